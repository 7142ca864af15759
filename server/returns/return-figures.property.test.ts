/** Figures of returns against a plain recomputation, on both databases, and that they disclose nothing about too few people. */
import fc from 'fast-check';
import type { InsertObject } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type JudgementCounts, measureOf } from '#engine/rules/measure/discernment.ts';
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import { INTENTION_OUTCOMES } from '#schemas/return-constants.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import { ADMIN } from '../../tests/support/admin.ts';
import { goldenChallenges } from '../../tests/support/golden-room.ts';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import type { Tables } from '../database/tables.ts';
import { newId, newToken, tokenHash } from '../identifiers.ts';
import { ANONYMOUS, toldJudgements, toldPart, toldParts } from '../session-model/disclosure.ts';
import { groupsOf } from '../session-model/team-groups.ts';
import { comparesWithSession, type Returned, returnTally } from './return-tally.ts';
import { sumOfReturns } from './sum-returns.ts';

const DAY = 86_400_000;
const ITEMS = ['parcel', 'call', 'visit', 'badge'] as const;
const isHostile = (item: string) => item === 'parcel' || item === 'call';

/** Whether an item was taken for hostile, first and last; null if it was not judged. */
const judged = fc.option(fc.record({ first: fc.boolean(), last: fc.boolean() }));
const judgedItems = fc.record({ parcel: judged, call: judged, visit: judged, badge: judged });
const rights = fc.array(fc.boolean(), { maxLength: 3 });
const person = fc.record({
  team: fc.constantFrom(null, 'Achats', 'RH'),
  session: judgedItems,
  answers: rights,
  /** Null for somebody without an appointment. */
  returned: fc.option(
    fc.record({ judged: judgedItems, answers: rights, outcome: fc.constantFrom(null, null, ...INTENTION_OUTCOMES) }),
    { freq: 6 },
  ),
});
type Person = typeof person extends fc.Arbitrary<infer T> ? T : never;
const people = fc.array(person, { minLength: 3, maxLength: 22 });

function countsOf(items: Person['session'], when: 'first' | 'last'): JudgementCounts {
  const counts = { hits: 0, misses: 0, falseAlarms: 0, correctRejections: 0 };
  for (const item of ITEMS) {
    const taken = items[item]?.[when];
    if (taken === undefined) continue;
    if (isHostile(item)) counts[taken ? 'hits' : 'misses'] += 1;
    else counts[taken ? 'falseAlarms' : 'correctRejections'] += 1;
  }
  return counts;
}
const answersOf = (own: readonly boolean[]) => ({ answered: own.length, right: own.filter(Boolean).length });
const NOTHING: Person['session'] = { parcel: null, call: null, visit: null, badge: null };

function returnedOf({ team, session, answers, returned }: Person, index: number): Returned {
  return {
    id: String(index),
    session: 's',
    team,
    judged: {
      now: countsOf(returned?.judged ?? NOTHING, 'first'),
      first: countsOf(session, 'first'),
      last: countsOf(session, 'last'),
    },
    memory: { now: answersOf(returned?.answers ?? []), first: answersOf(answers) },
    outcome: returned?.outcome ?? null,
  };
}

/** Runs a generator to its end, and returns its result. */
function drawn<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const judgedAny = (items: Person['session']) => ITEMS.some((item) => items[item] !== null);
const judgedBoth = (items: Person['session']) =>
  [true, false].every((hostile) => ITEMS.some((item) => isHostile(item) === hostile && items[item] !== null));
const cameBack = ({ returned }: Person) =>
  returned !== null && (judgedAny(returned.judged) || returned.answers.length > 0 || returned.outcome !== null);

