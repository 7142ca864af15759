/** Reports from tallies: thresholds, sums and sort order. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import type { Report, Theme } from '#schemas/reports.ts';
import { ANONYMOUS } from '../session-model/disclosure.ts';
import { createStateCounter } from './count-states.ts';
import type { PlayedSession, PlayedState } from './played.ts';
import { reportOf } from './report.ts';
import { tallyOf } from './tally.ts';

function finished<R>(work: Generator<void, R>): R {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const people = (count: number, team: string | null = null, first = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${first + index}`, email: '', name: null, team }));

/** A state, with its participant. */
interface Opening extends PlayedState {
  readonly participant: string;
}

/** States of people who all open a mission. @param own returns the state's fields for the person at an index */
const openings = (
  challenge: string,
  who: readonly { readonly id: string }[],
  own: (place: number) => Partial<PlayedState> = () => ({}),
): Opening[] =>
  who.map(({ id: participant }, place) => ({
    participant,
    challenge,
    failures: 0,
    hints: 0,
    solved: false,
    accepted: false,
    minutes: Number.NaN,
    ...own(place),
  }));

interface Making extends Partial<Omit<PlayedSession, 'counted'>> {
  readonly states?: readonly Opening[];
}

function session(who: PlayedSession['people'], { states = openings('un', who), ...more }: Making = {}): PlayedSession {
  const missions = more.missions ?? ['un', 'deux'];
  const counted = createStateCounter(missions);
  const byId = new Map(who.map((person) => [person.id, person]));
  for (const { participant, ...state } of states) counted.add(byId.get(participant) ?? { id: participant, team: null }, state);
  return {
    missions,
    invitation: null,
    directory: [],
    people: who,
    counted,
    accepting: new Set(),
    answers: [],
    judgements: { hostileBy: 0, genuineBy: 0, items: [] },
    mistakes: new Map(),
    ...more,
  };
}

/** Main themes of the missions; other missions have none, as if they were not installed. */
const THEME_OF: Readonly<Record<string, Theme>> = { un: 'email', deux: 'phone' };

function reportOn(...sessions: readonly PlayedSession[]): Report {
  const tallies = sessions.map((one) => finished(tallyOf(one, ANONYMOUS)));
  const told = tallies.flatMap((tally) => (tally ? [{ name: null, at: '2026-11-21T09:00:00.000Z', tally }] : []));
  const leftOut = tallies.flatMap((tally) => (tally ? [] : [{ title: 'Atelier', why: 'too-few' as const }]));
  return finished(
    reportOf(told, leftOut, (key) => {
      const theme = THEME_OF[key];
      return theme && { title: key, skill: 'Vérifier', themes: [theme, 'reporting'] };
    }),
  );
}

test('five people are enough for a session, a mission, its times and what is remembered of it; four are not', () => {
  const of = (count: number, others: number) => {
    const who = people(count);
    const [few, more] = [who, people(others, null, count)];
    return reportOn(
      session([...few, ...more], {
        states: [
          ...openings('un', few, () => ({ solved: true, minutes: 3 })),
          ...openings('deux', more, () => ({ solved: true, minutes: 1 })),
        ],
        answers: few.map(({ id }) => ({ participant: id, challenge: 'un', right: true })),
      }),
    );
  };
  expect(of(5, 0)).toMatchObject({
    leftOut: [],
    total: { opened: 5, minutes: 3 },
    missions: [{ figures: { opened: 5, minutes: 3 }, memory: { answered: 5, right: 4 } }, { figures: null }],
  });
  expect(of(4, 0)).toMatchObject({ sessions: [], leftOut: [{ why: 'too-few' }], total: null, missions: [] });
  expect(of(4, 5)).toMatchObject({
    total: { opened: 5, minutes: 1 },
    missions: [{ figures: null, memory: null }, { figures: { opened: 5 } }],
  });
  const who = people(5);
  const answers = who.slice(1).map(({ id }) => ({ participant: id, challenge: 'un', right: true }));
  expect(reportOn(session(who, { answers }))).toMatchObject({ memory: null, missions: [{ memory: null }, {}] });
});

test('the median of an even number of times is half way between the two in the middle', () => {
  const times = [10, 1, 6, 2, 9, 3];
  const who = people(times.length);
  const states = openings('un', who, (place) => ({ solved: true, minutes: times[place] ?? Number.NaN }));
  expect(reportOn(session(who, { states })).total?.minutes).toBe(4.5);
});

