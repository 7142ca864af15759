/** Appointments and their returns, through their routes: made once, open on their days, answered once, and withdrawn with one call. */
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { goldenChallenges } from '../../tests/support/golden-room.ts';
import { storedBytes } from '../../tests/support/stored-bytes.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { newToken } from '../identifiers.ts';
import { createReturns } from './returns.ts';

const challenges = fixtureChallenges.filter(({ manifest }) => /^word(-[1-7])?$/.test(manifest.key));
const KEYS = challenges.map(({ manifest }) => manifest.key);
const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 21, 9);
const INTENTION = 'Quand un RIB change, alors j’appelle.';

describe.each(testDatabases)('returns on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind, { challenges });
    admin = await app.admin();
  });
  afterAll(() => app.close());

  /** Somebody who solved these missions, in a session of their own, on 21 November 2026. */
  async function solver(keys: readonly string[] = KEYS, email?: string) {
    app.time.now = START;
    const session = await app.session();
    const player = await app.player(session.code, email);
    for (const key of keys)
      await player.call('POST', `/challenges/${key}/attempts`, { answer: await rightAnswer(app.database, player.id, key) });
    return { ...player, session };
  }
  type Solver = Awaited<ReturnType<typeof solver>>;

  const keep = ({ call }: Pick<Solver, 'call'>, token: string, more: object = {}) =>
    call('POST', '/me/appointments', { kind: 'weeks-3', token, intention: INTENTION, ...more });
  /** Calls of the console, at the time of its sign-in. */
  const console: Caller = (...call) => {
    app.time.now = START;
    return admin(...call);
  };
  /** Calls with the link, on the Monday after three weeks, which end on a Saturday. */
  async function returning(player: Solver) {
    const token = newToken();
    expect((await keep(player, token)).status).toBe(200);
    app.time.now = START + 23 * DAY;
    return app.as(token);
  }
  const questionsOf = async (link: Caller) => (await link('GET', '/return')).body['questions'] as Record<string, unknown>[];

  test('an appointment is three weeks or three months away, kept once for a token, and its secret is not stored', async () => {
    const player = await solver();
    const offered = [
      { kind: 'weeks-3', dueOn: '2026-12-14', endsOn: '2026-12-26' },
      { kind: 'months-3', dueOn: '2027-02-22', endsOn: '2027-03-06' },
    ];
    expect((await player.call('GET', '/me/appointments')).body).toEqual({ appointments: [], offered, campaign: [] });
    const token = newToken();
    const kept = { ...offered[0], intention: INTENTION };
    const replies = await Promise.all([keep(player, token), keep(player, token)]);
    expect(replies.map(({ body }) => body)).toEqual([kept, kept]);
    app.time.now += DAY / 2;
    expect((await keep(player, token, { intention: 'Autre chose.' })).body).toEqual(kept);
    expect((await player.call('GET', '/me/appointments')).body).toMatchObject({
      appointments: [kept],
      offered: [{ kind: 'months-3' }],
    });
    expect(await storedBytes(app)).not.toContain(token);
  });

  test('another link for the same day is refused until the first is withdrawn', async () => {
    const player = await solver();
    const first = newToken();
    await keep(player, first);
    expect(await keep(player, newToken())).toMatchObject({ status: 409, body: { code: 'appointment-kept', field: 'kind' } });
    expect(await keep(player, first, { kind: 'months-3' })).toMatchObject({
      status: 409,
      body: { code: 'token-taken', field: 'token' },
    });
    expect((await player.call('DELETE', '/me/appointments/weeks-3')).status).toBe(204);
    expect((await player.call('DELETE', '/me/appointments/weeks-3')).status).toBe(204);
    expect((await app.as(first)('GET', '/return')).status).toBe(401);
    expect((await keep(player, newToken())).status).toBe(200);
  });

  test.each([
    ['token', { token: 'court' }],
    ['kind', { kind: 'years-3' }],
    ['intention', { intention: 'é'.repeat(201) }],
  ])('says what is wrong with %s', async (field, wrong) => {
    const player = await solver(['word']);
    expect(await keep(player, newToken(), wrong)).toMatchObject({ status: 400, body: { field } });
    expect((await player.call('GET', '/me/appointments')).body).toMatchObject({ appointments: [] });
  });

  test('its link opens the return in its days alone, and no other call; a player’s token opens no return', async () => {
    const player = await solver();
    const link = await returning(player);
    app.time.now = START + 20 * DAY;
    expect((await link('GET', '/return')).body).toMatchObject({ state: 'early', dueOn: '2026-12-14', questions: [] });
    expect((await link('PUT', '/return/outcome', { outcome: 'held' })).status).toBe(403);
    app.time.now = START + 35 * DAY;
    expect((await link('GET', '/return')).body).toMatchObject({ state: 'open', session: null, intention: INTENTION });
    app.time.now = START + 36 * DAY;
    expect((await link('GET', '/return')).body).toMatchObject({ state: 'over', questions: [] });
    expect((await link('POST', '/return/questions/word', { choice: 1 })).body).toMatchObject({ code: 'return-over' });
    for (const path of ['/me/appointments', '/score', '/summary', '/admin/sessions'])
      expect((await link('GET', path)).status, path).toBe(401);
    app.time.now = START;
    expect((await player.call('GET', '/return')).body).toMatchObject({ code: 'return-needed' });
    expect((await app.guest('GET', '/return')).status).toBe(401);
  });

  test('it asks five questions at most that the player was never asked, and keeps the first answer to each', async () => {
    const player = await solver();
    await player.call('POST', '/challenges/word/retrieval', { choice: 0 });
    const link = await returning(player);
    const asked = await questionsOf(link);
    expect(asked).toHaveLength(5);
    expect(asked.map(({ key }) => key)).not.toContain('word');
    expect(asked.map(({ reply }) => reply)).toEqual(Array(5).fill(null));
    expect(JSON.stringify(asked)).not.toContain('because');
    const [third] = asked.slice(2);
    const answer = (choice: number) => link('POST', `/return/questions/${third?.['key']}`, { choice });
    expect(await answer(3)).toMatchObject({ status: 400, body: { field: 'choice' } });
    // Two answers at once, as from two devices: both replies name the one that is stored.
    const [one, other] = await Promise.all([answer(0), answer(2)]);
    expect([one?.status, other?.status]).toEqual([200, 200]);
    const chosen = Number(one?.body['chosen']);
    expect([0, 2]).toContain(chosen);
    for (const reply of [one, other, await answer(1)]) expect(reply?.body).toMatchObject({ right: false, answer: 1, chosen });
    const again = await questionsOf(link);
    expect(again.map(({ key }) => key).sort()).toEqual(asked.map(({ key }) => key).sort());
    expect(again.find(({ key }) => key === third?.['key'])?.['reply']).toMatchObject({ chosen, right: false });
    expect(await link('POST', '/return/questions/word', { choice: 1 })).toMatchObject({ status: 404, body: { field: 'key' } });
  });

  test('what the first return asked, the second asks no more', async () => {
    const player = await solver(KEYS.slice(0, 6));
    const later = newToken();
    await keep(player, later, { kind: 'months-3' });
    const link = await returning(player);
    const first = (await questionsOf(link)).map(({ key }) => String(key));
    for (const key of first) await link('POST', `/return/questions/${key}`, { choice: 1 });
    app.time.now = START + 93 * DAY;
    const second = (await questionsOf(app.as(later))).map(({ key }) => String(key));
    expect([...first, ...second].sort()).toEqual(KEYS.slice(0, 6).sort());
  });

  test('the intention is looked at again, and the latest word counts', async () => {
    const link = await returning(await solver());
    expect((await link('PUT', '/return/outcome', { outcome: 'perhaps' })).body).toMatchObject({ field: 'outcome' });
    for (const outcome of ['not-yet', 'partly']) expect((await link('PUT', '/return/outcome', { outcome })).status).toBe(204);
    expect((await link('GET', '/return')).body).toMatchObject({ outcome: 'partly' });
    const without = await solver();
    const token = newToken();
    await keep(without, token, { intention: null });
    app.time.now = START + 23 * DAY;
    expect(await app.as(token)('PUT', '/return/outcome', { outcome: 'held' })).toMatchObject({
      status: 409,
      body: { code: 'no-intention' },
    });
  });

  test('a return changes neither points, nor progress, nor the log, nor the session’s questions', async () => {
    const player = await solver();
    const link = await returning(player);
    const state = async () =>
      JSON.stringify([
        await app.database.query.selectFrom('standings').selectAll().execute(),
        await app.database.query.selectFrom('challenge_states').selectAll().execute(),
        await app.database.query.selectFrom('session_events').selectAll().execute(),
        await app.database.query.selectFrom('retrieval_answers').selectAll().execute(),
      ]);
    const before = await state();
    for (const { key } of await questionsOf(link)) await link('POST', `/return/questions/${key}`, { choice: 1 });
    await link('PUT', '/return/outcome', { outcome: 'held' });
    expect(await state()).toBe(before);
  });

  test('is withdrawn with one press, with all that was answered', async () => {
    const link = await returning(await solver());
    const [asked] = await questionsOf(link);
    await link('POST', `/return/questions/${asked?.['key']}`, { choice: 1 });
    expect((await link('DELETE', '/return')).status).toBe(204);
    expect(await link('GET', '/return')).toMatchObject({ status: 401, body: { code: 'return-needed' } });
    const answers = app.database.query.selectFrom('return_answers').select('appointment');
    const kept = app.database.query.selectFrom('appointments').select('id');
    expect(await answers.where('appointment', 'not in', kept).execute()).toEqual([]);
  });

  test('goes with an erased person and a deleted session, and follows a merge', async () => {
    const ana = await solver(KEYS, 'ana.retour@brevelle.example');
    const link = await returning(ana);
    await console('POST', '/admin/data-protection/erasure', { email: 'ana.retour@brevelle.example' });
    expect((await link('GET', '/return')).status).toBe(401);

    const gone = await returning(await solver());
    const kept = await solver();
    const bea = await app.player(kept.session.code);
    const token = newToken();
    await keep(bea, token);
    await console('POST', `/admin/participants/${bea.id}/merge`, { into: kept.id, reason: 'one person' });
    app.time.now = START + 23 * DAY;
    expect((await app.as(token)('GET', '/return')).body).toMatchObject({ state: 'open' });
    expect((await gone('GET', '/return')).status).toBe(200);
    await console('DELETE', `/admin/sessions/${kept.session.id}`);
    expect((await app.as(token)('GET', '/return')).status).toBe(401);
  });

  test('the data-protection desk tells appointments and answers', async () => {
    const link = await returning(await solver(KEYS, 'bob.retour@brevelle.example'));
    const [asked] = await questionsOf(link);
    await link('POST', `/return/questions/${asked?.['key']}`, { choice: 1 });
    await link('PUT', '/return/outcome', { outcome: 'held' });
    const held = await console('POST', '/admin/data-protection/search', { email: 'bob.retour@brevelle.example' });
    expect(held.body).toMatchObject({
      participations: [
        {
          appointments: [
            {
              dueOn: '2026-12-14',
              intention: INTENTION,
              outcome: 'held',
              answers: [{ challenge: asked?.['key'], correct: true }],
            },
          ],
        },
      ],
    });
  });
});

