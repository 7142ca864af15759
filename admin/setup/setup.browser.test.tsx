import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { catalogueEntry } from '../testing/a-catalogue-entry.ts';
import { address, button, CATALOGUE, open, openSetup, order, sent } from '../testing/setup-page.ts';
import { startServer } from '../testing/stand-in-server.ts';

/** The option with this label in the group 'What is played'. */
const played = (label: string) => page.getByRole('group', { name: 'What is played' }).getByLabelText(label);

describe('a new session', () => {
  it('is set up from a template, and its code is shown', async () => {
    const server = startServer();
    openSetup('/admin/new-session');
    await expect.element(page.getByRole('heading', { name: 'Set up a session' })).toHaveFocus();
    await userEvent.click(button('Use this template'));
    await expect
      .element(
        page.getByText(
          'Everyone at the office, 30 minutes is used: 3 missions, 15 min for 15 min of play, with 5 min to welcome, 5 to debrief and 5 for questions.',
        ),
      )
      .toBeInTheDocument();
    await userEvent.fill(page.getByLabelText('Session name (optional)'), 'Achats');
    await open('What hints cost');
    await userEvent.click(page.getByLabelText('Free', { exact: true }));
    await open('What players see of each other');
    await userEvent.click(page.getByLabelText('Neighbours only', { exact: true }));
    await userEvent.click(page.getByLabelText('When I start it', { exact: true }));
    await open('Open and close by the clock');
    await userEvent.fill(page.getByLabelText('Opens at (optional)'), '2099-01-05T09:30');
    await userEvent.fill(page.getByLabelText('Who may log in (optional)'), 'ana@example.fr\n@brevelle.example;Nord');
    await expect.element(page.getByText('This team of the list will be added to the session: Nord.')).toBeVisible();
    await expect
      .element(
        page.getByText(
          /^3 missions, 15 min, opens Mon 5 Jan 2099 09:30, ends 15 min after you start it, hints are free, players see their neighbours only, 1 team, 1 person and everyone of 1 domain invited\.$/,
        ),
      )
      .toBeVisible();
    await userEvent.click(button('Create session'));
    const alert = page.getByRole('alertdialog', { name: 'Session created. Share the code with players.' });
    await expect.element(alert).toHaveTextContent('P4XW-7KDR');
    expect(sent(server.calls, 'POST')).toEqual({
      name: 'Achats',
      challenges: ['easy', 'find', 'odd'],
      durationMinutes: 15,
      opensAt: new Date('2099-01-05T09:30').toISOString(),
      closesAt: null,
      startBy: 'hand',
      hintPolicy: 'free',
      board: 'neighbours',
      personalCodes: false,
      fleet: true,
      door: 'open',
      playerLogin: 'email',
      reporting: null,
      teams: ['Nord'],
      allowed: [
        { entry: 'ana@example.fr', team: null, name: null },
        { entry: '@brevelle.example', team: 'Nord', name: null },
      ],
      workshop: null,
    });
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await expect.element(address()).toHaveTextContent(/^\/admin$/);
  });

  it('offers the company’s account where a provider is set up for players, and nowhere else', async () => {
    const server = startServer({ playerProviders: ['Staff directory'] });
    openSetup('/admin/new-session', CATALOGUE);
    await open('How players come in');
    await expect.element(page.getByText(/^Each signs in at Staff directory/)).toBeVisible();
    await userEvent.click(page.getByLabelText('Players come with the company’s account'));
    await expect.element(page.getByText(/, with the company’s account, /)).toBeVisible();
    await userEvent.click(button('Create session'));
    await expect.element(page.getByRole('alertdialog', { name: /^Session created/ })).toBeVisible();
    expect(sent(server.calls, 'POST')).toMatchObject({ playerLogin: 'provider' });
  });

  it('says nothing of the company’s account where no provider is set up for players', async () => {
    startServer();
    openSetup('/admin/new-session', CATALOGUE);
    await expect.element(page.getByText('The door', { exact: true })).toBeVisible();
    expect(page.getByText('How players come in').query()).toBeNull();
  });

  it('is offered a template for whom and how long by keyboard alone, which it says before and after', async () => {
    const server = startServer();
    const accounts = { audiences: ['accounts-hr'], difficulty: 'Facile' } satisfies Partial<CatalogueEntry>;
    const pay = catalogueEntry('pay', { ...accounts, themes: ['payment'], duration: 6 });
    const people = catalogueEntry('people', { ...accounts, themes: ['personal-data'], duration: 18 });
    openSetup('/admin/new-session', [...CATALOGUE, pay, people]);
    const templates = page.getByRole('region', { name: 'Start from a template' });
    const says = templates.getByRole('status').first();
    await expect
      .element(says)
      .toHaveTextContent(
        'Everyone at the office, 30 minutes: 3 missions, 15 min for 15 min of play, with 5 min to welcome, 5 to debrief and 5 for questions.',
      );
    page.getByLabelText('Everyone at the office').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .element(says)
      .toHaveTextContent(
        'Accounts and HR, 30 minutes: 1 mission, 6 min for 15 min of play, with 5 min to welcome, 5 to debrief and 5 for questions.',
      );
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.element(page.getByLabelText('45 min')).toHaveFocus();
    await expect
      .element(says)
      .toHaveTextContent(
        'Accounts and HR, 45 minutes: 2 missions, 24 min for 25 min of play, with 5 min to welcome, 10 to debrief and 5 for questions.',
      );
    await userEvent.keyboard('{Tab}{Enter}');
    const used = button('Template in use');
    await expect.element(used).toHaveFocus();
    await expect.element(page.getByLabelText('Duration in minutes (optional)')).toHaveValue('25');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(played('Everything classic')).toBeChecked();
    await expect.element(page.getByText('Missions and duration are as they were before.')).toBeInTheDocument();
    await userEvent.click(page.getByRole('radio', { name: 'Technical teams' }));
    await expect.element(page.getByText(/^No mission of the catalogue fits/)).toBeVisible();
    await userEvent.click(templates.getByRole('radio', { name: 'Everything classic' }));
    await expect.element(says).toHaveTextContent('Everything classic: 7 missions, 67 min of play.');
    await expect.element(page.getByLabelText('45 min')).toBeDisabled();
    await expect.element(used).toBeVisible();
    expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  it('is put in order by keyboard, aloud, with the focus where it was', async () => {
    const server = startServer();
    openSetup('/admin/new-session');
    await userEvent.click(page.getByLabelText('A selection'));
    for (const key of ['easy', 'find', 'web']) await userEvent.click(page.getByLabelText(`Mission ${key}`));
    await expect.element(page.getByText('3 missions, 18 min.', { exact: true })).toBeVisible();
    button('Move up Mission web').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Mission web: now 2 of 3.')).toBeInTheDocument();
    await expect.element(button('Move up Mission web')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(order().first()).toHaveTextContent('Mission web');
    await expect.element(button('Move up Mission web')).toHaveFocus();
    button('Move down Mission easy').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('Mission easy: now 3 of 3.')).toBeInTheDocument();
    await expect.element(button('Move down Mission easy')).toHaveFocus();
    button('Remove Mission web').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Remove Mission find')).toHaveFocus();
    await userEvent.click(button('Create session'));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(sent(server.calls, 'POST').challenges).toEqual(['find', 'easy']);
  });

  it('plays a whole programme, or a selection that begins with one, and keeps what had been selected', async () => {
    const server = startServer();
    const office = [
      catalogueEntry('later', { programme: 'bureau-2026', difficulty: 'Moyen', duration: 3 }),
      catalogueEntry('first', { programme: 'bureau-2026', difficulty: 'Facile', duration: 4 }),
    ];
    openSetup('/admin/new-session', [...CATALOGUE, ...office]);
    const whole = played('Au bureau, en 2026');
    const selection = played('A selection');
    await expect.element(played('Everything classic')).toBeChecked();
    await expect.element(page.getByText('5 missions, 43 min.', { exact: true })).toBeVisible();
    await userEvent.click(whole);
    await expect.element(page.getByText('2 missions, 7 min.', { exact: true })).toBeVisible();
    await expect.element(order()).not.toBeInTheDocument();
    await userEvent.click(selection);
    await expect.element(page.getByRole('heading', { level: 3, name: 'Au bureau, en 2026' })).toBeVisible();
    expect(order().elements()).toHaveLength(2);
    await userEvent.click(page.getByLabelText('Mission later'));
    await userEvent.click(page.getByLabelText('Mission later'));
    await expect.element(selection).toBeChecked();
    await userEvent.click(page.getByLabelText('Mission easy'));
    await userEvent.click(whole);
    await expect.element(order()).not.toBeInTheDocument();
    await userEvent.click(selection);
    await expect.poll(() => order().elements().length).toBe(3);
    await userEvent.click(whole);
    await userEvent.click(button('Create session'));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(sent(server.calls, 'POST').challenges).toEqual(['first', 'later']);
  });

  it('takes a list of people from a CSV file, and stops for lines that it could not read', async () => {
    const server = startServer();
    openSetup('/admin/new-session');
    const list = page.getByLabelText('Who may log in (optional)');
    await userEvent.fill(list, 'zoe@example.fr');
    const load = (text: string) =>
      userEvent.upload(page.getByLabelText('Load a CSV file'), new File([text], 'people.csv', { type: 'text/csv' }));
    await load('Nom;E-mail;Service\nA;ana@example.fr;Nord\nB;bob;\n');
    await expect.element(page.getByText('1 person read from people.csv.')).toBeVisible();
    await expect.element(page.getByText(/^Line 3 “bob”: neither an e-mail nor an @domain/)).toBeVisible();
    await expect.element(list).toHaveValue('zoe@example.fr\nA <ana@example.fr>;Nord');
    await userEvent.click(button('Create session'));
    await expect.element(list).toHaveFocus();
    expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
    await load('Nom;E-mail;Service\nA;ana@example.fr;Nord\nB;bob@example.fr;\n');
    await expect.element(list).toHaveValue('zoe@example.fr\nA <ana@example.fr>;Nord\nB <bob@example.fr>');
    await userEvent.click(button('Create session'));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(sent(server.calls, 'POST').allowed).toHaveLength(3);
  });

  it('corrects a domain that is nearly that of the others, by one press', async () => {
    startServer();
    openSetup('/admin/new-session');
    const list = page.getByLabelText('Who may log in (optional)');
    const others = ['ana', 'bob', 'eve'].map((name) => `${name}@brevelle.example`).join('\n');
    await userEvent.fill(list, `${others}\nLéa Roux <lea@brevelle.exmaple>`);
    await userEvent.click(button('Correct it to lea@brevelle.example'));
    await expect.element(list).toHaveValue(`${others}\nLéa Roux <lea@brevelle.example>`);
    await expect.element(list).toHaveFocus();
    await expect.element(page.getByText(/Did you mean/)).not.toBeInTheDocument();
  });

  it('questions who is on the list twice, and goes on as it is', async () => {
    const server = startServer();
    openSetup('/admin/new-session');
    const list = page.getByLabelText('Who may log in (optional)');
    await userEvent.fill(list, 'ana@example.fr;Comptabilité\nana@example.fr;RH');
    await expect
      .element(
        page.getByText(
          /^Line 2 “ana@example.fr”: in RH here, and in Comptabilité on line 1\. .*: remove the line that is wrong\.$/,
        ),
      )
      .toBeVisible();
    await userEvent.click(button('Create session'));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(sent(server.calls, 'POST')).toMatchObject({ allowed: [{ entry: 'ana@example.fr', team: 'RH' }], teams: ['RH'] });
  });

  it('says who is twice in a file that was loaded', async () => {
    startServer();
    openSetup('/admin/new-session');
    const text = 'E-mail;Service\nana@example.fr;Comptabilité\nana@example.fr;RH\n';
    await userEvent.upload(page.getByLabelText('Load a CSV file'), new File([text], 'people.csv', { type: 'text/csv' }));
    await expect.element(page.getByText('1 entry of people.csv to look at again:')).toBeVisible();
    await expect.element(page.getByLabelText('Who may log in (optional)')).toHaveValue('ana@example.fr;RH');
  });

  it('goes on without unread lines of a file once that was said', async () => {
    const server = startServer();
    openSetup('/admin/new-session');
    const transfer = new DataTransfer();
    transfer.items.add(new File(['nobody'], 'people.txt', { type: 'text/plain' }));
    const drop = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
    await expect.element(page.getByLabelText('Who may log in (optional)')).toBeVisible();
    expect(page.getByLabelText('Who may log in (optional)').element().dispatchEvent(drop)).toBe(false);
    await expect.element(page.getByText('Nobody read from people.txt.')).toBeVisible();
    await userEvent.click(button('Create session'));
    await expect.element(page.getByText(/^Correct or remove the lines/)).toBeVisible();
    await userEvent.click(button('Leave out what people.txt has unread'));
    await expect.element(page.getByText(/^Correct or remove the lines|^Not saved yet/)).not.toBeInTheDocument();
    await userEvent.click(button('Create session'));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(sent(server.calls, 'POST').allowed).toEqual([]);
  });

  it('takes the recipients of a message for people, none of them for a team', async () => {
    const server = startServer();
    openSetup('/admin/new-session');
    const pasted = 'eloise.dupont@example.fr; Noël Léger <noel.leger@example.fr>; martin@example.fr';
    await userEvent.fill(page.getByLabelText('Who may log in (optional)'), pasted);
    await expect.element(page.getByText('On the list: 3 people.')).toBeVisible();
    await expect.element(page.getByText(/^1 name is kept with the e-mails/)).toBeVisible();
    await userEvent.click(button('Create session'));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(sent(server.calls, 'POST')).toMatchObject({
      teams: [],
      allowed: [
        { entry: 'eloise.dupont@example.fr', team: null, name: null },
        { entry: 'noel.leger@example.fr', team: null, name: 'Noël Léger' },
        { entry: 'martin@example.fr', team: null, name: null },
      ],
    });
  });

  it('says at the field what is wrong, before the server is asked and after', async () => {
    const server = startServer();
    openSetup('/admin/new-session');
    await open('Open and close by the clock');
    await userEvent.fill(page.getByLabelText('Opens at (optional)'), '2099-01-05T09:30');
    const closes = page.getByLabelText('Closes at (optional)');
    await userEvent.fill(closes, '2099-01-05T09:00');
    await open('Open and close by the clock');
    await expect.element(closes).not.toBeVisible();
    await userEvent.click(button('Create session'));
    await expect.element(page.getByText('The session must close after it opens.')).toBeVisible();
    await expect.element(closes).toHaveFocus();
    expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
    await userEvent.fill(closes, '2099-01-05T10:00');
    server.fail('POST /admin/sessions', 400, { field: 'teams.0' });
    await userEvent.click(button('Create session'));
    const teams = page.getByLabelText('Teams or departments (optional)');
    await expect.element(teams).toHaveAccessibleDescription(/refused for the test\./);
    await expect.element(teams).toHaveFocus();
    server.fail('POST /admin/sessions', 400);
    await userEvent.click(button('Create session'));
    await expect.element(page.getByText('Could not save the session: refused for the test.')).toBeVisible();
  });

  it('says where players report, over what the installation says', async () => {
    const server = startServer({ reporting: { email: 'signaler@brevelle.example', phone: '01 99 00 12 34', button: null } });
    openSetup('/admin/new-session');
    const email = page.getByLabelText('E-mail address (optional)');
    const phone = page.getByLabelText('Telephone (optional)');
    const mailButton = page.getByLabelText('Report button of the mail program (optional)');
    await expect.element(email).toHaveAccessibleDescription('This installation: signaler@brevelle.example');
    await expect.element(mailButton).toHaveAccessibleDescription('This installation names none.');
    await userEvent.fill(email, 'soc at quai.example');
    await userEvent.fill(mailButton, ' Signaler ');
    await userEvent.click(button('Create session'));
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription(/This is not an e-mail address\./);
    expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
    await userEvent.fill(email, 'soc@quai.example');
    server.fail('POST /admin/sessions', 400, { field: 'reporting.phone' });
    await userEvent.click(button('Create session'));
    await expect.element(phone).toHaveAccessibleDescription(/refused for the test\./);
    await expect.element(phone).toHaveFocus();
    server.recover();
    await userEvent.click(button('Create session'));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(sent(server.calls, 'POST')).toMatchObject({
      reporting: { email: 'soc@quai.example', phone: null, button: 'Signaler' },
    });
  });

  it('says that players are told nothing where nobody set anything', async () => {
    startServer();
    openSetup('/admin/new-session');
    const silence = page.getByText(/^Nothing is set: /);
    await expect.element(silence).toBeVisible();
    await userEvent.fill(page.getByLabelText('Telephone (optional)'), '01 99 00 12 34');
    await expect.element(silence).not.toBeInTheDocument();
  });

  it('is not waited for without end where the line is dead', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = startServer();
    openSetup('/admin/new-session');
    await expect.element(button('Create session')).toBeVisible();
    server.waitFor(new Promise(() => {}));
    await userEvent.click(button('Create session'));
    await vi.waitFor(() => expect(server.calls.at(-1)).toMatch('POST /admin/sessions'));
    await vi.advanceTimersByTimeAsync(30_000);
    await expect.element(page.getByText('Could not save the session: the server took too long to answer.')).toBeVisible();
    await expect.element(button('Create session')).toBeEnabled();
  });

  it('is made once, however often it is sent', async () => {
    const server = startServer();
    server.fail('POST /admin/sessions', 503);
    openSetup('/admin/new-session');
    await userEvent.click(button('Create session'));
    await expect.element(page.getByText('Could not save the session: refused for the test.')).toBeVisible();
    server.recover();
    await userEvent.click(button('Create session'));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(server.keys).toEqual([server.keys[0], server.keys[0]]);
  });
});
