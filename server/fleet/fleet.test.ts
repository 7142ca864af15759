import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

describe.each(testDatabases)('the fleet on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const room = async (people: number, setup: Record<string, unknown> = {}) => {
    const { body } = await admin('POST', '/admin/sessions', { challenges: ['word', 'word-1'], ...setup });
    const players = [];
    for (let index = 0; index < people; index += 1) {
      app.time.now += 1000;
      const player = await app.player(String(body['code']));
      await player.call('PUT', '/me/name', { name: `Nom ${index} ${String(body['code'])}` });
      players.push(player);
    }
    return { id: String(body['id']), code: String(body['code']), players };
  };
  type Room = Awaited<ReturnType<typeof room>>;
  const solve = async ({ players }: Room, index: number, key = 'word') => {
    app.time.now += 1000;
    const player = players[index];
    const answer = await rightAnswer(app.database, player?.id ?? '', key);
    expect((await player?.call('POST', `/challenges/${key}/attempts`, { answer }))?.body).toMatchObject({ correct: true });
  };
  const asked = async ({ players }: Room, index: number, path = '/fleet') => {
    // A count is told again for three seconds.
    app.time.now += 3000;
    const reply = await players[index]?.call('GET', path);
    return { status: reply?.status, ...reply?.body };
  };
  const nameIn = ({ code }: Room, index: number) => `Nom ${index} ${code}`;

  test('tells what the room has found, who just did, and what is the player’s own', async () => {
    const brevelle = await room(5, { teams: ['Quai', 'Pont'] });
    await brevelle.players[1]?.call('PATCH', '/session/team', { team: 'Pont' });
    expect(await asked(brevelle, 0)).toMatchObject({ people: 5, missions: 2, found: 0, latest: [], moments: [] });
    await solve(brevelle, 1);
    await solve(brevelle, 2);
    await solve(brevelle, 1, 'word-1');
    expect(await asked(brevelle, 1)).toMatchObject({
      board: 'full',
      found: 3,
      own: { name: nameIn(brevelle, 1), done: 2, place: 1, team: { name: 'Pont', rank: 1, of: 1 } },
      latest: [
        { name: nameIn(brevelle, 1), title: 'word-1', first: true },
        { name: nameIn(brevelle, 2), title: 'word', first: false },
        { name: nameIn(brevelle, 1), title: 'word', first: false },
      ],
      moments: [{ kind: 'first-solve', title: 'word', name: nameIn(brevelle, 1) }],
    });
    expect(await asked(brevelle, 4)).toMatchObject({ own: { done: 0, place: null, team: null } });
  });

  test('shows the nearest by what they have found, and the least together without a count', async () => {
    const brevelle = await room(5, { teams: ['Quai', 'Pont'] });
    await brevelle.players[0]?.call('PATCH', '/session/team', { team: 'Pont' });
    for (const index of [0, 1]) await solve(brevelle, index);
    await solve(brevelle, 0, 'word-1');
    expect(await asked(brevelle, 4, '/fleet/boats')).toEqual({
      status: 200,
      missions: 2,
      teams: ['Quai', 'Pont'],
      own: { name: nameIn(brevelle, 4), team: null, stage: 2, done: 0 },
      stages: [
        { done: 2, count: 1, boats: [{ name: nameIn(brevelle, 0), team: 1 }] },
        { done: 1, count: 1, boats: [{ name: nameIn(brevelle, 1), team: null }] },
        { done: null, count: 3, boats: [2, 3].map((index) => ({ name: nameIn(brevelle, index), team: null })) },
      ],
    });
  });

  test('tells the room’s moments once they are true', async () => {
    const brevelle = await room(4);
    const kinds = async () => Object(await asked(brevelle, 0)).moments.map(({ kind }: { kind: string }) => kind);
    for (const key of ['word', 'word-1']) await solve(brevelle, 0, key);
    expect(await kinds()).toEqual(['first-solve']);
    for (const key of ['word', 'word-1']) await solve(brevelle, 1, key);
    expect(await kinds()).toEqual(['first-solve', 'half-found', 'half-home']);
    for (const index of [2, 3]) for (const key of ['word', 'word-1']) await solve(brevelle, index, key);
    expect(await kinds()).toEqual(['first-solve', 'everybody', 'everybody', 'half-found', 'half-home', 'all-home']);
  });

  test('shows no more of each other than the board: nobody’s name, or no boats at all', async () => {
    const neighbours = await room(3, { board: 'neighbours' });
    await solve(neighbours, 0);
    const boats = await asked(neighbours, 1, '/fleet/boats');
    expect(boats).toMatchObject({
      own: { name: nameIn(neighbours, 1) },
      stages: [{ count: 3, boats: [{ name: null }, { name: null }] }],
    });
    expect(await asked(neighbours, 1)).toMatchObject({ latest: [{ name: null }], moments: [{ name: null }] });
    const none = await room(3, { board: 'none' });
    await solve(none, 0);
    expect(await asked(none, 1)).toMatchObject({ board: 'none', found: 1, latest: [], own: { place: null, team: null } });
    expect(await asked(none, 1, '/fleet/boats')).toMatchObject({ status: 404, code: 'no-fleet' });
  });

  test('stands still with frozen boards, without whoever was removed since', async () => {
    const frozen = await room(4);
    await solve(frozen, 0);
    await admin('POST', `/admin/sessions/${frozen.id}/room`, { action: 'freeze' });
    await solve(frozen, 1);
    await admin('POST', `/admin/participants/${frozen.players[3]?.id}/removal`, { reason: 'was only visiting' });
    expect(await asked(frozen, 1)).toMatchObject({ people: 3, found: 1, own: { done: 0 } });
    expect(await asked(frozen, 1, '/fleet/boats')).toMatchObject({ stages: [{ count: 3 }] });
  });

  test('is not shown where the session is set up so, and the player is told that it is not', async () => {
    const hidden = await room(2, { fleet: false });
    expect(await asked(hidden, 0, '/session')).toMatchObject({ fleet: false });
    for (const path of ['/fleet', '/fleet/boats'])
      expect(await asked(hidden, 0, path)).toMatchObject({ status: 404, code: 'no-fleet' });
  });
});