/** The figures expected of these people, computed step by step. */
function expected(all: readonly Person[]): Pick<ReturnFigures, 'tooFew' | 'told'> {
  const kept = all.filter(({ returned }) => returned !== null).length;
  const numbered = all.map((one, index) => ({ ...one, id: String(index) }));
  type Numbered = (typeof numbered)[number];
  const came = numbered.filter(cameBack);
  if (came.length < MIN_REPORTED) return { tooFew: kept > 0 ? 1 : 0, told: null };
  const groups = (some: readonly Numbered[]) =>
    groupsOf(some, MIN_REPORTED).map((group) => ({
      ...group,
      members: group.people.flatMap((id) => numbered.filter((one) => one.id === id)),
    }));
  const safe = (some: number, room: number) => some >= MIN_REPORTED && (room === some || room - some >= MIN_REPORTED);
  const addUp = (counts: readonly JudgementCounts[]) => {
    const total = { hits: 0, misses: 0, falseAlarms: 0, correctRejections: 0 };
    for (const one of counts)
      for (const name of ['hits', 'misses', 'falseAlarms', 'correctRejections'] as const) total[name] += one[name];
    return total;
  };

  const by = (hostile: boolean) =>
    all.filter(({ session }) => ITEMS.some((item) => isHostile(item) === hostile && session[item])).length;
  const roomTold = Math.min(by(true), by(false)) >= MIN_REPORTED;
  const judges = came.filter(({ returned }) => returned && judgedBoth(returned.judged));
  const both = judges.filter(({ session }) => judgedBoth(session));
  const pairs = roomTold && safe(both.length, all.filter(({ session }) => judgedAny(session)).length);
  const judgeGroups = groups(pairs ? both : judges);
  const measured = (of: (one: Person) => JudgementCounts) => {
    const counts = addUp(judgeGroups.map(({ members }) => toldJudgements(addUp(members.map(of)), ANONYMOUS)));
    const measure = measureOf(counts, MIN_REPORTED);
    // As in a JSON reply, which has no −0.
    return measure && JSON.parse(JSON.stringify({ ...counts, ...measure }));
  };

  const answerers = came.filter(({ returned }) => returned && returned.answers.length > 0);
  const bothTimes = answerers.filter(({ answers }) => answers.length > 0);
  const remembers = safe(bothTimes.length, all.filter(({ answers }) => answers.length > 0).length);
  const answerGroups = groups(remembers ? bothTimes : answerers);
  const remembered = (of: (one: Person) => readonly boolean[]) => {
    const total = { answered: 0, right: 0 };
    for (const { members } of answerGroups) {
      const own = members.flatMap(of);
      total.answered += own.length;
      total.right += toldPart(own.filter(Boolean).length, own.length, ANONYMOUS);
    }
    return total;
  };

  const outcomeGroups = groups(came.filter(({ returned }) => returned?.outcome));
  const outcomes = { held: 0, partly: 0, 'not-yet': 0 };
  for (const { members } of outcomeGroups) {
    const own = { held: 0, partly: 0, 'not-yet': 0 };
    for (const { returned } of members) if (returned?.outcome) own[returned.outcome] += 1;
    const told = toldParts(own, INTENTION_OUTCOMES, ANONYMOUS);
    for (const name of INTENTION_OUTCOMES) outcomes[name] += told[name];
  }
  const size = (all: readonly { readonly members: readonly unknown[] }[]) =>
    all.reduce((sum, { members }) => sum + members.length, 0);
  return {
    tooFew: 0,
    told: expect.objectContaining({
      kept: kept - came.length >= MIN_REPORTED ? kept : null,
      came: came.length,
      discernment:
        judgeGroups.length === 0
          ? null
          : {
              people: size(judgeGroups),
              first: pairs ? measured(({ session }) => countsOf(session, 'first')) : null,
              last: pairs ? measured(({ session }) => countsOf(session, 'last')) : null,
              weeks: null,
              now: measured(({ returned }) => countsOf(returned?.judged ?? NOTHING, 'first')),
            },
      memory:
        answerGroups.length === 0
          ? null
          : {
              people: size(answerGroups),
              first: remembers ? remembered(({ answers }) => answers) : null,
              weeks: null,
              now: remembered(({ returned }) => returned?.answers ?? []),
            },
      intentions: outcomeGroups.length === 0 ? null : { people: size(outcomeGroups), ...outcomes },
    }),
  };
}

describe.each(testDatabases)('figures of returns on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let start: number;
  beforeAll(async () => {
    app = await openTestApp(kind, { challenges: goldenChallenges });
    admin = await app.admin();
    start = app.time.now;
  });
  afterAll(() => app.close());

  /** Stores a session and its returns, as play would leave them. */
  async function store(all: readonly Person[]): Promise<string> {
    app.time.now = start;
    const { query } = app.database;
    const { id: session } = await app.session();
    await admin('POST', `/admin/sessions/${session}/room`, { action: 'end' });
    const at = new Date(start).toISOString();
    await query.updateTable('sessions').set({ ended_at: at, active: 0 }).where('id', '=', session).execute();
    const rows = all.map((one, index) => ({ ...one, participant: newId(start), appointment: newId(start), name: `P${index}` }));
    const came = rows.flatMap(({ returned, appointment }) => (returned ? [{ ...returned, appointment }] : []));
    const judgementsOf = (items: Person['session']) =>
      ITEMS.flatMap((item) => {
        const own = items[item];
        return own ? [{ challenge: 'form', item, ...rowOf(item, own) }] : [];
      });
    const answersOf = (rights: readonly boolean[]) =>
      rights.map((right, question) => ({ challenge: `q-${question}`, correct: right ? (1 as const) : (0 as const), at }));
    const write = async <T extends keyof Tables>(table: T, values: readonly InsertObject<Tables, T>[]) => {
      if (values.length > 0) await query.insertInto(table).values(values).execute();
    };
    await write(
      'participants',
      rows.map(({ participant: id, team, name }) => ({
        ...{ id, session, team, name, name_key: name, created_at: at },
        email: `${id}@brevelle.example`,
      })),
    );
    await write(
      'challenge_states',
      rows.map(({ participant }) => ({
        ...{ participant, challenge: 'form', opened_at: at, solved_at: null, points: null, last_attempt: null },
        ...{ hints_shown: 0, hints_given: 0, failures: 0, round: 0 },
      })),
    );
    await write(
      'judgements',
      rows.flatMap(({ participant, session: items }) => judgementsOf(items).map((row) => ({ participant, ...row }))),
    );
    await write(
      'retrieval_answers',
      rows.flatMap(({ participant, answers }) => answersOf(answers).map((row) => ({ participant, ...row }))),
    );
    await write(
      'appointments',
      rows.flatMap(({ participant, appointment: id, returned }) =>
        returned
          ? [
              {
                ...{ id, participant, kind: 'weeks-3' as const, due_on: '2026-12-12', ends_on: '2026-12-26', kept_at: at },
                ...{ token_hash: tokenHash(newToken()), intention: 'Alors.', outcome: returned.outcome },
              },
            ]
          : [],
      ),
    );
    await write(
      'return_judgements',
      came.flatMap(({ appointment, judged: items }) => judgementsOf(items).map((row) => ({ appointment, ...row }))),
    );
    await write(
      'return_answers',
      came.flatMap(({ appointment, answers }) => answersOf(answers).map((row) => ({ appointment, chosen: 0, ...row }))),
    );
    return session;
  }
  const rowOf = (item: string, { first, last }: { readonly first: boolean; readonly last: boolean }) => ({
    hostile: isHostile(item) ? (1 as const) : (0 as const),
    first_hostile: first ? (1 as const) : (0 as const),
    last_hostile: last ? (1 as const) : (0 as const),
  });

  test('are those of a plain recomputation', async () => {
    await fc.assert(
      fc.asyncProperty(people, async (all) => {
        const session = await store(all);
        app.time.now = start + 36 * DAY;
        const { text } = await app.as(await consoleToken())('GET', `/admin/returns?sessions=${session}`);
        const [weeks]: readonly ReturnFigures[] = JSON.parse(text);
        expect({ tooFew: weeks?.tooFew, told: weeks?.told }).toEqual(expected(all));
      }),
      { numRuns: 12 },
    );
  });
  const consoleToken = async () => String((await app.guest('POST', '/login', ADMIN)).body['token']);
});

