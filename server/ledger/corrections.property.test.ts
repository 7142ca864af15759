import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awardFor, toPoints } from '#engine/rules/scoring.ts';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const PLAYERS = 3;
const who = fc.integer({ min: 0, max: PLAYERS - 1 });
const challenge = fc.constantFrom('word', 'form');
const key = fc.integer({ min: 0, max: 2 });

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('right', 'wrong', 'hint'), device: who, challenge }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('penalty'), device: who, key }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('adjust'), who, key, points: fc.constantFrom(-350, -1, 25, 700) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reopen'), who, challenge }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('merge'), who, into: who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove'), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reinstate'), who }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface State {
  hintsShown: number;
  failures: number;
  award: number | null;
}

/** Reference model of one participant; points in hundredths. */
interface Modelled {
  readonly id: string;
  readonly email: string;
  status: 'playing' | 'removed' | 'merged';
  heir: Modelled | null;
  points: number;
  reached: number;
  readonly states: Record<string, State>;
  readonly keys: Set<string>;
  penalties: number;
}

interface Device {
  readonly email: string;
  readonly account: Modelled;
  call: Caller;
  owner: Modelled;
  signedIn: boolean;
}

const manifests = new Map(fixtureChallenges.map(({ manifest }) => [manifest.key, manifest]));
const untouched = (): State => ({ hintsShown: 0, failures: 0, award: null });
const reason = 'as agreed in the room';

