/** Event streams of each kind of reader: in order, exactly once, and only events that the reader may get. */
import { createParser } from 'eventsource-parser';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { appOn, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { appendEvents, CHANNEL, type NewEvent } from './log.ts';

const KEY = 'word';

interface Heard {
  /** Data of named events, other than the first. */
  readonly named: { readonly name: string; readonly data: unknown }[];
  readonly events: { readonly number: number; readonly kind: string; readonly [field: string]: unknown }[];
  readonly text: () => string;
  /** Resolves when the server has ended the stream. */
  readonly over: Promise<void>;
  close(): Promise<void>;
}

const within = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });

/** Reads a stream through a real port. */
async function listen(app: TestApp, path: string, token: string, after?: number): Promise<Heard> {
  if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const ending = new AbortController();
  const events: Heard['events'] = [];
  const named: Heard['named'] = [];
  let text = '';
  const reply = await fetch(`http://127.0.0.1:${port}${path}${after === undefined ? '' : `?after=${after}`}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal: ending.signal,
  });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toContain('text/event-stream');
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === undefined) events.push(JSON.parse(data));
      else if (event !== 'hello') named.push({ name: event, data: JSON.parse(data) });
    },
  });
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const piece of reply.body ?? []) {
      const read = decoder.decode(piece, { stream: true });
      text += read;
      parser.feed(read);
    }
  })().catch(() => undefined);
  await within(() => expect(text).toContain('hello'));
  return {
    events,
    named,
    text: () => text,
    over: reading,
    async close() {
      ending.abort();
      await reading;
    },
  };
}

describe.each(testDatabases)('what happens in a session, on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  /** Appends events in a transaction, as routes do. */
  const happen = (...newEvents: NewEvent[]) =>
    app.database.query.transaction().execute((transaction) => appendEvents(transaction, app.database.kind, newEvents));
  const at = '2026-11-21T09:00:00.000Z';
  const adminToken = async () => String((await app.guest('POST', '/login', ADMIN)).body['token']);

  test('is numbered from 1 without a gap, whoever writes at the same time', async () => {
    const { id, code } = await app.session();
    const players = await Promise.all([1, 2, 3, 4].map(() => app.player(code)));
    const tries = players.flatMap(({ call }) => [1, 2, 3].map((round) => ({ call, round })));
    await Promise.all(tries.map(({ call, round }) => call('POST', `/challenges/${KEY}/attempts`, { answer: `no ${round}` })));
    const rows = await app.database.query
      .selectFrom('session_events')
      .select(['number', 'kind'])
      .where('session', '=', id)
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.map((row) => row.kind).sort()).toEqual([...Array(12).fill('attempt'), ...Array(4).fill('joined')]);
  });

  test('a player hears of points without names, of messages that are for them, and of what is their own', async () => {
    const { id: session, code } = await app.session();
    const [me, other] = [await app.player(code), await app.player(code)];
    const mine = await listen(app, '/session/events', me.token);
    await other.call('POST', `/challenges/${KEY}/attempts`, { answer: await rightAnswer(app.database, other.id, KEY) });
    await within(() => expect(mine.events.map(({ kind }) => kind)).toEqual(['board']));
    await happen(
      { session, kind: 'message', at, participant: me.id, detail: { text: 'Pour vous' } },
      { session, kind: 'message', at, participant: other.id, detail: { text: 'Pour quelqu’un d’autre' } },
      { session, kind: 'message', at, detail: { text: 'Pour l’équipe', team: 'Achats' } },
      { session, kind: 'message', at, detail: { text: 'Pour tout le monde', actor: 'admin' } },
      { session, kind: 'shared', at, participant: me.id, other: other.id, challenge: KEY },
      { session, kind: 'hint', at, participant: me.id, challenge: KEY, detail: { actor: 'admin' } },
      { session, kind: 'setup', at },
    );
    await within(() => expect(mine.events.map(({ kind }) => kind)).toContain('setup'));
    const heard = mine.events.slice(1).map(({ kind, text, challenge }) => [kind, text ?? challenge]);
    expect(heard).toEqual([
      ['message', 'Pour vous'],
      ['message', 'Pour tout le monde'],
      ['granted-hint', KEY],
      ['setup', undefined],
    ]);
    expect(mine.text()).not.toMatch(new RegExp(`@|admin|${other.id}|quelqu|équipe`));
    await mine.close();
  });

  test('an event of a kind that only a later release knows takes nothing away from what comes after it', async () => {
    const { id: session, code } = await app.session();
    const email = `later-${session}@brevelle.example`;
    const [player, token] = [await app.player(code, email), await adminToken()];
    const { body } = await app.as(token)('POST', `/admin/sessions/${session}/projector`);
    const [own, room, projected] = ['/session/events', `/admin/sessions/${session}/events`, '/projector/events'];
    const readers = [
      [own, player.token],
      [room, token],
      [projected, String(body['token'])],
    ] as const;
    const after = Number((await player.call('GET', own)).body['last']);
    await happen(
      { session, kind: 'debrief', at, participant: player.id },
      { session, kind: 'message', at, detail: { text: 'Rejoignez la salle' } },
      { session, kind: 'setup', at },
    );
    await sql`update session_events set kind = 'later' where session = ${session} and kind = 'debrief'`.execute(
      app.database.query,
    );
    const kinds = (events: unknown) => (Array.isArray(events) ? events.map(({ kind }) => kind) : events);
    for (const [path, of, told] of [
      [...readers[0], ['message', 'setup']],
      [...readers[1], ['later', 'message', 'setup']],
      [...readers[2], ['setup']],
    ] as const) {
      const list = await app.as(of)('GET', `${path}?after=${after}`);
      expect([list.status, kinds(list.body['events'])], path).toEqual([200, told]);
      const stream = await listen(app, path, of, after);
      await within(() => expect(kinds(stream.events), path).toEqual(told));
      await stream.close();
    }
    const held = await app.as(token)('POST', '/admin/data-protection/search', { email });
    expect([held.status, held.text]).toEqual([200, expect.stringContaining('"later"')]);
  });

  test('a stream ends within a second of the right to it, whichever process ended that', async () => {
    const other = await appOn(app.url);
    onTestFinished(() => other.close());
    const admin = other.as(await adminToken());
    const { id: session, code } = await app.session();
    const [leaves, goes, stays] = [await app.player(code), await app.player(code), await app.player(code)];
    const facilitator = async () => {
      const account = { username: `compte-${Math.random()}`.slice(0, 20), password: 'a password for tests', role: 'observer' };
      const { body } = await admin('POST', '/admin/facilitators', account);
      const { username, password } = account;
      return { id: body['id'], token: String((await app.guest('POST', '/login', { username, password })).body['token']) };
    };
    const [signsOut, dismissed, demoted] = [await facilitator(), await facilitator(), await facilitator()];
    const projector = String((await admin('POST', `/admin/sessions/${session}/projector`)).body['token']);
    const [own, room] = ['/session/events', `/admin/sessions/${session}/events`];
    const ends: readonly [string, string, () => Promise<{ status: number }>][] = [
      [own, leaves.token, () => other.as(leaves.token)('POST', '/auth/logout')],
      [own, goes.token, () => admin('POST', `/admin/participants/${goes.id}/removal`, { reason: 'left' })],
      ['/projector/events', projector, () => admin('DELETE', `/admin/sessions/${session}/projector`)],
      [room, signsOut.token, () => other.as(signsOut.token)('POST', '/admin/me/sign-out')],
      [room, dismissed.token, () => admin('DELETE', `/admin/facilitators/${dismissed.id}`)],
      [room, demoted.token, () => admin('PATCH', `/admin/facilitators/${demoted.id}`, { role: 'department', departments: [] })],
    ];
    const goesOn = await listen(app, own, stays.token);
    for (const [path, token, end] of ends) {
      const heard = await listen(app, path, token);
      expect((await end()).status).toBeLessThan(300);
      const ended = performance.now();
      await heard.over;
      expect(performance.now() - ended, path).toBeLessThan(1_000);
    }
    await happen({ session, kind: 'message', at, detail: { text: 'Encore là ?' } });
    await within(() => expect(goesOn.events.map(({ text }) => text)).toContain('Encore là ?'));
    await goesOn.close();
  });

  test('a stream brings the player’s own standing with what changed it, whichever process wrote that', async () => {
    const other = await appOn(app.url);
    onTestFinished(() => other.close());
    const { code } = await app.session();
    const [first, second] = [await app.player(code), await app.player(code)];
    // Each process has read the board's order before it changes.
    await first.call('GET', '/standing');
    await other.as(second.token)('GET', '/standing');
    const streams = [await listen(app, '/session/events', first.token), await listen(other, '/session/events', second.token)];
    const { last } = (await first.call('GET', '/session/events')).body;
    const answer = await rightAnswer(app.database, first.id, KEY);
    const { body } = await first.call('POST', `/challenges/${KEY}/attempts`, { answer });
    expect(body['correct']).toBe(true);
    const told = ({ events }: Heard) => events.at(-1)?.['standing'];
    const standingOf = (call: typeof first.call) => call('GET', '/standing').then((reply) => reply.body);
    await within(() =>
      expect(streams.map(told)).toMatchObject([
        { rank: 1, of: 2 },
        { rank: 2, points: 0 },
      ]),
    );
    const [own, board] = streams;
    expect(own?.events.map(({ kind }) => kind)).toEqual(['own']);
    expect(board?.events.map(({ kind }) => kind)).toEqual(['board']);
    app.time.now += 1_000;
    other.time.now += 1_000;
    expect(streams.map(told)).toEqual([await standingOf(first.call), await standingOf(other.as(second.token))]);
    // A stream that resumes after a gap brings the standing too; a list of past events has none.
    const back = await listen(app, '/session/events', second.token, Number(last));
    await within(() => expect(told(back)).toEqual(board && told(board)));
    const listed = (await second.call('GET', `/session/events?after=${last}`)).body['events'];
    expect(listed).toEqual([{ number: board?.events[0]?.number, kind: 'board' }]);
    await Promise.all([...streams, back].map((stream) => stream.close()));
  });

  test('a stream brings the fleet after what moved it, once the session may be counted again', async () => {
    const { code } = await app.session();
    const [first, second] = [await app.player(code), await app.player(code)];
    const stream = await listen(app, '/session/events', second.token);
    const told = (people: number, found: number) =>
      within(() => expect(stream.named.at(-1)).toMatchObject({ name: 'fleet', data: { people, found, own: { done: 0 } } }));
    await told(2, 0);
    app.time.now += 3_000;
    const answer = await rightAnswer(app.database, first.id, KEY);
    await first.call('POST', `/challenges/${KEY}/attempts`, { answer });
    await told(2, 1);
    expect(stream.named.at(-1)?.data).toEqual((await second.call('GET', '/fleet')).body);
    const before = stream.named.length;
    for (let newcomers = 0; newcomers < 3; newcomers += 1) await app.player(code);
    app.time.now += 3_000;
    await told(5, 1);
    expect(stream.named).toHaveLength(before + 1);
    await stream.close();
  });

  test('no stream brings the fleet of a session that does not show it', async () => {
    // The pause that spreads the streams: without it, the hidden fleet would come first.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    const setUp = async (fleet: boolean) =>
      String((await (await app.admin())('POST', '/admin/sessions', { fleet })).body['code']);
    const [hidden, shown] = [await setUp(false), await setUp(true)];
    const hear = async (code: string) => listen(app, '/session/events', (await app.player(code)).token);
    const [none, one] = [await hear(hidden), await hear(shown)];
    const fleets = ({ named }: Heard) => named.filter(({ name }) => name === 'fleet').length;
    await within(() => expect(fleets(one)).toBe(1));
    await app.player(hidden);
    await within(() => expect(none.events).toHaveLength(1));
    app.time.now += 3_000;
    await app.player(shown);
    await within(() => expect(fleets(one)).toBe(2));
    expect(fleets(none)).toBe(0);
    await Promise.all([none.close(), one.close()]);
  });

  test('a stream opens with the player’s standing and the fleet, as the calls for them tell', async () => {
    const { code } = await app.session();
    const [first, second] = [await app.player(code), await app.player(code)];
    const answer = await rightAnswer(app.database, first.id, KEY);
    await first.call('POST', `/challenges/${KEY}/attempts`, { answer });
    const streams = [await listen(app, '/session/events', first.token), await listen(app, '/session/events', second.token)];
    const of = async ({ call }: typeof first) => ({
      standing: (await call('GET', '/standing')).body,
      fleet: (await call('GET', '/fleet')).body,
    });
    const expected = [await of(first), await of(second)];
    expect(expected).toMatchObject([
      { standing: { rank: 1, of: 2 }, fleet: { found: 1, own: { done: 1 } } },
      { standing: { rank: 2, points: 0 }, fleet: { found: 1, own: { done: 0 } } },
    ]);
    await within(() =>
      expect(streams.map(({ named }) => Object.fromEntries(named.map(({ name, data }) => [name, data])))).toEqual(expected),
    );
    expect(streams.map(({ named }) => named.length)).toEqual([2, 2]);
    await Promise.all(streams.map((stream) => stream.close()));
  });

  test('messages to a team are for those who are in it when they are sent', async () => {
    const admin = await app.admin();
    const { body } = await admin('POST', '/admin/sessions', { teams: ['Bleu', 'Rouge'] });
    const [session, code] = [String(body['id']), String(body['code'])];
    const { call, id } = await app.player(code);
    const say = (team: string, text: string) => admin('POST', `/admin/sessions/${session}/messages`, { text, to: { team } });
    const joinTeam = (team: string) => call('PATCH', '/session/team', { team });
    const read = async (after = 0) => {
      const { events } = (await call('GET', `/session/events?after=${after}`)).body as { events: Heard['events'] };
      return events.flatMap(({ kind: what, text }) => (what === 'message' ? [text] : []));
    };
    await say('Bleu', 'avant');
    await joinTeam('Bleu');
    await say('Bleu', 'pour Bleu');
    await say('Rouge', 'pour Rouge');
    const { number } = (await call('GET', '/session')).body;
    await joinTeam('Rouge');
    expect(await read()).toEqual(['pour Bleu']);
    expect(await read(Number(number))).toEqual([]);
    await say('Rouge', 'pour Rouge, après');
    await admin('PATCH', `/admin/participants/${id}`, { team: 'Bleu' });
    await say('Rouge', 'trop tard');
    expect(await read()).toEqual(['pour Bleu', 'pour Rouge, après']);
    expect(await read(Number(number))).toEqual(['pour Rouge, après']);
  });

  test('the device of who was merged goes on hearing as the one who stays', async () => {
    const admin = await app.admin();
    const { body } = await admin('POST', '/admin/sessions', { teams: ['Quai'] });
    const [session, code] = [String(body['id']), String(body['code'])];
    const [stays, goes] = [await app.player(code), await app.player(code)];
    await stays.call('PATCH', '/session/team', { team: 'Quai' });
    const device = await listen(app, '/session/events', goes.token);
    await admin('POST', `/admin/participants/${goes.id}/merge`, { into: stays.id, reason: 'one person' });
    await within(() => expect(device.events.map(({ kind }) => kind)).toEqual(['own', 'own']));
    await admin('POST', `/admin/sessions/${session}/messages`, { to: { participant: stays.id }, text: 'Pour vous' });
    await admin('POST', `/admin/sessions/${session}/messages`, { to: { team: 'Quai' }, text: 'Pour le quai' });
    await within(() => expect(device.events.slice(2).map(({ text }) => text)).toEqual(['Pour vous', 'Pour le quai']));
    await device.close();
  });

  test('what was said to who was away when they were merged waits for the one who stays', async () => {
    const admin = await app.admin();
    const { id: session, code } = await app.session();
    const [stays, goes, other] = [await app.player(code), await app.player(code), await app.player(code)];
    const { last } = (await goes.call('GET', '/session/events')).body;
    await admin('POST', `/admin/sessions/${session}/messages`, { to: { participant: goes.id }, text: 'Je viens vous voir' });
    await admin('POST', `/admin/participants/${goes.id}/merge`, { into: stays.id, reason: 'one person' });
    const heard = async ({ call }: typeof stays) =>
      Object((await call('GET', `/session/events?after=${last}`)).body['events']).flatMap(
        ({ text }: { text?: string }) => text ?? [],
      );
    expect(await heard(goes)).toEqual(['Je viens vous voir']);
    expect(await heard(stays)).toEqual(['Je viens vous voir']);
    expect(await heard(other)).toEqual([]);
  });

  test('the console hears of everything, as it stands after it', async () => {
    const { id: session, code } = await app.session();
    const desk = await listen(app, `/admin/sessions/${session}/events`, await adminToken());
    const { call, id } = await app.player(code);
    await call('GET', `/challenges/${KEY}`);
    await call('GET', `/challenges/${KEY}`);
    await call('POST', `/challenges/${KEY}/attempts`, { answer: 'no' });
    await call('POST', `/challenges/${KEY}/hints`, {});
    await call('POST', `/challenges/${KEY}/attempts`, { answer: await rightAnswer(app.database, id, KEY) });
    await within(() => expect(desk.events.at(-1)?.kind).toBe('solve'));
    const opened = new Date(app.time.now).toISOString();
    const cell = { openedAt: opened, failures: 0, hints: 0, given: 0, solvedAt: null, points: null };
    expect(desk.events).toMatchObject([
      { number: 1, kind: 'joined', participant: id },
      { number: 2, kind: 'opened', participant: id, challenge: KEY, cell },
      { number: 3, kind: 'attempt', cell: { ...cell, failures: 1 } },
      { number: 4, kind: 'hint', cell: { ...cell, failures: 1, hints: 1 } },
      { number: 5, kind: 'solve', points: 4.75, cell: { ...cell, failures: 1, hints: 1, solvedAt: opened, points: 4.75 } },
    ]);
    expect(desk.text()).not.toContain('@');
    expect(desk.text()).not.toContain('verdict');
    await desk.close();
  });

  test('who comes back goes on after the number that it knows, as a stream and as lists', async () => {
    const { id: session, code } = await app.session();
    const { token } = await app.player(code);
    for (let index = 0; index < 450; index += 1) await happen({ session, kind: 'message', at, detail: { text: `${index}` } });
    const stream = await listen(app, '/session/events', token, 11);
    await within(() => expect(stream.events).toHaveLength(440));
    await stream.close();
    const listed: unknown[] = [];
    let after = 11;
    for (let more = true; more; ) {
      const { body } = await app.as(token)('GET', `/session/events?after=${after}`);
      listed.push(...(Array.isArray(body['events']) ? body['events'] : []));
      after = Number(body['last']);
      more = body['more'] === true;
    }
    expect(listed).toEqual(stream.events);
    expect(after).toBe(451);
    expect((await app.as(token)('GET', '/session/events')).body).toEqual({ last: 451, events: [], more: false });
  });

  test('a stream ends with its session, and with the server', async () => {
    const { id, code } = await app.session();
    const { token } = await app.player(code);
    const gone = await listen(app, '/session/events', token);
    await (await app.admin())('DELETE', `/admin/sessions/${id}`);
    await gone.close();
    expect((await app.as(token)('GET', '/session/events')).status).toBe(401);
    const beside = await appOn(app.url);
    const last = await listen(beside, `/admin/sessions/${(await app.session()).id}/events`, await adminToken());
    await beside.close();
    await last.close();
  });

  test('where processes tell each other of news, they tell of a session that is gone', async () => {
    const { id } = await app.session();
    const told = vi.fn();
    const stop = await app.database.subscribe(CHANNEL, told);
    onTestFinished(stop);
    // The first notification covers earlier writes.
    told.mockClear();
    await (await app.admin())('DELETE', `/admin/sessions/${id}`);
    if (app.database.kind === 'postgres') await within(() => expect(told).toHaveBeenCalledTimes(1));
  });

  test('nobody takes the places of a whole room', async () => {
    const { code } = await app.session();
    const [greedy, other] = [await app.player(code), await app.player(code)];
    const streams = await Promise.all(Array.from({ length: 16 }, () => listen(app, '/session/events', greedy.token)));
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${greedy.token}` };
    const refused = await app.app.inject({ url: '/session/events', headers });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    // A reader with too many streams has to poll, as when the limit of all streams is reached.
    expect((await greedy.call('GET', '/session/events')).status).toBe(200);
    streams.push(await listen(app, '/session/events', other.token));
    await streams.shift()?.close();
    streams.push(await vi.waitFor(() => listen(app, '/session/events', greedy.token)));
    await Promise.all(streams.map((stream) => stream.close()));
  });

  test('nobody hears without the token that it takes', async () => {
    const { id, code } = await app.session();
    const { call, token } = await app.player(code);
    expect((await app.guest('GET', '/session/events')).status).toBe(401);
    expect((await call('GET', `/admin/sessions/${id}/events`)).status).toBe(401);
    expect((await app.as(await adminToken())('GET', '/session/events')).status).toBe(401);
    expect((await (await app.admin())('GET', '/admin/sessions/nobody/events')).status).toBe(404);
    expect((await app.as(token)('GET', '/session/events?after=x')).body).toMatchObject({ field: 'after' });
    // A HEAD request for a stream would never end, so there is no such route.
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
    expect((await app.app.inject({ method: 'HEAD', url: '/session/events', headers })).statusCode).toBe(404);
  });
});

describe.each(testDatabases.filter(({ name }) => name === 'PostgreSQL'))('on $name', (kind) => {
  test('two servers on one database tell what the other wrote', async () => {
    const app = await openTestApp(kind);
    const beside = await appOn(app.url);
    const { code } = await app.session();
    const { token } = await app.player(code);
    const there = await listen(beside, '/session/events', token);
    await app.player(code);
    await within(() => expect(there.events.map(({ kind }) => kind)).toEqual(['board']));
    await there.close();
    await beside.close();
    await app.close();
  });
});