describe.each(testDatabases)('returns and retention on $name', (kind) => {
  test('a return that the session would not outlast is not offered', async () => {
    const app = await openTestApp(kind, { challenges, environment: { RETENTION_DAYS: '60' } });
    const { code } = await app.session();
    const player = await app.player(code, 'ana.retour@brevelle.example');
    expect((await player.call('GET', '/me/appointments')).body).toMatchObject({ offered: [{ kind: 'weeks-3' }] });
    const wanted = { kind: 'months-3', token: newToken(), intention: null };
    expect(await player.call('POST', '/me/appointments', wanted)).toMatchObject({
      status: 403,
      body: { code: 'return-not-offered', field: 'kind' },
    });
    // Nothing has happened in the session since: it will be deleted on the same day as before.
    app.time.now += 30 * DAY;
    const later = await app.player(code, 'ana.retour@brevelle.example');
    expect((await later.call('GET', '/me/appointments')).body).toEqual({ appointments: [], offered: [], campaign: [] });
    await app.close();
  });
});

/** A step of the golden form, where parcel and call are hostile, visit and badge genuine. */
const step = (who: string, value: 'open' | 'refuse') => ({ answer: { [who]: value, tried: who } });
const SOLVE = { answer: { username: 'admin' } };

describe.each(testDatabases)('missions of a return on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { challenges: goldenChallenges });
    await app.admin();
  });
  afterAll(() => app.close());

  /** Somebody who judged one visitor of the form wrongly and solved it, with the link of their return, on its first day. */
  async function returning(more: readonly object[] = [SOLVE]) {
    app.time.now = START;
    const session = await app.session();
    const player = await app.player(session.code);
    for (const answer of [step('parcel', 'open'), step('visit', 'open'), ...more])
      await player.call('POST', '/challenges/form/attempts', answer);
    const token = newToken();
    await player.call('POST', '/me/appointments', { kind: 'weeks-3', token, intention: null });
    app.time.now = START + 23 * DAY;
    return { player, session, link: app.as(token) };
  }
  const missionsOf = async (link: Caller) => (await link('GET', '/return')).body['missions'];
  const tables = async () => {
    const { query } = app.database;
    const [judgements, states, events] = await Promise.all([
      query.selectFrom('judgements').selectAll().execute(),
      query.selectFrom('challenge_states').selectAll().execute(),
      query.selectFrom('session_events').selectAll().execute(),
    ]);
    return JSON.stringify([judgements, states, events]);
  };

  test('are those whose items were judged, in a variant of their own, and change nothing of the session', async () => {
    const { link } = await returning();
    expect(await missionsOf(link)).toEqual([{ key: 'form', solved: false }]);
    const before = await tables();
    const opened = await link('GET', '/return/challenges/form');
    expect(opened).toMatchObject({ status: 200, body: { solved: false, failures: 0 } });
    expect(opened.body).not.toHaveProperty('debrief');
    for (const answer of [step('parcel', 'refuse'), step('badge', 'refuse'), step('badge', 'open')])
      expect((await link('POST', '/return/challenges/form/attempts', answer)).body).toMatchObject({ verdict: 'step', points: 0 });
    expect((await link('POST', '/return/challenges/form/attempts', { answer: { username: 'x' } })).body).toMatchObject({
      correct: false,
      failures: 1,
    });
    expect((await link('POST', '/return/challenges/form/attempts', SOLVE)).body).toHaveProperty('debrief');
    expect(await missionsOf(link)).toEqual([{ key: 'form', solved: true }]);
    // After the solve the right answers are known: later judgements are not stored.
    await link('POST', '/return/challenges/form/attempts', step('call', 'open'));
    const kept = await app.database.query
      .selectFrom('return_judgements')
      .innerJoin('appointments', 'appointments.id', 'appointment')
      .select(['item', 'hostile', 'first_hostile', 'last_hostile'])
      .orderBy('kept_at', 'desc')
      .orderBy('item')
      .execute();
    expect(kept).toEqual([
      { item: 'badge', hostile: 0, first_hostile: 1, last_hostile: 0 },
      { item: 'parcel', hostile: 1, first_hostile: 1, last_hostile: 1 },
    ]);
    expect(await tables()).toBe(before);
    await link('DELETE', '/return');
    expect(await app.database.query.selectFrom('return_judgements').selectAll().execute()).toEqual([]);
  });

  test('what can still earn points is not among them', async () => {
    const { link, session } = await returning([]);
    expect(await missionsOf(link)).toEqual([]);
    expect(await link('GET', '/return/challenges/form')).toMatchObject({
      status: 404,
      body: { code: 'unknown-mission', field: 'key' },
    });
    const over = { active: 0, ended_at: new Date(app.time.now).toISOString() };
    await app.database.query.updateTable('sessions').set(over).where('id', '=', session.id).execute();
    app.time.now += 2_000;
    expect(await missionsOf(link)).toEqual([{ key: 'form', solved: false }]);
  });

  test('the room is read once for all who come back to a session', async () => {
    const { session, player } = await returning();
    const { database, time } = app;
    let readings = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        const text = JSON.stringify(node);
        if (text.includes('"judgements"') && text.includes('"participants"')) readings += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const returns = createReturns({
      database: {
        ...database,
        query: database.query.withPlugin(counting),
        snapshot: async () => {
          const { query, release } = await database.snapshot();
          return { query: query.withPlugin(counting), release };
        },
      },
      clock: () => time.now,
      manifests: goldenChallenges.map(({ manifest }) => manifest),
      progress: { completed: async () => ['form'] },
      rulesOf: async () => ({ endedAt: null }),
    });
    const { id } = await database.query
      .selectFrom('appointments')
      .select('id')
      .where('participant', '=', player.id)
      .executeTakeFirstOrThrow();
    const holder = { kind: 'return', appointment: id, span: 'weeks-3', participant: player.id, session: session.id } as const;
    expect((await returns.of(holder)).missions).toEqual([{ key: 'form', solved: false }]);
    await returns.mustPlay(holder, 'form');
    await returns.mustPlay(holder, 'form');
    expect(readings).toBe(1);
  });

  test('a mission that is not of the return, or whose day has not come, is refused', async () => {
    const { link } = await returning();
    expect((await link('GET', '/return/challenges/word')).status).toBe(404);
    expect((await link('POST', '/return/challenges/word/attempts', { answer: 'x' })).status).toBe(404);
    app.time.now = START;
    expect((await link('POST', '/return/challenges/form/hints', {})).body).toMatchObject({ code: 'return-early' });
  });
});
