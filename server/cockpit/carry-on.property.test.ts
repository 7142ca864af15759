/** Consistency of the cockpit: a snapshot with later events applied must equal a later snapshot. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mergeSnapshot } from '#engine/rules/session/merge-snapshot.ts';
import { reduceAll } from '#engine/rules/session/reduce.ts';
import type { SessionState } from '#engine/rules/session/state.ts';
import { unfoldSnapshot } from '#engine/rules/session/unfold-snapshot.ts';
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import { EVENT_KINDS, EVENTS, type EventKind } from '#schemas/events.ts';
import type { ConsoleEvent, EventsPage } from '#schemas/live.ts';
import { SessionSetupSchema } from '#schemas/session-setup.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { appendEvents } from '../live/log.ts';

const KEYS = ['word', 'form', 'word-1', 'word-2'] as const;
const PLAYERS = 3;
/** Session control actions that stop and resume play, in order. */
const BREAKS: Readonly<Record<string, readonly string[]>> = {
  break: ['pause', 'resume'],
  overtime: ['pause', 'end', 'extend'],
};

type Doing =
  | {
      readonly what: 'open' | 'hint' | 'wrong' | 'right' | 'gift' | 'reopen' | 'copy' | 'recall';
      readonly who: number;
      readonly key: (typeof KEYS)[number];
    }
  | { readonly what: 'penalty' | 'message' | 'rename' | 'remove'; readonly who: number }
  | { readonly what: 'gift-all'; readonly key: (typeof KEYS)[number] }
  | { readonly what: 'join' | 'look' | 'announce' | 'break' | 'overtime' | 'set-up' | 'finale' | 'debrief' };

const who = fc.nat(PLAYERS - 1);
const key = fc.constantFrom(...KEYS);
const played = fc.record({ what: fc.constantFrom('open', 'hint', 'wrong', 'right', 'gift', 'reopen'), who, key });
const doing: fc.Arbitrary<Doing> = fc.oneof(
  { weight: 14, arbitrary: played },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('penalty', 'message'), who }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('gift-all'), key }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('look', 'announce') }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('rename', 'remove'), who }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('join') }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom('break', 'overtime') }) },
);

/** Steps that cause each kind of event, by {@link CAUSER}: with `Record`, a kind without an entry does not compile. */
const CAUSER = 0;
const mine = { who: CAUSER, key: 'word' } as const;
const CAUSES: Readonly<Record<EventKind, readonly Doing[]>> = {
  joined: [{ what: 'join' }],
  profile: [{ what: 'rename', who: CAUSER }],
  opened: [{ what: 'open', ...mine }],
  attempt: [{ what: 'wrong', ...mine }],
  hint: [{ what: 'hint', ...mine }],
  solve: [{ what: 'right', ...mine }],
  penalty: [{ what: 'penalty', who: CAUSER }],
  correction: [
    { what: 'right', ...mine },
    { what: 'reopen', ...mine },
  ],
  question: [
    { what: 'right', ...mine },
    { what: 'recall', ...mine },
  ],
  message: [{ what: 'message', who: CAUSER }],
  room: [{ what: 'break' }],
  setup: [{ what: 'set-up' }],
  finale: [{ what: 'finale' }],
  debrief: [{ what: 'debrief' }],
  shared: [{ what: 'copy', ...mine }],
};