test('a mission is finished by whoever solved all that there are, and nobody finishes none', () => {
  const who = people(5);
  const states = [
    ...openings('un', who, (place) => ({ solved: place < 3 })),
    ...openings('deux', who, (place) => ({ solved: place < 2 })),
  ];
  expect(reportOn(session(who, { states })).participation).toMatchObject({ solvedOne: 3, finished: 2 });
  // Nobody finished: reported as 1, the lowest number that may be reported.
  expect(reportOn(session(who, { states, missions: [] })).participation).toMatchObject({ solvedOne: 3, finished: 1 });
});

test('how many were invited is known where every session has a list', () => {
  const expecting = (...lists: readonly (number | null)[]) =>
    reportOn(
      ...lists.map((expected) =>
        session(people(5), {
          invitation:
            expected === null ? null : { invited: people(expected).map(({ id, team }) => ({ email: id, team })), uninvited: 0 },
        }),
      ),
    ).participation.invited;
  expect([expecting(6, 7), expecting(6, null), expecting(null, 6)]).toEqual([13, null, null]);
});

test('mistakes of sessions are added up, the commonest first, equal ones by their names', () => {
  const of = (mistakes: readonly { verdict: string; people: number }[]) =>
    session(people(5), { mistakes: new Map([['un', mistakes]]) });
  const first = of([
    { verdict: 'refused', people: 4 },
    { verdict: 'incorrect', people: 3 },
  ]);
  const second = of([
    { verdict: 'absent', people: 4 },
    { verdict: 'incorrect', people: 3 },
  ]);
  expect(reportOn(first, second).missions[0]?.mistakes).toEqual([
    { verdict: 'incorrect', people: 6 },
    { verdict: 'absent', people: 4 },
    { verdict: 'refused', people: 4 },
  ]);
});

test('judgements of sessions are added up; where fewer than five judged one kind of item, a session has none', () => {
  const item = (hostile: boolean, first: boolean, last: boolean, count: number) => ({ hostile, first, last, count });
  const of = (hostileBy: number, genuineBy: number) =>
    session(people(9), {
      judgements: {
        hostileBy,
        genuineBy,
        items: [
          item(true, false, true, 20),
          item(true, true, true, 20),
          item(false, true, false, 10),
          item(false, false, false, 30),
        ],
      },
    });
  // All 40 hostile items are found in the end, reported as 38; none of the genuine ones is taken for hostile, reported as 2.
  const counted = {
    first: { hits: 20, misses: 20, falseAlarms: 10, correctRejections: 30 },
    last: { hits: 38, misses: 2, falseAlarms: 2, correctRejections: 38 },
  };
  expect(reportOn(of(7, 5)).judgements).toMatchObject({ people: 5, ...counted });
  expect(reportOn(of(4, 9), of(9, 4)).judgements).toBeNull();
  expect(reportOn(of(6, 6), of(4, 9), of(9, 9)).judgements).toMatchObject({
    people: 15,
    first: { hits: 40, misses: 40, falseAlarms: 20, correctRejections: 60, discernment: 'somewhat', tendency: 'trusting' },
    last: { hits: 76, misses: 4, falseAlarms: 4, correctRejections: 76, discernment: 'clearly', tendency: 'balanced' },
  });
  expect(reportOn(session(people(9))).judgements).toBeNull();
});

test('themes stand by how seldom their gesture is right at the first try; those below the limit, or forgotten, are measures', () => {
  const who = people(10);
  const drawn = (right: number, remembered: number) =>
    reportOn(
      session(who, {
        states: [
          ...openings('un', who, (place) => ({ solved: true, failures: place < right ? 0 : 1 })),
          ...openings('deux', who, (place) => ({ solved: true, hints: place < 3 ? 0 : 1 })),
          ...openings('trois', who),
        ],
        answers: who.map(({ id }, place) => ({ participant: id, challenge: 'un', right: place < remembered })),
      }),
    );
  const { themes, measures } = drawn(8, 8);
  expect(themes).toMatchObject([
    { theme: 'phone', figures: { opened: 10, firstTry: 3 }, memory: null },
    { theme: 'email', figures: { opened: 10, firstTry: 8 }, memory: { right: 8 } },
  ]);
  expect(measures).toEqual(['phone']);
  expect(drawn(7, 8).measures).toEqual(['phone', 'email']);
  expect(drawn(8, 7).measures).toEqual(['phone', 'email']);
});

