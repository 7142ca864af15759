import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REMOTE_MESSAGES } from '#schemas/console-constants.ts';
import { aClock, aSnapshot, fullCockpit, quietCockpit } from '../testing/a-cockpit.ts';
import { participant } from '../testing/a-participant.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const ROOM = '/admin/sessions/s1/room';
const button = (name: string | RegExp) => page.getByRole('button', { name });
/** Session after eleven minutes: one person is stuck, one plays well, one has not begun, and one invited person is absent. */
const helped = (given = 0) =>
  aSnapshot({
    minutes: 11,
    missions: [
      ['mail', 'Le mail', 4, 3],
      ['page', 'La page', 4, 3],
    ],
    people: [
      { id: 'a'.repeat(28), username: 'ana@x.fr', name: 'Ana', active: 2, cells: { mail: [1, null, 6, 1, given] } },
      { id: 'b'.repeat(28), username: 'bob@x.fr', name: 'Bob', active: 11, cells: { mail: [1, 4], page: [10] } },
      { id: 'c'.repeat(28), username: 'cleo@x.fr', name: 'Cléo', cells: {} },
    ],
    more: {
      teams: ['Achats'],
      absent: [{ username: 'zoe@x.fr', realName: null, team: null }],
      absentCount: 1,
      shared: [{ at: 300, participant: 'a'.repeat(28), other: 'b'.repeat(28), challenge: 'mail' }],
    },
  });

