import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressMore } from '../testing/more-actions.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { address, button, openSetup, order, sent, signIn } from '../testing/setup-page.ts';
import { startServer } from '../testing/stand-in-server.ts';

const CAMPAIGN = '/admin/campaigns/c1/progress';

describe('a session that exists', () => {
  const setup = { challenges: ['web', 'easy'], hintPolicy: 'none', board: 'none', closesAt: '2099-01-05T09:30:12.345Z' } as const;

  it('is edited: what was not touched stays as it was', async () => {
    const server = startServer({ setups: { s2: { ...setup, challenges: [...setup.challenges] } } });
    openSetup('/admin/sessions/s2/edit');
    await expect.element(order().first()).toHaveTextContent('Mission web');
    await expect.element(page.getByText(/^Session M3RT-9WQA\. Changes hold at once/)).toBeVisible();
    await userEvent.fill(page.getByLabelText('Session name (optional)'), 'Nord');
    await userEvent.click(button('Save changes'));
    await expect.element(page.getByText('Session M3RT-9WQA was saved.')).toBeVisible();
    await expect.element(address()).toHaveTextContent(/^\/admin$/);
    expect(server.calls.some((call) => call.startsWith('PUT /admin/sessions/s2?version='))).toBe(true);
    expect(sent(server.calls, 'PUT')).toMatchObject({ name: 'Nord', ...setup });
  });

  it('is opened at its list from its campaign, and leads back there once it is saved', async () => {
    startServer();
    openSetup('/admin/sessions/s2/edit?back=campaign&campaign=c1#list');
    await expect.element(page.getByRole('heading', { name: 'People and teams' })).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'Campaign', exact: true })).toHaveAttribute('href', CAMPAIGN);
    await expect.element(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', CAMPAIGN);
    await userEvent.fill(page.getByLabelText('Who may log in (optional)'), 'ana@example.fr');
    await userEvent.click(button('Save changes'));
    await expect.element(address()).toHaveTextContent(CAMPAIGN);
  });

  it('says that more people are on the list than there are seats', async () => {
    const workshop = {
      ...{ startsAt: null, venue: null, audience: 'office' as const, expected: 1 },
      minutes: { welcome: 10, play: 30, debrief: 15, questions: 5 },
    };
    startServer({ setups: { s2: { workshop, durationMinutes: 30 } } });
    openSetup('/admin/sessions/s2/edit');
    await userEvent.fill(page.getByLabelText('Who may log in (optional)'), 'ana@example.fr');
    await expect.element(page.getByText(/^Changes hold|Session M3RT/).first()).toBeVisible();
    expect(page.getByText('invited, 1 seat only').elements()).toEqual([]);
    await userEvent.fill(page.getByLabelText('Who may log in (optional)'), 'ana@example.fr\nbob@example.fr');
    await expect.element(page.getByText('2 people invited, 1 seat only')).toBeVisible();
  });

  it('that is a workshop is moved to another day and place, and its opening with it', async () => {
    const workshop = {
      startsAt: new Date('2099-01-05T14:00').toISOString(),
      venue: 'Salle 2',
      audience: 'office',
      expected: 20,
      facilitator: 'marie',
      minutes: { welcome: 10, play: 30, debrief: 15, questions: 5 },
    } as const;
    const opensAt = new Date('2099-01-05T13:45').toISOString();
    const server = startServer({ setups: { s2: { workshop, opensAt, durationMinutes: 30, startBy: 'hand' } } });
    openSetup('/admin/sessions/s2/edit');
    const day = page.getByLabelText('When people are welcome (optional)');
    await expect.element(day).toHaveValue('2099-01-05T14:00');
    await userEvent.fill(day, '2099-01-07T09:30');
    await expect.element(page.getByLabelText('Opens at')).toHaveValue('2099-01-07T09:15');
    await userEvent.fill(page.getByLabelText('Where (optional)'), 'Salle Houat');
    await expect.element(page.getByLabelText('Who leads it (optional)')).toHaveValue('marie');
    await userEvent.fill(page.getByLabelText('Who leads it (optional)'), ' anne ');
    await userEvent.fill(page.getByLabelText('Welcome, minutes'), '5');
    await userEvent.fill(page.getByLabelText('How many seats (optional)'), 'vingt');
    await userEvent.click(button('Save changes'));
    await expect.element(page.getByLabelText('How many seats (optional)')).toHaveAccessibleDescription(/a whole number/);
    await userEvent.fill(page.getByLabelText('How many seats (optional)'), '');
    const unknown = { message: 'There is no account "anne" that may lead sessions.', field: 'workshop.facilitator' };
    server.fail('PUT /admin/sessions/s2', 400, unknown);
    await userEvent.click(button('Save changes'));
    await expect.element(page.getByLabelText('Who leads it (optional)')).toHaveAccessibleDescription(/no account "anne"/);
    server.recover();
    await userEvent.click(button('Save changes'));
    await expect.element(address()).toHaveTextContent(/^\/admin$/);
    expect(sent(server.calls, 'PUT')).toMatchObject({
      opensAt: new Date('2099-01-07T09:15').toISOString(),
      durationMinutes: 35,
      workshop: {
        ...workshop,
        startsAt: new Date('2099-01-07T09:30').toISOString(),
        venue: 'Salle Houat',
        facilitator: 'anne',
        expected: null,
        minutes: { ...workshop.minutes, welcome: 5, play: 35 },
      },
    });
  });

  it('keeps what a colleague changed, and more time that was given, since the form was opened', async () => {
    const server = startServer({ setups: { s2: { ...setup, challenges: [...setup.challenges] } } });
    openSetup('/admin/sessions/s2/edit');
    const name = page.getByLabelText('Session name (optional)');
    await expect.element(name).toHaveValue('');
    const since = { teams: ['Nord'], closesAt: '2099-01-05T09:35:12.345Z', name: 'Sud' };
    server.data.setups['s2'] = { ...server.data.setups['s2'], ...since };
    await userEvent.fill(name, 'Est');
    await userEvent.click(button('Save changes'));
    await expect.element(address()).toHaveTextContent(/^\/admin$/);
    expect(sent(server.calls, 'PUT')).toMatchObject({ ...setup, ...since, name: 'Est' });
  });

  it('is not saved over what a colleague changed too, until that was told', async () => {
    const server = startServer({
      setups: { s2: { ...setup, challenges: [...setup.challenges], durationMinutes: 45, closesAt: null } },
    });
    openSetup('/admin/sessions/s2/edit');
    const name = page.getByLabelText('Session name (optional)');
    const duration = page.getByLabelText('Duration in minutes (optional)');
    await expect.element(duration).toHaveValue('45');
    // Meanwhile a colleague started, extended and renamed the session.
    const closesAt = '2099-01-05T09:35:12.345Z';
    const colleague = (since: object) => {
      server.data.setups['s2'] = { ...server.data.setups['s2'], ...since };
    };
    colleague({ closesAt, board: 'full' });
    server.data.sessions = server.data.sessions.map((session) => (session.id === 's2' ? { ...session, name: 'Sud' } : session));
    await userEvent.fill(name, 'Est');
    await userEvent.fill(duration, '60');
    await userEvent.click(button('Save changes'));
    const told = page.getByText(/^Not saved yet: The session was changed since you began, last by ana\. You both changed/);
    await expect.element(told).toHaveTextContent('You both changed the name and the time.');
    await userEvent.click(button('Take theirs'));
    await expect.element(told).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Sud');
    await userEvent.fill(name, 'Est');
    colleague({ teams: ['Nord'] });
    await userEvent.click(button('Save changes'));
    await expect.element(address()).toHaveTextContent(/^\/admin$/);
    expect(sent(server.calls, 'PUT')).toMatchObject({
      ...setup,
      closesAt,
      board: 'full',
      durationMinutes: 45,
      teams: ['Nord'],
      name: 'Est',
    });
  });

  it('that was given more time while the sign-in had expired keeps it, and what was not saved', async () => {
    const server = startServer({ setups: { s2: { ...setup, challenges: [...setup.challenges] } } });
    openSetup('/admin/sessions/s2/edit');
    await userEvent.fill(page.getByLabelText('Session name (optional)'), 'Est');
    server.fail('PUT /admin/sessions/s2', 401);
    await userEvent.click(button('Save changes'));
    const since = { closesAt: '2099-01-05T09:35:12.345Z', teams: ['Nord'] };
    server.data.setups['s2'] = { ...server.data.setups['s2'], ...since };
    server.recover();
    await signIn();
    await userEvent.click(page.getByRole('link', { name: 'Go on with it' }));
    await expect.element(page.getByLabelText('Teams or departments (optional)')).toHaveValue('Nord');
    await userEvent.click(button('Save changes'));
    await expect.element(address()).toHaveTextContent(/^\/admin$/);
    expect(sent(server.calls, 'PUT')).toMatchObject({ ...setup, ...since, name: 'Est' });
  });

  it('shows its missions before the templates', async () => {
    startServer({ setups: { s1: { ...setup, challenges: [...setup.challenges] } } });
    openSetup('/admin/sessions/s1/edit');
    await expect.element(page.getByRole('heading', { name: 'Start from a template' })).toBeVisible();
    const order = page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
    expect(order.indexOf('Start from a template')).toBeGreaterThan(order.indexOf('Challenges'));
  });

  it('is asked about before a template replaces what people play, and can be put back', async () => {
    const server = startServer({ setups: { s1: { ...setup, challenges: [...setup.challenges] } } });
    openSetup('/admin/sessions/s1/edit');
    const template = button('Use this template');
    const question = page.getByRole('alertdialog', { name: 'Replace the missions of an open session?' });
    await userEvent.click(template);
    await expect.element(question).toBeVisible();
    await userEvent.click(button('Keep them'));
    await expect.element(order()).toHaveLength(2);
    await userEvent.click(template);
    await userEvent.click(button('Replace them'));
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(order()).toHaveLength(3);
    await userEvent.click(button('Undo'));
    await expect.element(order()).toHaveLength(2);
    await expect.element(order().first()).toHaveTextContent('Mission web');
    await expect.element(page.getByRole('heading', { name: 'Start from a template' })).toHaveFocus();
    await userEvent.click(button('Save changes'));
    await expect.element(address()).toHaveTextContent(/^\/admin$/);
    expect(sent(server.calls, 'PUT')).toMatchObject({ ...setup, durationMinutes: null });
  });

  it('that is closed is changed by a template at once', async () => {
    startServer({ setups: { s2: { ...setup, challenges: [...setup.challenges] } } });
    openSetup('/admin/sessions/s2/edit');
    await userEvent.click(button('Use this template'));
    await expect.element(order()).toHaveLength(3);
    await expect.element(button('Undo')).toBeVisible();
  });

  it('is edited from what the server holds now, not from an earlier visit', async () => {
    const server = startServer();
    renderConsole();
    const edit = async () => {
      await pressMore('M3RT-9WQA');
      await userEvent.click(page.getByRole('link', { name: 'Edit session M3RT-9WQA' }));
    };
    await edit();
    await expect.element(page.getByLabelText('Teams or departments (optional)')).toHaveValue('');
    await userEvent.click(page.getByRole('link', { name: 'Cancel' }));
    server.data.setups['s2'] = { teams: ['Nord'] };
    await edit();
    await expect.element(page.getByLabelText('Teams or departments (optional)')).toHaveValue('Nord');
  });

  it('is duplicated under a name of its own, for another time', async () => {
    const server = startServer({ setups: { s1: { ...setup, challenges: [...setup.challenges] } } });
    openSetup('/admin/new-session?from=s1');
    await expect.element(page.getByLabelText('Session name (optional)')).toHaveValue('Équipe achats (copy)');
    await userEvent.click(button('Create session'));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    const copy = { name: 'Équipe achats (copy)', challenges: ['web', 'easy'], hintPolicy: 'none', board: 'none', closesAt: null };
    expect(sent(server.calls, 'POST')).toMatchObject(copy);
  });

  it('that is gone is said to be gone', async () => {
    startServer();
    openSetup('/admin/sessions/s9/edit');
    await expect.element(page.getByText('There is no session with the id “s9”. It may have been deleted.')).toBeVisible();
  });

  it('is not for an observer to change', async () => {
    startServer({ role: 'observer' });
    openSetup('/admin/sessions/s1/edit');
    await expect
      .element(page.getByText(/^This page is for facilitators and administrators; your role is observer\./))
      .toBeVisible();
    await expect.element(button('Save changes')).not.toBeInTheDocument();
  });
});
