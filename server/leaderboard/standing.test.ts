import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createLeaderboard } from './leaderboard.ts';

describe.each(testDatabases)('where a player stands on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const room = async (setup: Record<string, unknown>, emails: readonly string[]) => {
    const { body } = await admin('POST', '/admin/sessions', setup);
    const players = [];
    for (const email of emails) {
      app.time.now += 1000;
      players.push(await app.player(String(body['code']), email));
    }
    return { id: String(body['id']), code: String(body['code']), players };
  };
  const give = async (player: { id: string } | undefined, points: number) => {
    app.time.now += 1000;
    const reply = await admin('POST', `/admin/participants/${player?.id}/adjustments`, { points, reason: 'for the test' });
    expect(reply.status).toBe(200);
  };
  const standing = async (player: { call: Caller } | undefined) => {
    app.time.now += 1000;
    return (await player?.call('GET', '/standing'))?.body ?? {};
  };

  test('names have no address in them, and are the session’s alone', async () => {
    const emails = Array.from({ length: 12 }, (_, index) => `personne${index}@brevelle.example`);
    const { players } = await room({}, emails);
    const names = new Set<unknown>();
    for (const player of players) {
      const reply = await player.call('GET', '/standing');
      expect(reply.text).not.toMatch(/@|personne/);
      names.add(reply.body['name']);
    }
    expect(names.size).toBe(12);
    app.time.now += 1000;
    const reply = await players[0]?.call('GET', '/standing');
    expect(reply?.text).not.toMatch(/@|personne/);
    expect(reply?.body).toMatchObject({ board: 'full', of: 12, rank: 1 });
  });

  test('the order is that of the board of the console; equal points share a rank', async () => {
    const { id, players } = await room({ teams: ['Quai', 'Pont'] }, ['a@o.example', 'b@o.example', 'c@o.example', 'd@o.example']);
    const [a, b, c, d] = players;
    for (const [index, player] of players.entries()) await player.call('PUT', '/me/name', { name: `Nom ${'abcd'[index]}` });
    await give(c, 5);
    await give(a, 5);
    await give(d, 2);
    await a?.call('PATCH', '/session/team', { team: 'Quai' });
    const { body } = await admin('GET', `/admin/sessions/${id}/scores`);
    expect(Object.values(body).map((row) => Object(row).username[0])).toEqual(['c', 'a', 'd', 'b']);
    const rows = [
      { name: 'Nom c', points: 5, rank: 1 },
      { name: 'Nom a', points: 5, rank: 1 },
      { name: 'Nom d', points: 2, rank: 3 },
      { name: 'Nom b', points: 0, rank: 4 },
    ];
    const team = { name: 'Quai', points: 5, rank: 1, of: 1 };
    expect(await standing(a)).toEqual({
      board: 'full',
      frozenAt: null,
      ...rows[1],
      of: 4,
      above: rows.slice(0, 1),
      below: rows.slice(2),
      top: rows,
      team,
    });
    expect(await standing(b)).toMatchObject({ ...rows[3], above: rows.slice(1, 3), below: [], team: null });
    await admin('POST', `/admin/participants/${c?.id}/removal`, { reason: 'was only visiting' });
    expect(await standing(a)).toMatchObject({ rank: 1, of: 3, above: [] });
  });

  test('a session shows as much as it was set up to', async () => {
    const { id, players } = await room({ board: 'neighbours' }, ['a@n.example', 'b@n.example']);
    expect(await standing(players[1])).toMatchObject({ board: 'neighbours', rank: 1, of: 2, above: [{ rank: 1 }], top: [] });
    const { body } = await admin('GET', `/admin/sessions/${id}`);
    const {
      name,
      challenges,
      durationMinutes,
      opensAt,
      closesAt,
      startBy,
      hintPolicy,
      personalCodes,
      fleet,
      reporting,
      teams,
      allowed,
    } = {
      ...body,
    };
    const times = { durationMinutes, opensAt, closesAt, startBy };
    const setup = { name, challenges, ...times, hintPolicy, personalCodes, fleet, reporting, teams, allowed, board: 'none' };
    expect((await admin('PUT', `/admin/sessions/${id}`, setup)).body).toMatchObject({ board: 'none' });
    const nothing = { rank: null, of: null, above: [], below: [], top: [], team: null };
    expect(await standing(players[1])).toMatchObject({ board: 'none', points: 0, ...nothing });
  });

  test('frozen, it stands as it was, whatever is won, corrected or joined since; revealed, it is true again', async () => {
    const { id, code, players } = await room({ teams: ['Quai'] }, ['a@f.example', 'b@f.example', 'c@f.example']);
    const [a, b, c] = players;
    for (const [index, player] of players.entries()) await player.call('PUT', '/me/name', { name: `Glace ${'abc'[index]}` });
    await b?.call('PATCH', '/session/team', { team: 'Quai' });
    // Equal totals: b reached them first.
    await give(a, 2);
    await give(b, 5);
    await give(a, 3);
    app.time.now += 1000;
    const frozenAt = new Date(app.time.now).toISOString();
    await admin('POST', `/admin/sessions/${id}/room`, { action: 'freeze' });
    await give(b, 4);
    await give(c, 20);
    const late = await app.player(code, 'late@f.example');
    for (const player of [c, late]) await player?.call('PATCH', '/session/team', { team: 'Quai' });
    const rows = [
      { name: 'Glace b', points: 5, rank: 1 },
      { name: 'Glace a', points: 5, rank: 1 },
      { name: 'Glace c', points: 0, rank: 3 },
    ];
    const team = { name: 'Quai', points: 5, rank: 1, of: 1 };
    const board = { frozenAt, of: 4, top: [...rows, expect.objectContaining({ points: 0, rank: 3 })] };
    expect(await standing(b)).toMatchObject({ ...rows[0], ...board, team });
    expect(await standing(c)).toMatchObject({ ...rows[2], ...board, team: null });
    expect(await standing(late)).toMatchObject({ frozenAt, rank: 3, points: 0 });
    expect((await b?.call('GET', '/score'))?.body).toEqual({ points: 9 });
    expect(Object.values((await admin('GET', `/admin/sessions/${id}/scores`)).body)[0]).toMatchObject({ score: 20 });
    await admin('POST', `/admin/participants/${a?.id}/removal`, { reason: 'was only visiting' });
    expect(await standing(b)).toMatchObject({ rank: 1, of: 3, frozenAt, team });
    await admin('POST', `/admin/sessions/${id}/room`, { action: 'reveal' });
    const revealed = { ...team, points: 9.67 };
    expect(await standing(c)).toMatchObject({ points: 20, rank: 1, frozenAt: null, team: revealed });
  });

  test('frozen, two people who are one stand with what they had between them', async () => {
    const { id, players } = await room({}, ['lea@f.example', 'lea.b@f.example', 'lea.c@f.example']);
    const [stays, goes, early] = players;
    const solve = async (player: { call: Caller } | undefined, challenge: string) => {
      app.time.now += 1000;
      const { artifacts } = Object((await player?.call('GET', `/challenges/${challenge}`))?.body);
      const answer = [...artifacts.reversed].reverse().join('');
      expect((await player?.call('POST', `/challenges/${challenge}/attempts`, { answer }))?.body).toMatchObject({
        correct: true,
      });
    };
    await solve(stays, 'word');
    await solve(goes, 'word');
    await solve(goes, 'word-1');
    await give(goes, 3);
    await solve(early, 'word-2');
    await give(early, 2);
    const merge = async (from: { id: string } | undefined) => {
      app.time.now += 1000;
      const body = { into: stays?.id, reason: 'one person' };
      expect(await admin('POST', `/admin/participants/${from?.id}/merge`, body)).toMatchObject({ status: 200 });
    };
    await merge(early);
    app.time.now += 1000;
    await admin('POST', `/admin/sessions/${id}/room`, { action: 'freeze' });
    const { points } = await standing(stays);
    await merge(goes);
    const { body: now } = (await stays?.call('GET', '/score')) ?? {};
    expect(now?.['points']).toBeGreaterThan(Number(points) + 3);
    expect(await standing(stays)).toMatchObject({ points: now?.['points'], of: 1 });
    await give(stays, 40);
    expect(await standing(stays)).toMatchObject({ points: now?.['points'] });
  });

  test('who has just joined is told name and points until the order is read again', async () => {
    const { code, players } = await room({}, ['first@j.example']);
    await standing(players[0]);
    const late = await app.player(code, 'late@j.example');
    expect((await late.call('GET', '/standing')).body).toMatchObject({ board: 'full', points: 0, rank: null, top: [] });
    expect(await standing(late)).toMatchObject({ of: 2, rank: 1 });
  });

  test('who was let in, and merged or removed before it was read, is asked to come again or logged out', async () => {
    const { id, players } = await room({}, ['stays@k.example', 'goes@k.example', 'out@k.example']);
    const [stays, goes, out] = players;
    await admin('POST', `/admin/participants/${goes?.id}/merge`, { into: stays?.id, reason: 'for the test' });
    await admin('POST', `/admin/participants/${out?.id}/removal`, { reason: 'for the test' });
    const leaderboard = createLeaderboard(
      app.database,
      () => app.time.now,
      async () => undefined,
    );
    const meets = (who: typeof goes) => expect(leaderboard.standing({ participant: who?.id ?? '', session: id })).rejects;
    await meets(goes).toMatchObject({ status: 503, retryAfter: 1 });
    await meets(out).toMatchObject({ status: 401 });
  });

  test('it is for players only', async () => {
    expect((await app.guest('GET', '/standing')).status).toBe(401);
    expect((await admin('GET', '/standing')).status).toBe(401);
    expect((await app.guest('GET', '/me')).status).toBe(401);
    expect((await app.guest('PUT', '/me/name', { name: 'Ana' })).status).toBe(401);
  });
});
