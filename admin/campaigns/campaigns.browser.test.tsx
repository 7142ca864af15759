import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarrier } from '../../tests/support/expect-no-barrier.ts';
import { aCampaign } from '../testing/a-campaign.ts';
import { threeMonths } from '../testing/a-return.ts';
import { renderConsole, watchDownloads } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const ONE = '/admin/campaigns/c1/progress';

beforeEach(() => page.viewport(1440, 900));

describe('the campaigns', () => {
  it('are listed by period, and a new one opens', async () => {
    const server = startServer();
    renderConsole('/admin/campaign-list');
    await expect.element(page.getByRole('row', { name: /^Automne 2026 23 Nov.*18 Dec 2026 Everybody 1$/ })).toBeVisible();
    await expectNoBarrier();
    await userEvent.click(page.getByRole('button', { name: 'New campaign' }));
    const dialog = page.getByRole('dialog', { name: 'New campaign' });
    await userEvent.click(dialog.getByRole('button', { name: 'Create the campaign' }));
    await expect.element(dialog.getByLabelText('Name')).toHaveFocus();
    await userEvent.fill(dialog.getByLabelText('Name'), ' Hiver ');
    await userEvent.fill(dialog.getByLabelText('First day'), '2027-01-10');
    await userEvent.fill(dialog.getByLabelText('Last day'), '2027-01-09');
    await expect.element(dialog.getByText('The last day is before the first.')).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Last day'), '2027-02-09');
    await userEvent.fill(dialog.getByLabelText('Departments (optional)'), 'Achats\n\n Paie \nAchats');
    await expectNoBarrier();
    await userEvent.click(dialog.getByRole('button', { name: 'Create the campaign' }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Hiver' })).toBeVisible();
    const sent = { name: 'Hiver', purpose: '', startsOn: '2027-01-10', endsOn: '2027-02-09', departments: ['Achats', 'Paie'] };
    expect(server.calls).toContain(`POST /admin/campaigns ${JSON.stringify(sent)}`);
  });

  it('offer the departments of the directory to tick, and keep one that has gone from it until it is unticked', async () => {
    const server = startServer({ departmentNames: ['Achats', 'Paie'] });
    server.data.campaigns = [{ ...aCampaign(), departments: ['Ventes'] }];
    renderConsole(ONE);
    await userEvent.click(page.getByRole('button', { name: 'Change the campaign' }));
    const dialog = page.getByRole('dialog', { name: 'Change the campaign' });
    await userEvent.click(dialog.getByLabelText('Paie'));
    await expect.element(dialog.getByLabelText('Ventes (nobody of the directory any more)')).toBeChecked();
    await expectNoBarrier();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect.poll(() => server.calls.find((call) => call.startsWith('PUT '))).toContain('"departments":["Paie","Ventes"]');
  });

  it('have a line for sessions that were deleted', async () => {
    const server = startServer();
    server.data.campaigns = [{ ...aCampaign(), deletedCame: 7 }];
    renderConsole(ONE);
    await expect.element(page.getByRole('row', { name: /^Deleted sessions .* 7/ })).toBeVisible();
  });

  it('say why they could not be loaded', async () => {
    const server = startServer();
    server.fail('GET /admin/campaigns', 503);
    renderConsole('/admin/campaign-list');
    await expect.element(page.getByText('Could not load the campaigns: refused for the test.')).toBeVisible();
  });
});

describe('a campaign', () => {
  it('says that nobody is expected, rather than that everybody came', async () => {
    const { data } = startServer();
    data.absent = [];
    data.campaigns = [{ ...aCampaign(), figures: { expected: 0, came: 0, finished: 0, outside: 0, departments: [], weeks: [] } }];
    renderConsole(ONE);
    const absent = page.getByRole('region', { name: 'Who has not come yet' });
    await expect.element(absent.getByText(/^Nobody is expected yet/)).toBeVisible();
  });

  it('says how many of those who came were erased since', async () => {
    const { data } = startServer();
    const campaign = aCampaign();
    data.campaigns = [{ ...campaign, figures: { ...campaign.figures, erased: 1 } }];
    renderConsole(ONE);
    await expect.element(page.getByText('Came: 1 of them was erased since, without a name in any list.')).toBeVisible();
  });

  it('tells how far it is, by department and by week, as figures', async () => {
    startServer();
    renderConsole(ONE);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Automne 2026' })).toBeVisible();
    for (const [term, value] of [
      ['Expected', '60'],
      ['Came', '4575%'],
      ['Finished', '3050%'],
      ['Not come yet', '1525%'],
    ] as const) {
      const fact = [...document.querySelectorAll('dl > div')].find((one) => one.querySelector('dt')?.textContent === term);
      expect(fact?.querySelector('dd')?.textContent).toBe(value);
    }
    await expect.element(page.getByText(/^1 person outside the list/)).toBeVisible();
    // 39 of 40 people attended: the share stays below 100 %.
    await expect.element(page.getByRole('row', { name: 'Achats et logistique 40 39 30 1 98%' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'Without a department 20 6 0 14 30%' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'of 30 Nov 0 40 67%' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'week of 7 Dec 5 45 75%' })).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /Équipe achats .* Salle Molène marie 20 12 11 of whom 1 not on the list/ }))
      .toBeVisible();
    await expectNoBarrier();
  });

  it('says, whenever it is come back to, that its figures are being read again, until they are', async () => {
    const server = startServer();
    renderConsole(ONE);
    await expect.element(page.getByRole('region', { name: 'Who has not come yet' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'All campaigns' }));
    const campaign = page.getByRole('link', { name: aCampaign().name });
    await expect.element(campaign).toBeVisible();
    let answer = () => {};
    server.waitFor(
      new Promise<void>((settle) => {
        answer = settle;
      }),
    );
    await userEvent.click(campaign);
    const notice = page.getByText('Refreshing the figures…');
    await expect.element(notice).toBeVisible();
    const busy = () => document.querySelector('[aria-busy="true"]')?.textContent;
    expect(busy()).toContain('Who has not come yet');
    answer();
    await expect.element(notice).not.toBeInTheDocument();
    expect(busy()).toBeUndefined();
  });

  it('lists who has not come, by department, and gives what is needed to write to them', async () => {
    startServer();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Who has not come yet' });
    await expect.element(panel.getByRole('row', { name: 'Zoé Roux zoe@example.fr Achats et logistique' })).toBeVisible();
    await expect.element(panel.getByRole('navigation', { name: 'Who has not come yet' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Copy 2 addresses' }));
    await expect.element(page.getByText('2 addresses copied.')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('zoe@example.fr; noel@example.fr');
    await expect
      .element(panel.getByRole('link', { name: 'Write in the mail program' }))
      .toHaveAttribute('href', expect.stringMatching(/^mailto:\?bcc=zoe@example\.fr,noel@example\.fr&subject=/));
    await userEvent.selectOptions(panel.getByLabelText('Department'), 'Without a department');
    await expect.element(panel.getByRole('row', { name: /^noel@example\.fr/ })).toBeVisible();
    await expect.element(panel.getByText('zoe@example.fr')).not.toBeInTheDocument();
    await expect.element(panel.getByRole('button', { name: 'Copy 1 address' })).toBeVisible();
  });

  it('tells who was invited and reminded, and notes whom the facilitator wrote to', async () => {
    const server = startServer();
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Who has not come yet' });
    const zoe = /^Zoé Roux zoe@example\.fr Achats et logistique sent on 20 Nov 2026/;
    await expect.element(panel.getByRole('row', { name: zoe })).toHaveTextContent(/—$/);
    await expect
      .element(panel.getByRole('row', { name: /^noel@example\.fr/ }))
      .toHaveTextContent(/noted as written on 27 Nov 2026 by marie, for “Achats”Take back the mark of noel@example.fr$/);
    await expect.element(panel.getByRole('heading', { name: 'Write to 2 people' })).toBeVisible();
    await userEvent.selectOptions(panel.getByLabelText('Mails'), 'Not yet reminded');
    await expect.element(panel.getByText('noel@example.fr')).not.toBeInTheDocument();
    await expect.element(panel.getByRole('heading', { name: 'Write to 1 person' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Note that 1 person is written to' }));
    const dialog = page.getByRole('dialog', { name: 'A reminder that you wrote yourself' });
    await expectNoBarrier();
    await userEvent.click(dialog.getByRole('button', { name: 'Note that 1 person is written to' }));
    await expect.element(page.getByText('Noted for 1 person.')).toBeVisible();
    // The list still shows its people, with the mark, and the focus stays on the button.
    await expect.element(panel.getByRole('row', { name: zoe })).toHaveTextContent(/noted as written on /);
    await expect.element(panel.getByRole('button', { name: 'Note that 2 people are written to' })).toHaveFocus();
    await userEvent.selectOptions(panel.getByLabelText('Mails'), 'Not yet reminded');
    await expect.element(panel.getByText('Everybody here had a reminder.')).toBeVisible();
    expect(server.calls.some((call) => call.startsWith('POST /admin/campaigns/c1/mails/copied?reminded=no '))).toBe(true);
  });

  it('takes back that somebody was written to: of one person, and of everybody who was just noted', async () => {
    const server = startServer();
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Who has not come yet' });
    await userEvent.click(panel.getByRole('button', { name: 'Take back the mark of noel@example.fr' }));
    await expect.element(panel.getByRole('row', { name: /^noel@example\.fr/ })).toHaveTextContent(/—$/);
    await userEvent.click(panel.getByRole('button', { name: 'Note that 2 people are written to' }));
    const dialog = page.getByRole('dialog', { name: 'A reminder that you wrote yourself' });
    await userEvent.click(dialog.getByRole('button', { name: 'Note that 2 people are written to' }));
    const undo = panel.getByRole('button', { name: 'Take back the mark of 2 people' });
    await userEvent.click(undo);
    await expect.element(undo).not.toBeInTheDocument();
    await expect.element(panel.getByRole('row', { name: /^noel@example\.fr/ })).toHaveTextContent(/—$/);
    expect(server.calls.filter((call) => call.includes('/withdrawal'))).toEqual([
      'POST /admin/mails/m1/withdrawal {"email":"noel@example.fr"}',
      'POST /admin/mails/m9/withdrawal {"email":null}',
    ]);
  });

  it('tells who is outside the list, and makes somebody the person who is meant', async () => {
    const server = startServer();
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Outside the list' });
    await expect
      .element(
        panel.getByRole('row', { name: /^zoe\.rouxx@example\.fr .*Équipe achats.* Perhaps Zoé Roux, zoe\.roux@example\.fr/ }),
      )
      .toBeVisible();
    await expectNoBarrier();
    await userEvent.click(panel.getByRole('button', { name: 'Rectify zoe.rouxx@example.fr' }));
    const dialog = page.getByRole('dialog', { name: 'Rectify zoe.rouxx@example.fr' });
    const right = dialog.getByLabelText(/^Right address/);
    await expect.element(right).toHaveValue('zoe.roux@example.fr');
    await userEvent.fill(right, '');
    await userEvent.click(dialog.getByRole('button', { name: 'Rectify' }));
    await expect.element(right).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(right, 'zoe.roux@example.fr');
    await userEvent.click(dialog.getByRole('button', { name: 'Rectify' }));
    await expect.element(page.getByText('Rectified: zoe.roux@example.fr.')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    const sent = { email: 'zoe.rouxx@example.fr', newEmail: 'zoe.roux@example.fr' };
    expect(server.calls).toContain(`POST /admin/campaigns/c1/outside/rectification ${JSON.stringify(sent)}`);
  });

  it('is in sections, each a link away, and covers nothing on a narrow screen', async () => {
    startServer();
    renderConsole(ONE);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect.element(links.first()).toBeVisible();
    const titles = links.elements().map((link) => link.textContent);
    expect(titles).toEqual(['Who is expected', 'Sessions', 'Invitations', 'Results', 'Law and data']);
    for (const link of links.elements()) {
      const section = document.querySelector(link.getAttribute('href') ?? '');
      expect(section?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
    await expect.element(page.getByText(/^Whom it expects, by the directory/)).toBeVisible();
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const list = page.getByRole('navigation', { name: 'On this page' }).element();
    expect(getComputedStyle(list).position).toBe('static');
  });

  it('says what stays three weeks later, in the language of the console', async () => {
    startServer();
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'What stays, at the return' });
    await expect
      .element(panel.getByText(/^Three weeks later, 12 people came back, of 20 who had this appointment\. Their group tells/))
      .toBeVisible();
    await expect.element(panel.getByText(/^14 people have this appointment: .* on 7 March 2027/)).toBeVisible();
    await expect.element(panel.getByRole('row', { name: /^Achats .*78% .*78% .* 56%$/ })).toBeVisible();
    await page.viewport(320, 900);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectNoBarrier();
  });

  it('leads to the report of its sessions to which somebody came', async () => {
    const server = startServer();
    renderConsole(ONE);
    const played = server.data.campaigns.find(({ id }) => id === 'c1')?.sessions.filter(({ came }) => came > 0) ?? [];
    expect(played.length).toBeGreaterThan(0);
    await userEvent.click(page.getByRole('link', { name: /^Report of the/ }));
    const chosen = played.map(({ id }) => id).join(',');
    await expect.element(page.getByTestId('address')).toHaveTextContent(`/admin/report?sessions=${chosen}`);
  });

  it('leads from each session to its list, its invitation, who came and its room', async () => {
    startServer();
    renderConsole(ONE);
    const row = page.getByRole('row', { name: /Équipe achats/ });
    await expect
      .element(row.getByRole('link', { name: /^Invite/ }))
      .toHaveAttribute('href', '/admin/sessions/s1/invite?back=campaign&campaign=c1');
    await expect
      .element(row.getByRole('link', { name: /^Participants/ }))
      .toHaveAttribute('href', '/admin/sessions/s1/players?back=campaign&campaign=c1');
    await expect
      .element(row.getByRole('link', { name: /^(List|Add the list)/ }))
      .toHaveAttribute('href', '/admin/sessions/s1/edit?back=campaign&campaign=c1#list');
    await expect
      .element(row.getByRole('link', { name: /^Open/ }))
      .toHaveAttribute('href', '/admin/sessions/s1/room?back=campaign&campaign=c1');
  });

  it('says how many of the invited have no seat', async () => {
    const server = startServer();
    const [session] = server.data.campaigns.find(({ id }) => id === 'c1')?.sessions ?? [];
    if (session) Object.assign(session, { invited: 20, seats: 12 });
    renderConsole(ONE);
    await expect.element(page.getByText('8 without a seat')).toBeVisible();
  });

  it('names what is still to come before it ends', async () => {
    startServer();
    renderConsole(ONE);
    await userEvent.click(page.getByRole('button', { name: 'End the campaign' }));
    const dialog = page.getByRole('dialog', { name: 'End the campaign' });
    await expect
      .element(dialog.getByText('1 session is still open or to come, and who comes to it will not count:'))
      .toBeVisible();
    await expect.element(dialog.getByText(/^K7QF-2MXD · Équipe achats · /)).toBeVisible();
    await expectNoBarrier();
  });

  it('says when it ended', async () => {
    const { data } = startServer();
    data.campaigns = [{ ...aCampaign(), endedAt: '2026-12-12T11:00:00.000Z' }];
    renderConsole(ONE);
    await expect.element(page.getByText('Ended on 12 Dec 2026')).toBeVisible();
  });

  it('tells three months of the same people beside three weeks', async () => {
    startServer({ returns: threeMonths() });
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Three months later' });
    await expect.element(panel.getByText(/Three weeks later, the same people’s group told true from false/)).toBeVisible();
    const [table] = panel.element().querySelectorAll('table');
    const moments = [...(table?.querySelectorAll('tbody th') ?? [])].map((moment) => moment.textContent?.split(',')[0]?.trim());
    expect(moments).toEqual(['At the first judgement', 'At the end of the session', 'Three weeks later', 'Three months later']);
    await expect.element(panel.getByText('Right from memory, three weeks later')).toBeVisible();
  });

  it('says why the figures of the returns are not there', async () => {
    const server = startServer();
    server.fail('GET /admin/campaigns/c1/returns', 503);
    renderConsole(ONE);
    await expect.element(page.getByText('Could not load the figures of the returns: refused for the test.')).toBeVisible();
  });

  it('names nobody on a shared screen before a press', async () => {
    startServer();
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Who has not come yet' });
    await expect.element(panel.getByText('zoe@example.fr')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Shared screen' }));
    await expect.element(panel.getByText('zoe@example.fr')).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Show all the same' }));
    await expect.element(panel.getByText('zoe@example.fr')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Shared screen' }));
  });

  it('proposes a make-up session, with its calendar entry', async () => {
    startServer({
      setups: {
        s1: {
          workshop: {
            startsAt: '2126-12-14T09:00:00.000Z',
            venue: 'Salle Molène',
            audience: 'office',
            expected: 20,
            minutes: { welcome: 10, play: 30, debrief: 15, questions: 5 },
          },
        },
      },
    });
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Who has not come yet' });
    await expect.element(panel.getByText(/Répondez à ce message/)).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Calendar entry' })).not.toBeInTheDocument();
    await userEvent.selectOptions(panel.getByLabelText('Make-up session'), 's1');
    await expect.element(panel.getByText(/14 décembre 2126 .* pour 60\sminutes\s: Salle Molène/)).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Calendar entry' })).toBeVisible();
  });

  it('leads to the company account from the calendar entry of a make-up session that asks for it', async () => {
    startServer({
      proposedMakeUp: 's1',
      setups: { s1: { playerLogin: 'provider', opensAt: '2126-12-14T09:00:00.000Z', durationMinutes: 45 } },
    });
    const files = watchDownloads();
    renderConsole(ONE);
    await userEvent.click(page.getByRole('button', { name: 'Calendar entry' }));
    const entry = await files[0]?.text;
    expect(entry?.replaceAll('\r\n ', '')).toContain('/compte#code=K7QF-2MXD');
    expect(entry).not.toContain('user-login');
  });

  it('offers nobody a workshop that has ended before its hour, and marks it', async () => {
    const ended = aCampaign().sessions.map((session) => ({ ...session, endedAt: '2126-12-14T08:00:00.000Z' }));
    startServer({ campaigns: [{ ...aCampaign(), sessions: ended }] });
    renderConsole(ONE);
    await expect.element(page.getByRole('row', { name: /Équipe achats.*Ended/ })).toBeVisible();
    const panel = page.getByRole('region', { name: 'Who has not come yet' });
    await expect.element(panel.getByText(/Répondez à ce message/)).toBeVisible();
    await expect.element(panel.getByLabelText('Make-up session')).not.toBeInTheDocument();
  });

  it('invites who has not come to the self-paced session, by its link and its last day', async () => {
    const [session] = aCampaign().sessions;
    if (!session) throw new Error('the campaign has a session');
    const paced = { opensAt: null, startBy: 'opening', workshop: null, closesAt: '2126-12-18T17:00:00.000Z' } as const;
    startServer({
      campaigns: [{ ...aCampaign(), sessions: [{ ...session, startsAt: null, selfPacedUntil: paced.closesAt }] }],
      proposedMakeUp: 's1',
      setups: { s1: paced },
    });
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Who has not come yet' });
    await expect.element(panel.getByLabelText('Make-up session')).toHaveValue('s1');
    await expect.element(panel.getByText(/à votre rythme.* jusqu’au mercredi 18 décembre 2126 .*#code=K7QF-2MXD/s)).toBeVisible();
    await expect.element(panel.getByText(/^Code de session\u00a0: K7QF-2MXD$/m)).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Calendar entry' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('row', { name: /Équipe achats.*Self-paced, until \w+ 18 Dec 2126/ })).toBeVisible();
  });

  it('tells when a self-paced session opens that is still to come', async () => {
    const [session] = aCampaign().sessions;
    if (!session) throw new Error('the campaign has a session');
    const paced = { startBy: 'opening', workshop: null, closesAt: '2126-12-18T17:00:00.000Z' } as const;
    startServer({
      campaigns: [{ ...aCampaign(), sessions: [{ ...session, startsAt: null, selfPacedUntil: paced.closesAt }] }],
      proposedMakeUp: 's1',
      setups: { s1: { ...paced, opensAt: '2126-12-02T08:00:00.000Z' } },
    });
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Who has not come yet' });
    await expect
      .element(panel.getByText(/à partir du lundi 2 décembre 2126 .* et jusqu’au mercredi 18 décembre 2126 /))
      .toBeVisible();
  });

  it('speaks of a reminder where everybody was invited, and else invites', async () => {
    const server = startServer({ proposedMakeUp: 's1' });
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Who has not come yet' });
    await expect.element(panel.getByText(/Vous n’avez pas encore pu participer/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Note that 2 people are written to' }));
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Note that 2 people are written to' }));
    await expect.poll(() => server.calls.some((call) => /mails\/copied .*"makeUp":"s1"/.test(call))).toBe(true);
  });

  it('invites where not everybody was invited before, and says so', async () => {
    const zoe = { email: 'zoe@example.fr', name: 'Zoé Roux', department: 'Paie', invited: null, reminded: null };
    startServer({ absent: [zoe] });
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Who has not come yet' });
    await expect
      .element(panel.getByText(/^1 of these people has had no invitation and no reminder: the text invites/))
      .toBeVisible();
    await expect.element(panel.getByText(/Nous vous invitons à l’atelier/)).toBeVisible();
    await expect.element(panel.getByText(/Vous n’avez pas encore pu/)).not.toBeInTheDocument();
  });

  it('warns that the list of the make-up session refuses some of them', async () => {
    const allowed = [{ entry: 'zoe@example.fr', team: null, name: null }];
    startServer({ setups: { s1: { allowed } } });
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Who has not come yet' });
    await userEvent.selectOptions(panel.getByLabelText('Make-up session'), 's1');
    await expect
      .element(panel.getByText(/^1 of the people shown here is not on the list of this session, and would be refused/))
      .toBeVisible();
    await expect
      .element(panel.getByRole('link', { name: 'Change its list' }))
      .toHaveAttribute('href', '/admin/sessions/s1/edit?back=campaign&campaign=c1#list');
  });

  it('makes workshops from a pasted table, once it was shown what each line makes', async () => {
    const server = startServer();
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Plan workshops from a table' });
    await userEvent.fill(
      panel.getByLabelText('Or paste a table'),
      'Titre\tDate\tHeure\tLieu\nAchats\t15/12/2126\t9h\tSalle 2\nPaie\t\t9h\tSalle 3\nVentes\t31/02/2127\t9h\tSalle 3',
    );
    await userEvent.click(panel.getByRole('button', { name: 'See what will be made' }));
    await expect.element(panel.getByRole('status').getByText(/^1 session to make/)).toBeVisible();
    await expect.element(panel.getByText('Day: a date, such as 12/01/2027.')).toBeVisible();
    await expect.element(panel.getByText('Day: there is no such day.')).toBeVisible();
    // If the table names no facilitator, the account leads the session, as the campaign's sessions will show.
    await expect.element(panel.getByRole('cell', { name: 'marie', exact: true })).toBeVisible();
    await expect.element(panel.getByRole('row', { name: /^Line 3 · Paie 09:00 Salle 3/ })).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Make 1 session' })).not.toBeInTheDocument();
    const made = () => server.calls.filter((call) => call.startsWith('POST /admin/campaigns/c1/workshops {'));
    await expectNoBarrier();

    await userEvent.fill(panel.getByLabelText('Or paste a table'), 'Titre\tDate\tHeure\tLieu\nAchats\t15/12/2126\t9h\tSalle 2');
    await userEvent.click(panel.getByRole('button', { name: 'See what will be made' }));
    await expect.element(panel.getByText('5 missions, 28 min')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Make 1 session' }));
    await expect.element(page.getByText('1 session made. It is in the campaign, under “Sessions”.')).toBeVisible();
    expect(made()).toHaveLength(1);
    expect(made()[0]).toContain('"day":"2126-12-15","time":"09:00"');
    await expect.element(panel.getByRole('row', { name: /Achats/ })).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.id).toBe('sessions');
  });

  it('says from when until when play runs that begins by itself', async () => {
    const server = startServer();
    const { workshop } = server.data.plannedRow;
    if (workshop === null) throw new Error('the row is a workshop');
    server.data.plannedRow = { ...server.data.plannedRow, workshop: { ...workshop, playMinutes: 40, start: 'opening' } };
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Plan workshops from a table' });
    await userEvent.fill(
      panel.getByLabelText('Or paste a table'),
      'Titre\tDate\tHeure\tDémarrage\nA\t15/12/2126\t9h\tl’ouverture',
    );
    await userEvent.click(panel.getByRole('button', { name: 'See what will be made' }));
    await expect.element(panel.getByText(/play from \d\d:00 to \d\d:40, without your starting it/)).toBeVisible();
  });

  it('names the departments that it does not know, what was probably meant, and those that there are', async () => {
    const server = startServer();
    server.data.plannedRow = {
      ...server.data.plannedRow,
      ...{ outcome: 'refused', workshop: null, refusals: ['departments'] },
      unknownDepartments: [
        { name: 'Compta', meant: 'Comptabilité' },
        { name: 'Quai', meant: null },
      ],
    };
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Plan workshops from a table' });
    await userEvent.fill(
      panel.getByLabelText('Or paste a table'),
      'Titre\tDate\tHeure\tIndices\tServices\nAchats\t15/12/2126\t9h\tgratuits\tCompta;Quai',
    );
    await userEvent.click(panel.getByRole('button', { name: 'See what will be made' }));
    await expect.element(panel.getByText('“Compta” is none of them; is “Comptabilité” meant?')).toBeVisible();
    await expect.element(panel.getByText('“Quai” is none of them.')).toBeVisible();
    await expect
      .element(panel.getByText('Departments that the campaign expects: Comptabilité, Ressources humaines.'))
      .toBeVisible();
    await expect.element(panel.getByRole('cell', { name: 'free hints' })).toBeVisible();
  });

  it('warns that only this computer reaches the address in the text, unless the room has one', async () => {
    const server = startServer();
    server.data.addresses = [];
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Who has not come yet' });
    await userEvent.selectOptions(panel.getByLabelText('Make-up session'), 's1');
    await expect.element(panel.getByText(/^Only this computer reaches localhost:\d+: start Vigie for the room/)).toBeVisible();
  });

  it('does not warn where the room has an address', async () => {
    const server = startServer({ addresses: ['https://192.0.2.5:8443'] });
    renderConsole(ONE);
    const panel = page.getByRole('region', { name: 'Who has not come yet' });
    await userEvent.selectOptions(panel.getByLabelText('Make-up session'), 's1');
    for (const asked of [/addresses$/, /sessions\/s1$/])
      await expect.poll(() => server.calls.some((call) => asked.test(call))).toBe(true);
    await expect.element(panel.getByText(/^Only this computer reaches/)).not.toBeInTheDocument();
  });

  it('asks before a session is taken out, and says who is no longer asked back', async () => {
    const server = startServer();
    server.data.returnPlan = {
      ...server.data.returnPlan,
      sessions: [
        { session: 's1', kind: 'weeks-3', people: 1 },
        { session: 's1', kind: 'months-3', people: 40 },
        { session: 's3', kind: 'months-3', people: 7 },
      ],
    };
    renderConsole(ONE);
    await userEvent.click(page.getByRole('button', { name: /^Take out/ }));
    const dialog = page.getByRole('dialog', { name: /^Take .*Équipe achats.* out of the campaign$/ });
    await expect.element(dialog.getByText('Three weeks after they came: 1 person')).toBeVisible();
    expect(dialog.getByRole('listitem').elements()).toHaveLength(2);
    await expectNoBarrier();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(server.calls).not.toContain('DELETE /admin/campaigns/c1/sessions/s1');
    server.data.returnPlan = { ...server.data.returnPlan, sessions: [] };
    await userEvent.click(page.getByRole('button', { name: /^Take out/ }));
    await expect.element(dialog.getByText(/not even when the session is put back/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Take out' }));
    await expect.element(page.getByText(/Équipe achats.* is no longer in the campaign/)).toBeVisible();
    expect(server.calls).toContain('DELETE /admin/campaigns/c1/sessions/s1');
  });

  it('takes a session in, and ends', async () => {
    const server = startServer();
    renderConsole(ONE);
    await userEvent.click(page.getByRole('button', { name: 'Add to the campaign' }));
    await expect.element(page.getByRole('row', { name: /^M3RT-9WQA/ })).toBeVisible();
    expect(server.calls).toContain('PUT /admin/campaigns/c1/sessions/s2');
    await userEvent.click(page.getByRole('button', { name: 'End the campaign' }));
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'End the campaign' }));
    await expect.element(page.getByText('Its figures are those of its end, and no longer change.')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Who has not come yet' })).not.toBeInTheDocument();
  });

  it('is only read by an observer', async () => {
    startServer({ role: 'observer' });
    renderConsole(ONE);
    await expect.element(page.getByRole('region', { name: 'Sessions' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Who has not come yet' })).not.toBeInTheDocument();
    for (const name of [
      'Change the campaign',
      'End the campaign',
      'Delete the campaign',
      'Add to the campaign',
      'See what will be made',
      /^Take out/,
    ])
      expect(page.getByRole('button', { name }).elements()).toEqual([]);
  });
});
