import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogueEntry } from '../testing/a-catalogue-entry.ts';
import { participant } from '../testing/a-participant.ts';
import { renderConsole, watchDownloads } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const CATALOGUE = [catalogueEntry('caesar', { title: 'Le message décalé' })];
const openPage = (path: string) => renderConsole(path, { catalogue: CATALOGUE });
/** 120 participants: more than two pages. */
const CROWD = [
  participant('p1', 'ana@example.fr', 4.75),
  ...Array.from({ length: 119 }, (_, index) => participant(`c${index}`, `ana.${index}@example.fr`, 1)),
];

const dialog = () => page.getByRole('dialog');

describe('participants of a session', () => {
  it('lists them, and sorts, searches and pages on the server', async () => {
    const server = startServer({ participants: CROWD });
    openPage('/admin/sessions/s1/players');
    await expect.element(page.getByRole('heading', { name: 'Équipe achats K7QF-2MXD' })).toHaveFocus();
    await expect.element(page.getByRole('row', { name: /^ana@example.fr/ })).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await expect.element(page.getByText('51–100 of 120')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Participant', exact: true }));
    await expect.element(page.getByText('1–50 of 120')).toBeVisible();
    await userEvent.fill(page.getByLabelText('Search by e-mail, name or team'), 'zoe');
    await expect.element(page.getByText('Nobody matches “zoe”. Clear the search to see everyone.')).toBeVisible();
    await expect
      .element(page.getByTestId('address'))
      .toHaveTextContent('/admin/sessions/s1/players?search=zoe&sort=username&order=asc');
    const list = '/admin/sessions/s1/participants';
    expect(server.calls).toContain(`GET ${list}?sort=score&order=desc&limit=50&offset=50`);
    expect(server.calls).toContain(`GET ${list}?sort=username&order=asc&limit=50&offset=0`);
    expect(server.calls).toContain(`GET ${list}?sort=username&order=asc&limit=50&offset=0&search=zoe`);
  });

  it('opens the last page for an address beyond it', async () => {
    startServer({ participants: CROWD });
    openPage('/admin/sessions/s1/players?page=9');
    await expect.element(page.getByText('101–120 of 120')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /^ana\.118@example\.fr/ })).toBeVisible();
    await expect.element(page.getByTestId('address')).toHaveTextContent('/admin/sessions/s1/players?page=3');
  });

  it('are a short list of cards on a telephone, and keep their sort marks on a tablet', async () => {
    await page.viewport(390, 844);
    startServer({ participants: CROWD.slice(0, 20) });
    openPage('/admin/sessions/s1/players');
    await expect.element(page.getByRole('row', { name: /^ana@example.fr/ })).toBeVisible();
    expect(document.querySelector('main')?.getBoundingClientRect().height).toBeLessThan(2800);
    const [name, , , , joined] = page.getByRole('row', { name: /^ana@example.fr/ }).element().children;
    expect(getComputedStyle(joined ?? document.body).paddingInlineStart).toBe('0px');
    expect(name?.textContent).toBe('ana@example.fr, on the boards Goéland p1');
    const heading = page.getByRole('columnheader', { name: 'Joined' }).element();
    expect(getComputedStyle(heading).paddingInlineStart).toBe('0px');
    await page.viewport(820, 1180);
    for (const mark of document.querySelectorAll('thead svg')) expect(mark.getBoundingClientRect().width).toBe(14);
    await page.viewport(1280, 800);
  });

  it('an e-mail goes on in the next line after its at sign, not within a word', async () => {
    await page.viewport(820, 1180);
    startServer({
      participants: [{ ...participant('p1', 'brahim.benouali@brevelle.example', 4), team: 'Administration' }],
    });
    openPage('/admin/sessions/s1/players');
    const link = page.getByRole('link', { name: 'brahim.benouali@brevelle.example' });
    await expect.element(link).toBeVisible();
    const halves = [...link.element().childNodes].filter((node) => node instanceof Text);
    expect(halves.map(({ data }) => data)).toEqual(['brahim.benouali@', 'brevelle.example']);
    const lines = halves.map((half) => {
      const range = document.createRange();
      range.selectNode(half);
      return range.getClientRects().length;
    });
    expect(lines).toEqual([1, 1]);
    await page.viewport(1280, 800);
  });

  it('begins where its address says, whatever it says', async () => {
    const server = startServer({ participants: CROWD });
    openPage('/admin/sessions/s1/players?search=ana&sort=joined&order=asc&page=2');
    await expect.element(page.getByText('51–100 of 120')).toBeVisible();
    await expect.element(page.getByLabelText('Search by e-mail, name or team')).toHaveValue('ana');
    expect(server.calls).toContain('GET /admin/sessions/s1/participants?sort=joined&order=asc&limit=50&offset=50&search=ana');
    openPage('/admin/sessions/s1/players?sort=nonsense&page=-1');
    await expect
      .poll(() => server.calls)
      .toContain('GET /admin/sessions/s1/participants?sort=score&order=desc&limit=50&offset=0');
  });

  it('saves a file for a French spreadsheet, as the server made it', async () => {
    const server = startServer();
    const files = watchDownloads();
    openPage('/admin/sessions/s1/players');
    await userEvent.click(page.getByRole('button', { name: 'Spreadsheet (French)…' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Solves' }));
    await expect.element(page.getByText('Saved as vigie-solves-K7QF-2MXD.csv.')).toBeVisible();
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(server.calls).toContain(`GET /admin/exports/solves?session=s1&zone=${encodeURIComponent(timeZone)}`);
    expect(files.map(({ name }) => name)).toEqual(['vigie-solves-K7QF-2MXD.csv']);
  });

  it('takes one person out from the list, once it has said what that does and what is kept', async () => {
    const server = startServer();
    openPage('/admin/sessions/s1/players');
    await userEvent.click(page.getByRole('button', { name: 'Remove ana@example.fr' }));
    await expect
      .element(dialog().getByText(/a report that was drawn up before keeps its figures\. Nothing is deleted/))
      .toBeVisible();
    await userEvent.fill(dialog().getByLabelText('Reason'), 'left the room');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('ana@example.fr was removed.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Reinstate ana@example.fr' })).toHaveFocus();
    expect(server.calls).toContain('POST /admin/participants/p1/removal {"reason":"left the room"}');
  });

  it('lets an observer take nobody out', async () => {
    startServer({ role: 'observer' });
    openPage('/admin/sessions/s1/players');
    await expect.element(page.getByRole('link', { name: 'ana@example.fr' })).toBeVisible();
    expect(page.getByRole('button', { name: /Remove/ }).query()).toBeNull();
  });

  it('removes everybody who came between two times and never played, once it has said how many', async () => {
    const server = startServer({ participants: CROWD });
    openPage('/admin/sessions/s1/players');
    await userEvent.click(page.getByRole('button', { name: 'Remove who never played…' }));
    await userEvent.fill(dialog().getByLabelText('Came from'), '2026-11-21T10:02');
    await userEvent.click(dialog().getByRole('button', { name: 'Remove them' }));
    await expect.element(dialog().getByText('Choose a time, the second after the first.')).toBeVisible();
    await userEvent.fill(dialog().getByLabelText('until'), '2026-11-21T10:03');
    await expect.element(dialog().getByText(/came then and never played/)).toBeVisible();
    await userEvent.fill(dialog().getByLabelText('Reason'), 'invented people');
    await userEvent.click(dialog().getByRole('button', { name: 'Remove them' }));
    await expect.element(page.getByText(/were removed\./)).toBeVisible();
    expect(server.calls.some((call) => call.includes('/unplayed/removal'))).toBe(true);
  });

  it('says when the export fails, and keeps the choice open', async () => {
    const server = startServer();
    server.fail('GET /admin/exports/hints', 503);
    openPage('/admin/sessions/s1/players');
    await userEvent.click(page.getByRole('button', { name: 'Spreadsheet (French)…' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Hints' }));
    await expect.element(dialog().getByText('Could not make the file: refused for the test.')).toBeVisible();
  });
});

describe('a participant', () => {
  it('adjusts points for a reason, and sends again under the same key after a failure', async () => {
    const server = startServer();
    server.fail('POST /admin/participants/p1/adjustments', 503);
    openPage('/admin/players/p1');
    await userEvent.click(page.getByRole('button', { name: 'Adjust points' }));
    await expect.element(dialog().getByRole('textbox', { name: 'Points' })).toHaveFocus();
    await userEvent.click(dialog().getByRole('button', { name: 'Adjust points' }));
    await expect.element(dialog().getByText('Say why, in at least 3 letters.')).toBeVisible();
    await expect.element(dialog().getByLabelText('Reason')).toHaveFocus();
    await userEvent.fill(dialog().getByLabelText('Points'), '-1,5');
    await expect.element(dialog().getByText(/which is 4\.75 and becomes 3\.25 \(-1\.5\)/)).toBeVisible();
    await userEvent.fill(dialog().getByLabelText('Reason'), 'helped by a neighbour');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByText('Could not make the correction: refused for the test.')).toBeVisible();
    server.recover();
    // A colleague changed the score first: the call is refused, and the dialog shows the new score.
    server.fail('POST /admin/participants/p1/adjustments', 409);
    server.data.participants = server.data.participants.map((one) => (one.id === 'p1' ? { ...one, score: 10 } : one));
    await userEvent.click(dialog().getByRole('button', { name: 'Adjust points' }));
    await expect.element(dialog().getByText(/which is 10 and becomes 8\.5 /)).toBeVisible();
    server.data.participants = server.data.participants.map((one) => (one.id === 'p1' ? { ...one, score: 4.75 } : one));
    server.recover();
    await userEvent.click(dialog().getByRole('button', { name: 'Adjust points' }));
    await expect.element(page.getByText('ana@example.fr now has 3.25 points.')).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(server.calls).toContain('POST /admin/participants/p1/adjustments {"points":-1.5,"reason":"helped by a neighbour"}');
    expect(server.keys).toHaveLength(3);
    expect(new Set(server.keys).size).toBe(1);
  });

  it('reopens a solved challenge, and only a solved one', async () => {
    const server = startServer();
    openPage('/admin/players/p1');
    await userEvent.click(page.getByRole('button', { name: 'Reopen caesar' }));
    await expect.element(dialog().getByText(/Takes the 4\.75 points of “Le message décalé” back/)).toBeVisible();
    await userEvent.fill(dialog().getByLabelText('Reason'), 'the network failed');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('“Le message décalé” is open again for ana@example.fr.')).toBeVisible();
    expect(server.calls).toContain('POST /admin/participants/p1/reopenings {"challenge":"caesar","reason":"the network failed"}');
    expect(page.getByRole('button', { name: 'Reopen ssh' }).query()).toBeNull();
  });

  it('merges into another after showing both scores, and goes on with the one who stays', async () => {
    const server = startServer();
    openPage('/admin/players/p1');
    await userEvent.click(page.getByRole('button', { name: 'Merge into…' }));
    await userEvent.fill(dialog().getByLabelText('Reason'), 'mistyped e-mail');
    await userEvent.click(dialog().getByRole('button', { name: 'Merge', exact: true }));
    await expect.element(dialog().getByText('Choose the participant to merge into.')).toBeVisible();
    await userEvent.fill(dialog().getByLabelText('Search the participant who stays'), 'anna');
    await userEvent.click(dialog().getByRole('radio', { name: /anna@example\.fr/ }));
    await expect.element(dialog().getByText('Goes: ana@example.fr')).toBeVisible();
    await expect.element(dialog().getByText('This cannot be undone.')).toBeVisible();
    expect(dialog().getByRole('radio', { name: /^ana@/ }).query()).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Merge', exact: true }));
    await expect.element(page.getByTestId('address')).toHaveTextContent('/admin/players/p2');
    await expect.element(page.getByRole('heading', { name: 'anna@example.fr' })).toHaveFocus();
    expect(server.calls).toContain('POST /admin/participants/p1/merge {"into":"p2","reason":"mistyped e-mail"}');
  });

  it('finds whom to merge into behind any number of removed participants', async () => {
    const removed = Array.from({ length: 9 }, (_, index) => ({
      ...participant(`r${index}`, `aa${index}@example.fr`, 0),
      status: 'removed' as const,
    }));
    startServer({ participants: [...removed, participant('p1', 'ana@example.fr', 4), participant('p2', 'bob@example.fr', 3)] });
    openPage('/admin/players/p1');
    await userEvent.click(page.getByRole('button', { name: 'Merge into…' }));
    await expect.element(dialog().getByRole('radio', { name: /bob@example\.fr/ })).toBeVisible();
    expect(dialog().getByRole('radio').elements()).toHaveLength(1);
  });

  it('rectifies an address with the dialog of personal data, for administrators', async () => {
    const server = startServer();
    openPage('/admin/players/p1');
    await userEvent.click(page.getByRole('button', { name: 'Rectify…' }));
    await userEvent.fill(dialog().getByLabelText('Right address'), 'anna@example.fr');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Rectified: anna@example.fr.')).toBeVisible();
    const sent = { email: 'ana@example.fr', newEmail: 'anna@example.fr' };
    expect(server.calls).toContain(`POST /admin/data-protection/rectification ${JSON.stringify(sent)}`);
  });

  it('rectifies the true address on a shared screen too, and does not show it', async () => {
    const server = startServer();
    openPage('/admin/players/p1');
    await userEvent.click(page.getByRole('button', { name: 'Shared screen' }));
    await expect.element(page.getByRole('heading', { name: 'Goéland p1' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Rectify…' }));
    await userEvent.fill(dialog().getByLabelText('Right address'), 'anna@example.fr');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Rectified: e-mail hidden.')).toBeVisible();
    const sent = { email: 'ana@example.fr', newEmail: 'anna@example.fr' };
    expect(server.calls).toContain(`POST /admin/data-protection/rectification ${JSON.stringify(sent)}`);
    await userEvent.click(page.getByRole('button', { name: 'Shared screen' }));
  });

  it('removes and reinstates', async () => {
    startServer();
    openPage('/admin/players/p1');
    await userEvent.click(page.getByRole('button', { name: 'Remove' }));
    await expect.element(dialog().getByText(/Nothing is deleted/)).toBeVisible();
    await userEvent.fill(dialog().getByLabelText('Reason'), 'left the room');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('ana@example.fr was removed.')).toBeVisible();
    // The button that opened the dialog is removed, so the focus moves to the summary.
    await expect.element(page.getByRole('heading', { name: 'Summary' })).toHaveFocus();
    expect(page.getByRole('button', { name: /Reopen|Adjust|Merge/ }).query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Reinstate' }));
    await userEvent.fill(dialog().getByLabelText('Reason'), 'came back');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  });

  it('changes the team among those of the session', async () => {
    const server = startServer({ setups: { s1: { teams: ['Direction administrative et financière du littoral', 'Ventes'] } } });
    openPage('/admin/players/p1');
    const choice = page.getByLabelText('Team');
    await expect.element(choice).toBeVisible();
    const place = choice.element().closest('dl > div');
    expect(choice.element().getBoundingClientRect().right).toBeLessThanOrEqual(place?.getBoundingClientRect().right ?? 0);
    await userEvent.selectOptions(choice, 'Ventes');
    await expect.element(page.getByText('ana@example.fr is in the team Ventes now.')).toBeVisible();
    expect(server.calls).toContain('PATCH /admin/participants/p1 {"team":"Ventes"}');
  });

  it('changes the name on the boards, and says what is wrong with one', async () => {
    const server = startServer();
    openPage('/admin/players/p1');
    await userEvent.click(page.getByRole('button', { name: 'Change the board name' }));
    const name = dialog().getByLabelText('Board name');
    await expect.element(name).toHaveValue('Goéland p1');
    await userEvent.fill(name, 'Balise 7');
    server.fail('PATCH /admin/participants/p1', 409);
    await userEvent.click(dialog().getByRole('button', { name: 'Change the name' }));
    await expect.element(page.getByText('Could not change the name: refused for the test.')).toBeVisible();
    server.recover();
    await userEvent.click(dialog().getByRole('button', { name: 'Change the name' }));
    await expect.element(page.getByText('ana@example.fr is “Balise 7” on the boards now.')).toBeVisible();
    expect(server.calls).toContain('PATCH /admin/participants/p1 {"name":"Balise 7"}');
  });

  it('is only looked at by an observer', async () => {
    startServer({ role: 'observer' });
    openPage('/admin/players/p1');
    await expect.element(page.getByRole('row', { name: /Solve .*caesar/ })).toBeVisible();
    expect(page.getByRole('button', { name: /Adjust|Merge|Remove|Reopen/ }).query()).toBeNull();
  });

  it('says so when there is no such participant', async () => {
    startServer();
    openPage('/admin/players/nobody');
    await expect.element(page.getByText('There is no such participant. The session may have been deleted.')).toBeVisible();
  });

  it('shows a reason where a person gave one', async () => {
    const one = participant('p1', 'ana@example.fr', 4);
    const given = { id: 'e2', at: one.joinedAt, kind: 'adjustment', challenge: null, points: 1, actor: 'marie' } as const;
    startServer({ participants: [{ ...one, events: [...one.events, { ...given, reason: 'helped a neighbour' }] }] });
    openPage('/admin/players/p1');
    await expect.element(page.getByText('helped a neighbour')).toBeVisible();
    await expect.element(page.getByText('verified attempt')).not.toBeInTheDocument();
  });
});
