import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FINALE_ROUNDS } from '#schemas/constants.ts';
import { appOn, type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { COMMITMENT, messageOf } from './messages.ts';

describe.each(testDatabases)('the last mission on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const room = async (people: number) => {
    const { id, code } = await app.session();
    const players = [];
    for (let index = 0; index < people; index += 1) players.push(await app.player(code));
    return { id, code, players };
  };
  type Room = Awaited<ReturnType<typeof room>>;
  const act = ({ id }: Room, action: 'open' | 'close', round: number) =>
    admin('POST', `/admin/sessions/${id}/finale`, { action, round });
  const judge = ({ players }: Room, index: number, round: number, genuine: boolean) =>
    players[index]?.call('PUT', '/finale/judgement', { round, genuine });
  const seen = async ({ players }: Room, index = 0) => {
    // Judgements are told again for a second.
    app.time.now += 1000;
    const reply = await players[index]?.call('GET', '/finale');
    return { body: reply?.body, text: reply?.text ?? '' };
  };
  /** What was drawn for a round. */
  const drawn = async ({ id }: Room, round: number) => {
    const row = await app.database.query
      .selectFrom('finale_rounds')
      .select('item')
      .where('session', '=', id)
      .where('number', '=', round)
      .executeTakeFirstOrThrow();
    const message = messageOf(row.item);
    if (!message) throw new Error(`no message is ${row.item}`);
    return message;
  };

  test('is nothing before a facilitator launches it, and then a message whose truth is not told', async () => {
    const brevelle = await room(3);
    expect((await seen(brevelle)).text).toBe('null');
    expect((await brevelle.players[0]?.call('GET', '/session'))?.body).not.toHaveProperty('finale');
    expect((await act(brevelle, 'open', 1)).body).toMatchObject({ phase: 'open', round: 1, people: 3, answered: 0, results: [] });
    const { message, because } = await drawn(brevelle, 1);
    const { body, text } = await seen(brevelle);
    expect(body).toEqual({
      phase: 'open',
      round: 1,
      message,
      people: 3,
      answered: 0,
      results: [],
      commitment: null,
      own: null,
    });
    expect(text).not.toContain(because);
    expect((await brevelle.players[0]?.call('GET', '/session'))?.body).toMatchObject({ finale: true });
  });

  test('counts each judgement once, the last of a player while the round is open, and the majority decides', async () => {
    const brevelle = await room(3);
    await act(brevelle, 'open', 1);
    const { genuine, because } = await drawn(brevelle, 1);
    await judge(brevelle, 0, 1, !genuine);
    await judge(brevelle, 0, 1, genuine);
    await judge(brevelle, 0, 1, genuine);
    await judge(brevelle, 1, 1, genuine);
    await judge(brevelle, 2, 1, !genuine);
    expect((await seen(brevelle)).body).toMatchObject({ answered: 3, own: genuine });
    await act(brevelle, 'close', 1);
    const votes = genuine ? { genuine: 2, trap: 1 } : { genuine: 1, trap: 2 };
    expect((await seen(brevelle, 2)).body).toMatchObject({
      phase: 'closed',
      own: !genuine,
      results: [{ round: 1, genuine, right: true, votes, because }],
    });
    expect(await judge(brevelle, 2, 1, genuine)).toMatchObject({ status: 409, body: { code: 'round-closed' } });
    expect((await seen(brevelle)).body).toMatchObject({ results: [{ votes }] });
  });

  test('calls a divided room wrong, and shows no votes of two people', async () => {
    const pair = await room(2);
    await act(pair, 'open', 1);
    await judge(pair, 0, 1, true);
    await judge(pair, 1, 1, false);
    await act(pair, 'close', 1);
    expect((await seen(pair)).body).toMatchObject({ results: [{ right: false, divided: false, votes: null }] });
  });

  test('tells a divided room, and a silent one, from a room that judged otherwise', async () => {
    const brevelle = await room(4);
    await act(brevelle, 'open', 1);
    for (const index of [0, 1, 2, 3]) await judge(brevelle, index, 1, index < 2);
    await act(brevelle, 'close', 1);
    await act(brevelle, 'open', 2);
    await act(brevelle, 'close', 2);
    expect((await seen(brevelle)).body).toMatchObject({
      results: [
        { right: false, divided: true, votes: { genuine: 2, trap: 2 } },
        { right: false, divided: true, votes: null },
      ],
    });
  });

  test('keeps its order whatever is sent twice or out of turn, and ends after five rounds with a commitment', async () => {
    const brevelle = await room(3);
    expect(await act(brevelle, 'open', 2)).toMatchObject({ status: 409, body: { code: 'round-out-of-turn' } });
    expect(await act(brevelle, 'close', 1)).toMatchObject({ status: 409 });
    const early = { action: 'open', round: 2 };
    const french = await admin('POST', `/admin/sessions/${brevelle.id}/finale`, early, { 'accept-language': 'fr' });
    expect(french.body['message']).toContain('les manches se suivent dans l’ordre');
    for (let round = 1; round <= FINALE_ROUNDS; round += 1) {
      expect((await act(brevelle, 'open', round)).body).toMatchObject({ phase: 'open', round });
      const before = await drawn(brevelle, round);
      expect((await act(brevelle, 'open', round)).body).toMatchObject({ phase: 'open', round });
      expect(await drawn(brevelle, round)).toBe(before);
      if (round < FINALE_ROUNDS) expect(await act(brevelle, 'open', round + 1)).toMatchObject({ status: 409 });
      await act(brevelle, 'close', round);
      expect((await act(brevelle, 'close', round)).status).toBe(200);
    }
    expect((await seen(brevelle)).body).toMatchObject({ phase: 'over', round: FINALE_ROUNDS, commitment: COMMITMENT });
    const events = await app.database.query
      .selectFrom('session_events')
      .select('number')
      .where('session', '=', brevelle.id)
      .where('kind', '=', 'finale')
      .execute();
    expect(events).toHaveLength(2 * FINALE_ROUNDS);
  });

  test('is one for all processes, is told to readers without what happens in it, and moves no points', async () => {
    const brevelle = await room(1);
    await act(brevelle, 'open', 1);
    const other = await appOn(app.url);
    try {
      const same = await other.as(brevelle.players[0]?.token ?? '')('PUT', '/finale/judgement', { round: 1, genuine: true });
      expect(same.body).toMatchObject({ round: 1, own: true });
      await act(brevelle, 'close', 1);
      const told = await other.as(brevelle.players[0]?.token ?? '')('GET', '/finale');
      expect(told.body, 'what one process changes is told by the others at once').toMatchObject({
        phase: 'closed',
        results: [{}],
      });
    } finally {
      await other.close();
    }
    expect((await seen(brevelle)).body).toMatchObject({ answered: 1, own: true });
    const heard = await brevelle.players[0]?.call('GET', '/session/events?after=0');
    expect(heard?.body['events']).toContainEqual({ number: expect.any(Number), kind: 'finale' });
    expect((await brevelle.players[0]?.call('GET', '/score'))?.body).toEqual({ points: 0 });
  });

  test('keeps the judgements of a person under two addresses, who is counted once', async () => {
    const brevelle = await room(2);
    await act(brevelle, 'open', 1);
    await judge(brevelle, 1, 1, true);
    await act(brevelle, 'close', 1);
    await act(brevelle, 'open', 2);
    await judge(brevelle, 0, 2, false);
    await judge(brevelle, 1, 2, true);
    const [stays, goes] = brevelle.players;
    await admin('POST', `/admin/participants/${goes?.id}/merge`, { into: stays?.id, reason: 'one person' });
    expect((await seen(brevelle)).body).toMatchObject({ round: 2, people: 1, answered: 1, own: false });
    const votes = app.database.query.selectFrom('finale_votes').select(['number', 'genuine']).orderBy('number');
    expect(await votes.where('participant', '=', stays?.id ?? '').execute()).toEqual([
      { number: 1, genuine: 1 },
      { number: 2, genuine: 0 },
    ]);
  });

  test('two facilitators who press at once open one round', async () => {
    const brevelle = await room(1);
    const replies = await Promise.all([act(brevelle, 'open', 1), act(brevelle, 'open', 1)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const rounds = await app.database.query.selectFrom('finale_rounds').selectAll().where('session', '=', brevelle.id).execute();
    expect(rounds).toHaveLength(1);
  });

  test('goes with its session, and stands on the projector', async () => {
    const brevelle = await room(1);
    await act(brevelle, 'open', 1);
    const { body } = await admin('POST', `/admin/sessions/${brevelle.id}/projector`);
    app.time.now += 1000;
    const shown = (await app.as(String(body['token']))('GET', '/projector/room')).body;
    expect(shown).toMatchObject({ finale: { phase: 'open', round: 1 } });
    expect((await admin('GET', `/admin/sessions/${brevelle.id}/finale`)).body).toMatchObject({ phase: 'open' });
    expect(await admin('POST', '/admin/sessions/0/finale', { action: 'open', round: 1 })).toMatchObject({ status: 404 });
  });
});