test('that nobody or everybody did something is not told: a part is moved inwards by a twentieth, by one at least', () => {
  const drawn = (count: number, right: number) => {
    const who = people(count);
    return reportOn(
      session(who, {
        states: openings('un', who, (place) => ({ solved: place < right })),
        answers: who.map(({ id }, place) => ({ participant: id, challenge: 'un', right: place < right })),
        mistakes: new Map([['un', [{ verdict: 'refused', people: Math.max(3, right) }]]]),
      }),
    );
  };
  for (const [count, right, told] of [
    [5, 0, 1],
    [5, 5, 4],
    [5, 2, 2],
    [60, 1, 3],
    [60, 60, 57],
  ] as const)
    expect(drawn(count, right), `${right} of ${count}`).toMatchObject({
      participation: { solvedOne: told },
      total: { solved: told, firstTry: told, hints: told === 3 || told === 57 ? 3 / 60 : 1 / 5 },
      memory: { right: told },
    });
  expect(drawn(5, 5).missions[0]?.mistakes).toEqual([{ verdict: 'refused', people: 4 }]);
});

test('departments are told against their lists, small ones together', () => {
  const who = [...people(8, 'Achats'), ...people(2, 'RH', 8)].map((one) => ({ ...one, email: one.id }));
  const listed = (team: string | null, count: number, first: number) =>
    people(count, team, first).map(({ id: email }) => ({ email, team }));
  const expected = [
    ...listed('Achats', 12, 100).slice(8),
    ...who.map(({ email, team }) => ({ email, team })),
    ...listed('RH', 4, 200),
  ];
  expect(reportOn(session(who, { invitation: { invited: expected, uninvited: 0 } })).departments).toEqual([
    { team: 'Achats', others: false, invited: 12, came: 8, bound: 'exact' },
    { team: 'RH', others: false, invited: 6, came: 2, bound: 'exact' },
  ]);
  expect(reportOn(session(who, { invitation: { invited: listed('RH', 9, 0), uninvited: 0 } })).departments).toEqual([]);
});

test('small teams are put together, with the smallest of the others where they alone are too few', () => {
  const who = [...people(6, 'A'), ...people(5, 'B', 6), ...people(2, 'C', 11)];
  expect(reportOn(session(who)).teams).toMatchObject([
    { team: 'A', people: 6 },
    { team: null, others: true, people: 7 },
  ]);
});

test('teams stand by their names, then who is in none, then the others; one of whom no mission is told of has no mean', () => {
  const large = [...people(5, 'Zèbre'), ...people(5, null, 5), ...people(5, 'Écu', 10)];
  const small = [...people(5, 'Écu'), ...people(3, 'A', 5), ...people(3, 'B', 8)];
  const nothing = { opened: 0, solved: 0, firstTry: 0, tries: 0, hints: 0, minutes: null };
  const states = [
    ...openings('un', large.slice(0, 2)),
    ...openings('deux', large.slice(2, 5)),
    ...openings('trois', large.slice(5)),
  ];
  expect(reportOn(session(small), session(large, { states })).teams).toMatchObject([
    { team: 'Écu', others: false, people: 10, figures: { opened: 10 } },
    { team: 'Zèbre', others: false, people: 5, figures: nothing },
    { team: null, others: false, people: 5 },
    { team: null, others: true, people: 6 },
  ]);
});

test('a session of 200,000 states has its report', () => {
  const missions = Array.from({ length: 10 }, (_, index) => `m${index}`);
  const who = people(20_000);
  const {
    participation,
    total,
    missions: told,
  } = reportOn(
    session(who, {
      missions,
      states: missions.flatMap((key, index) =>
        openings(key, who, (place) => ({ solved: true, minutes: 1 + ((place + index) % 3) })),
      ),
    }),
  );
  expect(participation).toMatchObject({ came: 20_000, played: 20_000, solvedOne: 19_000, finished: 19_000 });
  expect(total).toMatchObject({ opened: 200_000, solved: 190_000, tries: 1, hints: 0.05, minutes: 2 });
  expect(told.map(({ figures }) => figures?.opened)).toEqual(missions.map(() => 20_000));
});

test('people of many small teams, and who is in none, are the others together', () => {
  const few = Array.from({ length: 140_000 }, (_, index) => ({ id: `p${index}`, email: '', name: null, team: `t${index >> 1}` }));
  const { teams } = reportOn(session([...few, ...people(6, 'grand', 140_000)]));
  expect(teams.map(({ team, others, people: count }) => [team, others, count])).toEqual([
    ['grand', false, 6],
    [null, true, 140_000],
  ]);
});

test('the median is the one in the middle of the sorted times, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: MIN_REPORTED, maxLength: 60 }), (minutes) => {
      const who = people(minutes.length);
      const states = openings('un', who, (place) => ({ solved: true, minutes: minutes[place] ?? 0 }));
      const sorted = [...minutes].sort((a, b) => a - b);
      const [below = 0, above = 0] = [sorted[Math.floor((minutes.length - 1) / 2)], sorted[Math.floor(minutes.length / 2)]];
      expect(reportOn(session(who, { states })).total?.minutes).toBe((below + above) / 2);
    }),
  );
});