test('no group is of fewer than five, nor whom a comparison leaves out of the room, and no part is nobody or everybody', () => {
  fc.assert(
    fc.property(people, fc.boolean(), (all, known) => {
      const came = all.flatMap((one, index) => (cameBack(one) ? [returnedOf(one, index)] : []));
      fc.pre(came.length >= MIN_REPORTED);
      const ids = (of: (one: Person) => boolean) =>
        known ? new Set(all.flatMap((one, index) => (of(one) ? [String(index)] : []))) : null;
      const room = {
        judged: ids(({ session }) => judgedAny(session)),
        answered: ids(({ answers }) => answers.length > 0),
      };
      const tally = drawn(returnTally(all.length, came, room));
      if (!known) expect(comparesWithSession(tally)).toBe(false);
      for (const groups of [tally.discernment, tally.memory, tally.intentions])
        for (const { people: size } of groups) expect(size).toBeGreaterThanOrEqual(MIN_REPORTED);
      for (const [groups, whole] of [
        [tally.discernment, room.judged],
        [tally.memory, room.answered],
      ] as const) {
        if (groups.every(({ first }) => first === null)) continue;
        const others = (whole?.size ?? 0) - groups.reduce((sum, { people: size }) => sum + size, 0);
        expect(others === 0 || others >= MIN_REPORTED).toBe(true);
      }
      for (const { outcomes } of tally.intentions) for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(0);
      for (const { now } of tally.discernment)
        for (const [part, whole] of [
          [now.hits, now.hits + now.misses],
          [now.falseAlarms, now.falseAlarms + now.correctRejections],
        ] as const) {
          expect(part).toBeGreaterThan(0);
          expect(part).toBeLessThan(whole);
        }
    }),
    { numRuns: 300 },
  );
});

test('departments add up to the whole, and so do sessions', () => {
  fc.assert(
    fc.property(fc.array(people, { minLength: 1, maxLength: 3 }), (sessions) => {
      const tallies = sessions.flatMap((all) => {
        const came = all.flatMap((one, index) => (cameBack(one) ? [returnedOf(one, index)] : []));
        return came.length >= MIN_REPORTED ? [drawn(returnTally(all.length, came, { judged: null, answered: null }))] : [];
      });
      const whole = sumOfReturns(tallies);
      const alone = tallies.map((tally) => sumOfReturns([tally]));
      const sum = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((total, one) => total + (one ?? 0), 0);
      expect(whole?.came ?? 0).toBe(sum(alone.map((one) => one?.came)));
      expect(whole?.intentions?.held ?? 0).toBe(sum(alone.map((one) => one?.intentions?.held)));
      expect(whole?.discernment?.now.hits ?? 0).toBe(sum(alone.map((one) => one?.discernment?.now.hits)));
      if (!whole || whole.departments.length === 0) return;
      expect(sum(whole.departments.map(({ discernment }) => discernment?.now.hits))).toBe(whole.discernment?.now.hits ?? 0);
      expect(sum(whole.departments.map(({ memory }) => memory?.now.right))).toBe(whole.memory?.now.right ?? 0);
      expect(sum(whole.departments.map(({ intentions }) => intentions?.people))).toBe(whole.intentions?.people ?? 0);
    }),
    { numRuns: 300 },
  );
});