describe('the room', () => {
  test('leads the last mission round by round, to its end', async () => {
    const server = startServer({ snapshot: helped() });
    renderConsole(ROOM);
    await page.getByText('Last mission').click();
    for (const round of [1, 2, 3, 4, 5]) {
      await button(`Open round ${round}`).click();
      await expect.element(page.getByText(`${round} of 5`, { exact: true })).toBeVisible();
      await button(`Close round ${round}`).click();
      await expect
        .element(page.getByText(`It was a trap, and the room was ${round % 2 === 1 ? 'right' : 'wrong'}.`))
        .toBeVisible();
    }
    await expect.element(page.getByText('3 of 5', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^It is over/)).toBeVisible();
    await expect.element(button(/round/)).not.toBeInTheDocument();
    expect(server.data.finale).toMatchObject({ phase: 'over' });
  });

  test('revokes a paired phone, and the focus stays in the dialog', async () => {
    const at = '2026-11-21T09:00:00.000Z';
    const phone = { id: 'phone', createdBy: 'marie', createdAt: at, realNames: false, pairedAt: at, expiresAt: at };
    const server = startServer({ snapshot: helped(), remotes: [phone] });
    renderConsole(ROOM);
    await button(/^Pair a phone/).click();
    await button('Revoke').click();
    await expect.element(page.getByText('It is revoked.')).toBeVisible();
    await expect.element(page.getByText('No phone is paired.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Paired phones' })).toHaveFocus();
    expect(server.data.remotes).toEqual([]);
  });

  test('says who needs help and why, who has not come, and whose answers were the same', async () => {
    startServer({ snapshot: helped(1) });
    renderConsole(ROOM);
    await expect.element(page.getByRole('heading', { name: 'Needs help: 2' })).toBeVisible();
    const reasons = 'No progress for 10 min; it usually takes 4 min. 6 failed attempts. Helped already: 1 hint given.';
    await expect.element(page.getByText(reasons)).toBeVisible();
    await expect.element(page.getByText('Here for 11 min, and has opened no mission.')).toBeVisible();
    await page.getByText('Invited, not come: 1').click();
    await expect.element(page.getByText('zoe@x.fr')).toBeVisible();
    await page.getByText('Same answers: 1').click();
    await expect.element(page.getByText(/Ana sent the same answer as Bob has on Le mail\./)).toBeVisible();
  });

  test('says quietly whose solves are unlike the room’s', async () => {
    const solver = (id: string, minutes: number) => ({
      id: id.repeat(28),
      username: `${id}@x.fr`,
      cells: { mail: [0, minutes] as const },
    });
    const people = [solver('a', 0.25), ...['b', 'c', 'd', 'e'].map((id) => solver(id, 5))];
    startServer({ snapshot: aSnapshot({ minutes: 11, missions: [['mail', 'Le mail', 4, 3]], people }) });
    renderConsole(ROOM);
    await page.getByText('Unlike the others: 1').click();
    await expect
      .element(page.getByText(/ · a solved Le mail in 15 s with 1 answer; the others take 5 min and 1\./))
      .toBeVisible();
  });

  test('hides a name from every board by one press', async () => {
    const rude = participant('c'.repeat(28), 'cleo@x.fr', 0);
    const server = startServer({ snapshot: helped(), participants: [rude] });
    renderConsole(ROOM);
    await button('Cléo').first().click();
    await button('Hide the name').click();
    await expect.element(page.getByText('The name is hidden: on the boards, it is “Dauphin 44” now.')).toBeVisible();
    expect(server.data.participants).toMatchObject([{ hiddenName: rude.name }]);
  });

  test('stands still once the session has ended', async () => {
    const endedAt = aClock(11).now;
    startServer({ snapshot: { ...helped(), room: aClock(45, { phase: 'ended', open: false, endedAt }) } });
    renderConsole(ROOM);
    await expect.element(page.getByText(', open for 1 min')).toBeInTheDocument();
    await page.getByRole('link', { name: 'Open the debrief' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Debrief' })).toBeVisible();
  });

  test('gives a hint with one press, under a key, and says so', async () => {
    const server = startServer({ snapshot: helped() });
    renderConsole(ROOM);
    const top = () => button('Give Ana a hint').element().getBoundingClientRect().top;
    await expect.element(button('Give Ana a hint')).toBeVisible();
    const before = top();
    await button('Give Ana a hint').click();
    await expect.element(page.getByText('Ana has got the next hint.')).toBeVisible();
    expect(top(), 'the message lies over the page').toBe(before);
    expect(server.calls).toContain(`POST /admin/participants/${'a'.repeat(28)}/hints {"challenge":"mail"}`);
    expect(server.keys).toHaveLength(1);
    server.fail(`POST /admin/participants/${'a'.repeat(28)}/hints`, 409, { message: 'Ana has solved it.' });
    await button('Give Ana a hint').click();
    await expect.element(page.getByText('This could not be done: Ana has solved it.')).toBeVisible();
    // A second press after the failure is a retry: it has the same idempotency key.
    await button('Give Ana a hint').click();
    await expect.poll(() => server.keys).toHaveLength(3);
    expect(server.keys[2]).toBe(server.keys[1]);
    expect(server.keys[1]).not.toBe(server.keys[0]);
  });

  test('says each of two hints in a row, although the words are the same', async () => {
    startServer({ snapshot: helped() });
    renderConsole(ROOM);
    await button('Give Ana a hint').click();
    const said = page.getByText('Ana has got the next hint.');
    await expect.element(said).toBeVisible();
    const first = said.element();
    await button('Give Ana a hint').click();
    await expect.poll(() => first.isConnected).toBe(false);
    await expect.element(said).toBeVisible();
  });

  test('shows the solution and the notes in one press to help who has used every hint', async () => {
    const ana = { id: 'a'.repeat(28), username: 'ana@x.fr', name: 'Ana', active: 2 };
    const missions: Parameters<typeof aSnapshot>[0]['missions'] = [['mail', 'Le mail', 4, 3]];
    startServer({ snapshot: aSnapshot({ minutes: 11, missions, people: [{ ...ana, cells: { mail: [1, null, 6, 3] } }] }) });
    renderConsole(ROOM);
    await expect.element(button('Message to Ana')).toBeVisible();
    await expect.element(button('Give Ana a hint')).not.toBeInTheDocument();
    await button('Solution and notes of Le mail').click();
    const dialog = page.getByRole('dialog', { name: 'Le mail' });
    for (const section of ['Quand débloquer, et avec quels mots', 'Solution'])
      await expect.element(dialog.getByRole('group').filter({ hasText: section })).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Solution and notes of Le mail')).toHaveFocus();
  });

  test('keeps the focus where the pressed button disappears', async () => {
    const ana = { id: 'a'.repeat(28), username: 'ana@x.fr', name: 'Ana', active: 2, cells: { mail: [1, null, 6, 2] as const } };
    startServer({ snapshot: aSnapshot({ minutes: 11, missions: [['mail', 'Le mail', 4, 3]], people: [ana] }) });
    renderConsole(ROOM);
    await button('Give Ana a hint').click();
    await expect.element(page.getByRole('heading', { name: 'Needs help: 1' })).toHaveFocus();
    await button('Ana').first().click();
    await button('Give the next hint (1 left)').click();
    await expect.element(page.getByRole('heading', { name: 'Ana · Le mail' })).toHaveFocus();
    await button('All missions of Ana').click();
    await expect.element(page.getByRole('dialog').getByRole('heading', { name: 'Ana', exact: true })).toHaveFocus();
    await page.getByRole('dialog').getByRole('button', { name: 'Le mail' }).click();
    await button('Everybody on this mission').click();
    await expect.element(page.getByRole('dialog').getByRole('heading', { name: 'Le mail', exact: true })).toHaveFocus();
  });

  test('offers them to nobody who has a hint left', async () => {
    startServer({ snapshot: helped() });
    renderConsole(ROOM);
    await expect.element(button('Give Ana a hint')).toBeVisible();
    await expect.element(button(/^Solution and notes/)).not.toBeInTheDocument();
  });

  test('sends a message to one, a team or all', async () => {
    const server = startServer({ snapshot: helped() });
    renderConsole(ROOM);
    await button('Message to Ana').click();
    await button('Send').click();
    await expect.element(page.getByText('Write a message.')).toBeVisible();
    await page.getByLabelText('Message', { exact: true }).fill(' Courage ! ');
    await button('Send').click();
    await expect.element(page.getByText('The message was sent to Ana.')).toBeVisible();
    await button('Message…').click();
    await page.getByLabelText('To', { exact: true }).selectOptions('Achats');
    await page.getByLabelText('Prepared message').selectOptions('eyes-up');
    await expect.element(page.getByLabelText('Message', { exact: true })).toHaveValue(REMOTE_MESSAGES['eyes-up']);
    await page.getByLabelText('Message', { exact: true }).fill('Pause.');
    await expect.element(page.getByLabelText('Prepared message')).toHaveValue('');
    await button('Send').click();
    await expect.element(page.getByText('The message was sent to Achats.')).toBeVisible();
    expect(server.calls.filter((call) => call.includes('/messages'))).toEqual([
      `POST /admin/sessions/s1/messages {"text":"Courage !","to":{"participant":"${'a'.repeat(28)}"}}`,
      'POST /admin/sessions/s1/messages {"text":"Pause.","to":{"team":"Achats"}}',
    ]);
  });

  test.each(['table', 'free', 'none'] as const)(
    'offers a message on the price of hints only where they have one: %s',
    async (hintPolicy) => {
      startServer({ snapshot: { ...helped(), hintPolicy } });
      renderConsole(ROOM);
      await button('Message…').click();
      const prepared = page.getByLabelText('Prepared message');
      await expect.element(prepared.getByRole('option', { name: REMOTE_MESSAGES['eyes-up'] })).toBeInTheDocument();
      expect(prepared.getByRole('option', { name: REMOTE_MESSAGES.hints }).elements()).toHaveLength(
        hintPolicy === 'table' ? 1 : 0,
      );
    },
  );

  test('keeps a message that was closed unsent for whom it was meant, until it is sent', async () => {
    const server = startServer({ snapshot: helped() });
    renderConsole(ROOM);
    const message = page.getByLabelText('Message', { exact: true });
    const to = page.getByLabelText('To', { exact: true });
    await button('Message to Ana').click();
    await message.fill('Courage !');
    await userEvent.keyboard('{Escape}');
    await button('Message…').click();
    await expect.element(message).toHaveValue('');
    await to.selectOptions('Achats');
    await message.fill('Pause.');
    await button('Cancel').click();
    await button('Message…').click();
    await expect.element(to).toHaveValue('team Achats');
    await expect.element(message).toHaveValue('Pause.');
    await userEvent.keyboard('{Escape}');
    // Another page is opened in between.
    await page.getByRole('link', { name: 'Sessions and scores' }).first().click();
    await page.getByRole('link', { name: /^Room .*K7QF/ }).click();
    await button('Message to Ana').click();
    await expect.element(message).toHaveValue('Courage !');
    // The reply may have been lost, so the retry has the same idempotency key.
    server.fail('POST /admin/sessions/s1/messages', 409, { message: 'Busy.' });
    await button('Send').click();
    await expect.element(page.getByText(/The message was not sent/)).toBeVisible();
    server.recover();
    await userEvent.keyboard('{Escape}');
    await button('Message to Ana').click();
    await button('Send').click();
    await expect.element(page.getByText('The message was sent to Ana.')).toBeVisible();
    expect(server.keys[1]).toBe(server.keys[0]);
    await button('Message to Ana').click();
    await expect.element(message).toHaveValue('');
  });

  test('lists whom a message can be for by name, whatever the order of coming', async () => {
    const people = ['Émile', 'zoé', 'Équipe 10', 'Équipe 2', 'Eva'].map((name, index) => ({
      id: String(index).repeat(28),
      username: `p${index}@x.fr`,
      name,
      cells: {},
    }));
    startServer({ snapshot: aSnapshot({ minutes: 1, missions: [], people, more: { teams: ['Ventes', 'Études', 'Achats'] } }) });
    renderConsole(ROOM);
    await button('Message…').click();
    const to = page.getByLabelText('To', { exact: true });
    await expect.element(to).toBeVisible();
    expect([...to.element().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Everybody',
      ...['Achats', 'Études', 'Ventes'],
      ...['Émile', 'Équipe 2', 'Équipe 10', 'Eva', 'zoé'],
    ]);
  });

  test('is gone over with the arrow keys from one tab stop, and Enter opens a cell', async () => {
    await page.viewport(1280, 900);
    startServer({ snapshot: helped() });
    renderConsole(ROOM);
    await expect.element(page.getByRole('table')).toBeVisible();
    const stops = () => [...document.querySelectorAll<HTMLElement>('table button')].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Ana')]);
    stops()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bob, 1 Le mail: solved in 3 min');
    expect(stops()).toEqual([document.activeElement]);
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.textContent).toContain('La page');
    // Without a description, a screen reader says the mission's title only once.
    await expect.element(page.elementLocator(document.activeElement ?? document.body)).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Ana, 1 Le mail: open for 10 min, 6 failed attempts, 1 hint, needs help',
    );
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Ana · Le mail' })).toBeVisible();
    await expect.element(button('Give the next hint (2 left)')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Ana, 1 Le mail');
  });

  test('draws few rows of many, and the keys reach the last', async () => {
    await page.viewport(1280, 900);
    startServer({ snapshot: fullCockpit() });
    renderConsole(ROOM);
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
    expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60);
    document.querySelector<HTMLElement>('tbody button')?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.poll(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('501');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect.poll(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('2');
  });

  test('leaves the focus where it was put after a key that could not move further', async () => {
    await page.viewport(1280, 900);
    startServer({ snapshot: fullCockpit(60) });
    renderConsole(ROOM);
    await expect.element(page.getByRole('table')).toBeVisible();
    document.querySelector<HTMLElement>('tbody button')?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.poll(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('61');
    await userEvent.keyboard('{ArrowDown}');
    const search = page.getByRole('searchbox');
    await userEvent.click(search);
    await userEvent.keyboard('bruno');
    await expect.element(search).toHaveValue('bruno');
    await expect.poll(() => Number(page.getByRole('table').element().getAttribute('aria-rowcount'))).toBeLessThan(61);
  });

  test('keeps the cell of the keyboard in the window, from wherever it jumps', async () => {
    await page.viewport(1280, 720);
    startServer({ snapshot: fullCockpit(60) });
    renderConsole(ROOM);
    await expect.element(page.getByRole('table')).toBeVisible();
    document.querySelector<HTMLElement>('tbody button')?.focus();
    for (const [keys, row] of [
      ['{PageDown}', '12'],
      ['{PageDown}', '22'],
      ['{Control>}{End}{/Control}', '61'],
      ['{PageUp}', '51'],
    ] as const) {
      await userEvent.keyboard(keys);
      // The rendered rows and the scroll position are final after two frames.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const cell = document.activeElement;
      expect(cell?.closest('tr')?.getAttribute('aria-rowindex'), keys).toBe(row);
      const { left, width, top, bottom } = cell?.getBoundingClientRect() ?? new DOMRect();
      for (const y of [top + 4, bottom - 4]) {
        const seen = document.elementFromPoint(left + width / 2, y);
        expect(seen && cell?.contains(seen), keys).toBe(true);
      }
    }
  });

  test('is a list where a table has no room', async () => {
    await page.viewport(320, 700);
    startServer({ snapshot: helped() });
    renderConsole(ROOM);
    await button(/^Bob/).click();
    await expect.element(page.getByRole('dialog', { name: 'Bob' })).toBeVisible();
    expect(document.querySelector('table')).toBeNull();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('shows what happened since its snapshot; asks for what changed when somebody came, for everybody after ten minutes', async () => {
    await page.viewport(1280, 900);
    const snapshot = helped();
    const at = '2026-11-21T09:11:00.000Z';
    const none = { other: null, challenge: null };
    const cell = { openedAt: at, failures: 0, hints: 0, given: 0, solvedAt: at, points: 5 };
    const server = startServer({
      snapshot,
      events: [
        { number: 101, at, kind: 'solve', participant: 'a'.repeat(28), other: null, challenge: 'mail', points: 5, cell },
        { number: 102, at, kind: 'joined', participant: 'd'.repeat(28), ...none },
      ],
    });
    renderConsole(ROOM);
    await expect.element(button('Ana, 1 Le mail: solved in less than a minute')).toBeInTheDocument();
    const asked = () => server.calls.filter((call) => call.startsWith('GET /admin/sessions/s1/cockpit'));
    await expect.poll(() => asked()[1], { timeout: 20_000 }).toBe(`GET /admin/sessions/s1/cockpit?after=${snapshot.number}`);
    const ofEverybody = () => asked().filter((call) => call === 'GET /admin/sessions/s1/cockpit').length;
    expect(ofEverybody()).toBe(1);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 600_000);
    onTestFinished(() => void vi.restoreAllMocks());
    await expect.poll(ofEverybody, { timeout: 20_000 }).toBe(2);
  });

  test('is only looked at by an observer', async () => {
    startServer({ snapshot: helped(), role: 'observer' });
    renderConsole(ROOM);
    await expect.element(page.getByRole('heading', { name: 'Needs help: 2' })).toBeVisible();
    await expect.element(page.getByText(/^Running, .* left$/)).toBeVisible();
    for (const name of [/^Give/, /^Message/, 'Pause']) expect(button(name).elements()).toEqual([]);
  });

  test('tells each person who needs help once, politely, and counts them in the title', async () => {
    const at = '2026-11-21T09:11:00.000Z';
    const none = { other: null, challenge: null };
    // Somebody joined after the snapshot, so another snapshot is loaded.
    const events = [{ number: 101, at, kind: 'joined', participant: 'd'.repeat(28), ...none } as const];
    const server = startServer({ snapshot: helped(), events });
    renderConsole(ROOM);
    const said = page.getByRole('status').filter({ hasText: /^Needs help: / });
    await expect.element(said).toHaveTextContent('Needs help: Ana (Le mail) and Cléo.');
    expect(document.title).toMatch(/^\(2\) Room · /);
    // Only the newcomer's need for help is announced, as Ana's was announced before.
    server.data.snapshot = {
      ...aSnapshot({
        minutes: 12,
        missions: [['mail', 'Le mail', 4, 3]],
        people: [
          { id: 'a'.repeat(28), username: 'ana@x.fr', name: 'Ana', active: 2, cells: { mail: [1, null, 7, 1] } },
          { id: 'b'.repeat(28), username: 'bob@x.fr', name: 'Bob', active: 11, cells: { mail: [1, 4] } },
          { id: 'd'.repeat(28), username: 'dan@x.fr', name: 'Dan', active: 11, cells: { mail: [10, null, 5] } },
        ],
      }),
      number: 101,
    };
    await expect.element(said, { timeout: 20_000 }).toHaveTextContent('Needs help: Dan (Le mail).');
    expect(said.element().textContent).not.toContain('Ana');
    expect(document.title).toMatch(/^\(2\) Room · /);
    await page.getByRole('link', { name: 'Sessions and scores' }).first().click();
    await expect.poll(() => document.title).not.toContain('(');
  });

  test('gives the solution and the notes in one press to whom all hints are used for', async () => {
    await page.viewport(1280, 900);
    startServer({
      snapshot: aSnapshot({
        minutes: 3,
        missions: [['mail', 'Le mail', 4, 3]],
        people: [{ id: 'a'.repeat(28), username: 'ana@x.fr', name: 'Ana', active: 2, cells: { mail: [1, null, 1, 3] } }],
      }),
    });
    renderConsole(ROOM);
    await button(/^Solution and notes/).click();
    await expect.element(page.getByRole('dialog', { name: 'Le mail' })).toBeVisible();
  });

  test('says that nothing is wrong, and what to do when nobody has come', async () => {
    const server = startServer({ snapshot: quietCockpit() });
    renderConsole(ROOM);
    await expect.element(page.getByText('Nobody seems stuck.')).toBeVisible();
    expect(server.data.snapshot.room.phase).toBe('running');
  });

  test('has words for an empty room and for one that is gone', async () => {
    startServer({ snapshot: aSnapshot({ minutes: 0, missions: [], people: [], more: { room: aClock(0, { phase: 'lobby' }) } }) });
    renderConsole(ROOM);
    await expect.element(page.getByText(/^Nobody has come in yet/)).toBeVisible();
  });

  test('that is not there says so', async () => {
    startServer();
    renderConsole('/admin/sessions/nope/room');
    await expect.element(page.getByText('There is no such session. It may have been deleted.')).toBeVisible();
  });
});