describe.each(testDatabases)('a snapshot and what came after it, on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  async function eventsAfter(session: string, number: number): Promise<ConsoleEvent[]> {
    const page: EventsPage<ConsoleEvent> = JSON.parse(
      (await admin('GET', `/admin/sessions/${session}/events?after=${number}`)).text,
    );
    return page.more ? [...page.events, ...(await eventsAfter(session, page.last))] : [...page.events];
  }

  interface Played {
    readonly session: string;
    /** Snapshots of everybody, taken on the way. */
    readonly looks: readonly CockpitSnapshot[];
    /** State after each of them, to which only the first snapshot and what changed since has been added. */
    readonly followed: readonly SessionState[];
    /** How many of the replies for these states held only people who had changed. */
    readonly partial: number;
  }

  /** Plays a list of steps. */
  async function play(list: readonly Doing[]): Promise<Played> {
    const { body } = await admin('POST', '/admin/sessions', { challenges: [...KEYS] });
    const [session, code] = [String(body['id']), String(body['code'])];
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => app.player(code)));
    const looks: CockpitSnapshot[] = [];
    const followed: SessionState[] = [];
    let partial = 0;
    const snapshot = async (query = ''): Promise<CockpitSnapshot> =>
      JSON.parse((await admin('GET', `/admin/sessions/${session}/cockpit${query}`)).text);
    const look = async () => {
      looks.push(await snapshot());
      const last = followed.at(-1) ?? null;
      const changes = await snapshot(last ? `?after=${last.number}` : '');
      if (changes.changed) partial += 1;
      followed.push(mergeSnapshot(changes, last));
    };
    await look();
    for (const one of list) {
      app.time.now += 1_700;
      const player = players['who' in one ? one.who : 0];
      if (!player) continue;
      const { call, id } = player;
      const mission = 'key' in one ? `/challenges/${one.key}` : '';
      const reason = 'as the room needed it';
      if (one.what === 'open') await call('GET', mission);
      if (one.what === 'hint') await call('POST', `${mission}/hints`);
      if (one.what === 'wrong') await call('POST', `${mission}/attempts`, { answer: 'non' });
      if (one.what === 'right') {
        const answer = one.key === 'form' ? { username: 'admin' } : await rightAnswer(app.database, id, one.key);
        await call('POST', `${mission}/attempts`, { answer });
      }
      if (one.what === 'gift') await admin('POST', `/admin/participants/${id}/hints`, { challenge: one.key });
      if (one.what === 'gift-all') await admin('POST', `/admin/sessions/${session}/hints`, { challenge: one.key });
      if (one.what === 'reopen') await admin('POST', `/admin/participants/${id}/reopenings`, { challenge: one.key, reason });
      if (one.what === 'copy') {
        const other = players.find((candidate) => candidate !== player);
        await call('POST', `${mission}/attempts`, { answer: await rightAnswer(app.database, other?.id ?? '', one.key) });
        const kinds = async () => (await eventsAfter(session, 0)).map((event) => event.kind);
        // Copied answers are looked for after the reply.
        await expect.poll(kinds, { timeout: 20_000 }).toContain('shared');
      }
      if (one.what === 'recall') await call('POST', `${mission}/retrieval`, { choice: 0 });
      if (one.what === 'set-up') {
        const { body: loaded } = await admin('GET', `/admin/sessions/${session}`);
        const setup = Object.keys(SessionSetupSchema.properties).map((field) => [field, loaded[field]]);
        await admin('PUT', `/admin/sessions/${session}`, { ...Object.fromEntries(setup), name: 'Achats' });
      }
      if (one.what === 'finale') await admin('POST', `/admin/sessions/${session}/finale`, { action: 'open', round: 1 });
      if (one.what === 'debrief') {
        await admin('POST', `/admin/sessions/${session}/room`, { action: 'end' });
        await admin('POST', `/admin/sessions/${session}/debrief`, { action: 'open', missions: ['form'] });
      }
      if (one.what === 'penalty') await call('POST', '/score', { points: -2 });
      if (one.what === 'message')
        await admin('POST', `/admin/sessions/${session}/messages`, { text: 'Courage !', to: { participant: id } });
      if (one.what === 'announce') await admin('POST', `/admin/sessions/${session}/messages`, { text: 'Pause.', to: 'all' });
      if (one.what === 'rename') await call('PUT', '/me/name', { name: `Nom ${app.time.now}` });
      if (one.what === 'remove') await admin('POST', `/admin/participants/${id}/removal`, { reason });
      if (one.what === 'join') await app.player(code);
      for (const action of BREAKS[one.what] ?? []) {
        await admin('POST', `/admin/sessions/${session}/room`, action === 'extend' ? { action, minutes: 5 } : { action });
        app.time.now += 20_000;
      }
      if (one.what === 'look') await look();
    }
    await look();
    return { session, looks, followed, partial };
  }

  /** Removes the time of the request, which differs between snapshots. */
  const still = ({ clock, ...room }: SessionState) => ({ ...room, clock: { ...clock, now: '' } });

  /** Whether an event needs a new snapshot: by its kind, or as a correction of a whole person, which has no cell. */
  const isBeyond = ({ kind, cell }: ConsoleEvent) => EVENTS[kind].needsSnapshot || (kind === 'correction' && cell === undefined);

  /** Compares each snapshot with every later one. @returns how many, without those whose events need a new snapshot */
  function compare(looks: readonly CockpitSnapshot[], events: readonly ConsoleEvent[]): number {
    let compared = 0;
    for (const [index, first] of looks.entries()) {
      for (const later of looks.slice(index + 1)) {
        const told = events.filter(({ number }) => number > first.number && number <= later.number);
        const room = reduceAll(unfoldSnapshot(first), told);
        // Idempotent: events that arrive twice change nothing.
        expect(reduceAll(room, told)).toBe(room);
        expect(room.stale, 'a new snapshot is asked for where it is needed, and only there').toBe(told.some(isBeyond));
        if (room.stale) continue;
        compared += 1;
        expect(still(room)).toEqual(still(unfoldSnapshot(later)));
      }
    }
    return compared;
  }

  test.each(EVENT_KINDS)(
    'are the same as a later snapshot, or say that a new one is needed, after an event of kind %s',
    async (kind) => {
      const { session, looks } = await play(CAUSES[kind]);
      const events = await eventsAfter(session, looks[0]?.number ?? 0);
      expect(events.map((event) => event.kind)).toContain(kind);
      compare(looks, events);
    },
  );

  test('are the same as a later snapshot, or say that a new one is needed', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(doing, { maxLength: 40 }), async (list) => {
        const { session, looks } = await play(list);
        const events = await eventsAfter(session, 0);
        expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
        compared += compare(looks, events);
      }),
      { numRuns: 12 },
    );
    expect(compared).toBeGreaterThan(6);
  });

  test('followed by what changed are the same as snapshots of everybody', async () => {
    let partial = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(doing, { maxLength: 40 }), async (list) => {
        const played = await play(list);
        partial += played.partial;
        expect(played.followed.map(still)).toEqual(played.looks.map((look) => still(unfoldSnapshot(look))));
      }),
      { numRuns: 8 },
    );
    // The last snapshot of each list.
    expect(partial).toBeGreaterThanOrEqual(8);
  });

  test.each(EVENT_KINDS)('followed by what changed are the same after an event of kind %s', async (kind) => {
    const { looks, followed, partial } = await play(CAUSES[kind]);
    expect(followed.map(still)).toEqual(looks.map((look) => still(unfoldSnapshot(look))));
    // Only a new set-up makes everybody be read again.
    expect(partial).toBe(kind === 'setup' ? 0 : 1);
  });

  test('followed by what changed are the same after a merge, which changes two people', async () => {
    const { id: session, code } = await app.session();
    const [goes, stays] = [await app.player(code), await app.player(code)];
    const snapshot = async (query = ''): Promise<CockpitSnapshot> =>
      JSON.parse((await admin('GET', `/admin/sessions/${session}/cockpit${query}`)).text);
    await goes.call('GET', '/challenges/word');
    const before = unfoldSnapshot(await snapshot());
    await admin('POST', `/admin/participants/${goes.id}/merge`, { into: stays.id, reason: 'one person' });
    const changes = await snapshot(`?after=${before.number}`);
    expect(changes).toMatchObject({ changed: expect.arrayContaining([goes.id, stays.id]), participants: [{ id: stays.id }] });
    expect(still(mergeSnapshot(changes, before))).toEqual(still(unfoldSnapshot(await snapshot())));
  });

  test('are of everybody where much has changed, or where the number is of another database', async () => {
    const { session, looks } = await play([]);
    const { number = 0, participants } = looks.at(-1) ?? {};
    const since = async (one: number): Promise<CockpitSnapshot> =>
      JSON.parse((await admin('GET', `/admin/sessions/${session}/cockpit?after=${one}`)).text);
    const everybody = { participants };
    expect(await since(number + 1)).toMatchObject(everybody);
    expect(await since(number)).toMatchObject({ changed: [], participants: [] });
    const message = { session, kind: 'message', at: '2026-11-30T09:00:00.000Z', detail: { text: 'Bonjour' } } as const;
    await app.database.query.transaction().execute((transaction) =>
      appendEvents(
        transaction,
        app.database.kind,
        Array.from({ length: 501 }, () => message),
      ),
    );
    const whole = await since(number);
    expect(whole).toMatchObject({ ...everybody, number: number + 501 });
    expect(whole).not.toHaveProperty('changed');
    expect(await since(number + 1)).toMatchObject({ changed: [], participants: [] });
    expect((await admin('GET', `/admin/sessions/${session}/cockpit?after=x`)).body).toMatchObject({ field: 'after' });
  });

  test('the figures of a snapshot are those of the ledger', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(played, { maxLength: 25 }), async (list) => {
        const { looks } = await play(list);
        const last = looks.at(-1);
        for (const person of last ? unfoldSnapshot(last).people : []) {
          const { body } = await admin('GET', `/admin/participants/${person.id}`);
          const events = await app.database.query
            .selectFrom('score_events')
            .select('points')
            .where('participant', '=', person.id)
            .execute();
          expect(Math.round(person.points * 100)).toBe(events.reduce((sum, { points }) => sum + points, 0));
          expect(person.points).toBe(body['score']);
          expect(person.cells.filter((cell) => cell?.solvedAt != null)).toHaveLength(Number(body['solved']));
        }
      }),
      { numRuns: 5 },
    );
  });
});