describe.each(testDatabases)('the ledger with corrections on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  test('agrees with the rules after each step of any sequence, and never rewrites an event', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const session = await app.session();
        const people: Modelled[] = [];
        const devices: Device[] = [];
        for (let index = 0; index < PLAYERS; index += 1) {
          app.time.now += 1;
          const email = `p${index}@brevelle.example`;
          const { call, id } = await app.player(session.code, email);
          const account: Modelled = {
            id,
            email,
            status: 'playing',
            heir: null,
            points: 0,
            reached: app.time.now,
            states: { word: untouched(), form: untouched() },
            keys: new Set(),
            penalties: 0,
          };
          people.push(account);
          devices.push({ email, account, call, owner: account, signedIn: true });
        }
        let known = new Map<string, string>();
        for (const taken of steps) {
          app.time.now += 1;
          await take(taken, people, devices, session.code);
          known = await check(session.id, people, known);
        }
      }),
      { numRuns: 50 },
    );
  });

  async function take(taken: Step, people: readonly Modelled[], devices: readonly Device[], code: string): Promise<void> {
    if ('device' in taken) {
      const device = devices[taken.device];
      if (device && (await signIn(device, code))) await play(taken, device);
      return;
    }
    const person = people[taken.who];
    if (!person) return;
    await correct(taken, person, people, devices);
  }

  async function signIn(device: Device, code: string): Promise<boolean> {
    if (device.signedIn) return true;
    expect((await device.call('GET', '/score')).status).toBe(401);
    const { status, body } = await app.guest('POST', '/auth/login', { email: device.email, code });
    const owner = device.account.heir ?? device.account;
    expect(status).toBe(owner.status === 'playing' ? 200 : 403);
    if (status !== 200) return false;
    Object.assign(device, { owner, signedIn: true, call: app.as(String(body['token'])) });
    return true;
  }

  async function play(taken: Extract<Step, { device: number }>, { owner, call }: Device): Promise<void> {
    if ('key' in taken) {
      const headers = { 'idempotency-key': `penalty-${taken.key}` };
      expect((await call('POST', '/score', { points: -2 }, headers)).status).toBe(200);
      // The penalty counts once, and once more after the second failure of the challenge that declares it.
      const allowed = Math.min(2, Math.max(1, owner.states['form']?.failures ?? 0));
      if (owner.keys.has(headers['idempotency-key']) || owner.penalties >= allowed) return;
      gain(owner, -200);
      owner.penalties += 1;
      owner.keys.add(headers['idempotency-key']);
      return;
    }
    const state = owner.states[taken.challenge];
    const manifest = manifests.get(taken.challenge);
    if (!state || !manifest) throw new Error('unknown challenge');
    const url = `/challenges/${taken.challenge}`;
    if (taken.kind === 'hint') {
      expect((await call('POST', `${url}/hints`)).status).toBe(200);
      if (state.award === null) state.hintsShown = Math.min(3, state.hintsShown + 1);
      return;
    }
    const right = taken.challenge === 'form' ? { username: 'admin' } : await rightAnswer(app.database, owner.id, 'word');
    const answer = taken.kind === 'right' ? right : 'non';
    expect((await call('POST', `${url}/attempts`, { answer })).status).toBe(200);
    if (state.award !== null) return;
    if (taken.kind === 'wrong') state.failures += 1;
    else {
      state.award = awardFor(manifest, state);
      gain(owner, state.award);
    }
  }

  async function correct(
    taken: Exclude<Step, { device: number }>,
    person: Modelled,
    people: readonly Modelled[],
    devices: readonly Device[],
  ): Promise<void> {
    const url = `/admin/participants/${person.id}`;
    const playing = person.status === 'playing';
    if ('points' in taken) {
      const headers = { 'idempotency-key': `adjust-${taken.key}` };
      const body = { points: toPoints(taken.points), reason };
      expect((await admin('POST', `${url}/adjustments`, body, headers)).status).toBe(playing ? 200 : 409);
      // The idempotency key includes the payload: other points under the same key are another adjustment.
      const sent = `${headers['idempotency-key']} ${taken.points}`;
      if (playing && !person.keys.has(sent)) gain(person, taken.points);
      if (playing) person.keys.add(sent);
      return;
    }
    if ('challenge' in taken) {
      const state = person.states[taken.challenge];
      const { status } = await admin('POST', `${url}/reopenings`, { challenge: taken.challenge, reason });
      expect(status).toBe(playing && state?.award != null ? 200 : 409);
      if (!playing || state?.award == null) return;
      gain(person, -state.award);
      state.award = null;
      return;
    }
    if ('into' in taken) {
      const other = people[taken.into];
      if (!other) return;
      const { status, body } = await admin('POST', `${url}/merge`, { into: other.id, reason });
      if (other === person) expect(status).toBe(400);
      else if (person.heir === other) expect(status).toBe(200);
      else if (!playing || other.status !== 'playing') expect(status).toBe(409);
      else {
        expect([status, body['id']]).toEqual([200, other.id]);
        mergeModels(person, other, people, devices);
      }
      return;
    }
    const { status } = await admin('POST', `${url}/${taken.kind === 'remove' ? 'removal' : 'reinstatement'}`, { reason });
    expect(status).toBe(person.status === 'merged' ? 409 : 200);
    if (taken.kind === 'remove' && playing) {
      person.status = 'removed';
      for (const device of devices) if (device.owner === person) device.signedIn = false;
    }
    if (taken.kind === 'reinstate' && person.status === 'removed') {
      person.status = 'playing';
      person.reached = app.time.now;
    }
  }

  function gain(person: Modelled, points: number): void {
    if (points === 0) return;
    person.points += points;
    person.reached = app.time.now;
  }

  function mergeModels(from: Modelled, into: Modelled, people: readonly Modelled[], devices: readonly Device[]): void {
    let moved = from.points;
    for (const [name, theirs] of Object.entries(from.states)) {
      const mine = into.states[name];
      if (!mine) continue;
      moved -= Math.min(theirs.award ?? 0, mine.award ?? 0);
      mine.hintsShown = Math.max(mine.hintsShown, theirs.hintsShown);
      if (mine.award === null) mine.failures = Math.max(mine.failures, theirs.failures);
      if (theirs.award !== null) mine.award = Math.max(theirs.award, mine.award ?? theirs.award);
    }
    gain(into, moved);
    Object.assign(from, { status: 'merged', heir: into, points: 0 });
    for (const person of people) if (person.heir === from) person.heir = into;
    for (const device of devices) if (device.owner === from) device.owner = into;
  }

  /** Compares stored data with the model. @param known earlier events, as text @returns the present ones */
  async function check(session: string, people: readonly Modelled[], known: Map<string, string>): Promise<Map<string, string>> {
    const { query } = app.database;
    const ids = people.map(({ id }) => id);
    const events = await query.selectFrom('score_events').selectAll().where('participant', 'in', ids).execute();
    const now = new Map(events.map((event) => [event.id, JSON.stringify(event)]));
    expect([...known].filter(([id, text]) => now.get(id) !== text)).toEqual([]);

    const standings = await query
      .selectFrom('standings')
      .select(['participant', 'points'])
      .where('session', '=', session)
      .execute();
    const totals = new Map(standings.map(({ participant, points }) => [participant, points]));
    const expected = people.map(({ id, status, points }) => [id, status === 'playing' ? points : undefined]);
    expect(people.map(({ id }) => [id, totals.get(id)])).toEqual(expected);
    const sums = people.map(({ id }) => [
      id,
      events.filter(({ participant }) => participant === id).reduce((sum, { points }) => sum + points, 0),
    ]);
    expect(sums).toEqual(people.map(({ id, status, points }) => [id, status === 'playing' ? points : 0]));

    const board = people
      .filter(({ status }) => status === 'playing')
      .sort((a, b) => b.points - a.points || a.reached - b.reached || (a.id < b.id ? -1 : 1));
    expect((await admin('GET', `/admin/sessions/${session}/scores`)).body).toEqual(
      board.map(({ email, points }) => ({ username: email, score: toPoints(points) })),
    );
    return now;
  }
});
