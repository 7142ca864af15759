/** k-anonymity with k = 5: no figure of an anonymous report, and no difference of figures, covers fewer than five people. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toldMargin } from '#engine/rules/measure/told-margin.ts';
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import type { Figures, Report } from '#schemas/reports.ts';
import { ANONYMOUS } from '../session-model/disclosure.ts';
import { createStateCounter } from './count-states.ts';
import type { PlayedSession } from './played.ts';
import { reportOf } from './report.ts';
import { tallyOf } from './tally.ts';

function finished<R>(work: Generator<void, R>): R {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const KEYS = ['un', 'deux', 'trois'];
/** The mission that accepts an answer which is not right. */
const ACCEPTING = 'deux';

const state = fc.record({
  failures: fc.nat(3),
  hints: fc.nat(2),
  solved: fc.boolean(),
  accepted: fc.boolean(),
  remembered: fc.option(fc.boolean()),
});
const person = fc.record({
  team: fc.constantFrom(null, 'A', 'B', 'C', 'D'),
  states: fc.array(fc.option(state), { minLength: KEYS.length, maxLength: KEYS.length }),
  judged: fc.array(fc.record({ hostile: fc.boolean(), first: fc.boolean(), last: fc.boolean() }), { maxLength: 4 }),
});

function judgementsOf(
  people: readonly (readonly { readonly hostile: boolean; readonly first: boolean; readonly last: boolean }[])[],
): PlayedSession['judgements'] {
  const by = (kind: boolean) => people.filter((own) => own.some(({ hostile }) => hostile === kind)).length;
  return { hostileBy: by(true), genuineBy: by(false), items: people.flat().map((item) => ({ ...item, count: 1 })) };
}
type Person = typeof person extends fc.Arbitrary<infer P> ? P : never;

function playedBy(people: readonly Person[]): PlayedSession {
  const counted = createStateCounter(KEYS);
  const answers: { participant: string; challenge: string; right: boolean }[] = [];
  people.forEach((one, index) => {
    one.states.forEach((own, mission) => {
      const challenge = KEYS[mission] ?? '';
      if (own === null) return;
      const { failures, hints, solved, remembered } = own;
      const accepted = own.accepted && challenge === ACCEPTING;
      const minutes = solved ? 1 + mission : Number.NaN;
      counted.add({ id: String(index), team: one.team }, { challenge, failures, hints, solved, accepted, minutes });
      if (solved && remembered !== null) answers.push({ participant: String(index), challenge, right: remembered });
    });
  });
  return {
    missions: KEYS,
    invitation: { invited: people.map(({ team }, index) => ({ email: String(index), team })), uninvited: 0 },
    people: people.map(({ team }, index) => ({ id: String(index), email: String(index), name: null, team })),
    directory: [],
    counted,
    accepting: new Set([ACCEPTING]),
    answers,
    judgements: judgementsOf(people.map(({ judged }) => judged)),
    mistakes: new Map(),
  };
}
const session = fc.array(person, { maxLength: 24 }).map(playedBy);

function drawnUp(sessions: readonly PlayedSession[]): Report {
  const tallies = sessions.flatMap((one) => finished(tallyOf(one, ANONYMOUS)) ?? []);
  return finished(
    reportOf(
      tallies.map((tally) => ({ name: null, at: '2026-11-21T09:00:00.000Z', tally })),
      [],
      (key) => ({ title: key, skill: 'Vérifier', themes: ['email'] }),
    ),
  );
}

/** True figures of each team, by the name of its group, without missions that have no figures. */
function trulyOf(people: readonly Person[], { teams, missions }: Report) {
  const told = new Set(missions.flatMap(({ key, figures }) => (figures ? key : [])));
  const alone = new Set(teams.flatMap(({ team, others }) => (others ? [] : team)));
  return teams.map(({ team, others }) => {
    const states = people
      .filter((one) => (others ? !alone.has(one.team) : one.team === team))
      .flatMap((one) => one.states.flatMap((own, at) => (own && told.has(KEYS[at] ?? '') ? { ...own, key: KEYS[at] } : [])));
    const solved = states.filter((own) => own.solved);
    const right = solved.filter(({ accepted, key }) => !accepted || key !== ACCEPTING);
    return {
      solved: solved.length,
      firstTry: right.filter(({ failures, hints }) => failures === 0 && hints === 0).length,
      hints: states.reduce((sum, { hints }) => sum + hints, 0) / Math.max(1, states.length),
    };
  });
}

/** All numbers of people or openings in a report, by subject. Each opening of a mission is by one person. */
function countsOf({
  participation,
  total,
  missions,
  teams,
  departments,
  memory,
  judgements,
}: Report): ReadonlyMap<string, number> {
  const opened = (figures: Figures | null) => figures?.opened ?? 0;
  return new Map([
    ['came', participation.came],
    ['played', participation.played],
    ['opened', opened(total)],
    ['answered', memory?.answered ?? 0],
    ['judged', judgements?.people ?? 0],
    ...missions.map(({ key, figures }): [string, number] => [`opened ${key}`, opened(figures)]),
    ...missions.map(({ key, memory: own }): [string, number] => [`answered ${key}`, own?.answered ?? 0]),
    ...teams.map(({ team, others, people }): [string, number] => [`team ${team} ${others}`, people]),
    ...departments.map(({ team, others, invited }): [string, number] => [`invited ${team} ${others}`, invited]),
  ]);
}

const enough = (count: number) => count === 0 || count >= MIN_REPORTED;

test('groups of a report are enough people each, and so is what they leave', () => {
  fc.assert(
    fc.property(fc.array(session, { minLength: 1, maxLength: 4 }), (sessions) => {
      const report = drawnUp(sessions);
      for (const [what, count] of countsOf(report)) expect(enough(count), `${what}: ${count}`).toBe(true);
      const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
      const opened = report.total?.opened ?? 0;
      expect(sum(report.missions.map(({ figures }) => figures?.opened ?? 0))).toBe(opened);
      expect(sum(report.themes.map(({ figures }) => figures.opened))).toBe(opened);
      if (report.teams.length === 0) return;
      expect(report.teams.length).toBeGreaterThan(1);
      expect(sum(report.teams.map(({ people }) => people))).toBe(report.participation.played);
      expect(sum(report.teams.map(({ figures }) => figures.opened))).toBe(opened);
    }),
    { numRuns: 300 },
  );
});

test('the difference of two reports is of enough people, too', () => {
  fc.assert(
    fc.property(fc.array(session, { minLength: 1, maxLength: 3 }), session, (sessions, one) => {
      const without = countsOf(drawnUp(sessions));
      const alone = drawnUp([one]);
      const withIt = drawnUp([...sessions, one]);
      for (const [what, count] of countsOf(withIt)) {
        const difference = count - (without.get(what) ?? 0);
        expect(enough(difference), `${what}: ${difference}`).toBe(true);
      }
      expect((withIt.total?.opened ?? 0) - (without.get('opened') ?? 0)).toBe(alone.total?.opened ?? 0);
    }),
    { numRuns: 300 },
  );
});

test('no part of a report is nobody or everybody', () => {
  fc.assert(
    fc.property(fc.array(session, { minLength: 1, maxLength: 3 }), (sessions) => {
      const { participation, departments, missions, themes, teams, memory, judgements } = drawnUp(sessions);
      const figures = [...missions, ...themes, ...teams].flatMap((one) => one.figures ?? []).filter(({ opened }) => opened > 0);
      const parts: readonly (readonly [part: number, whole: number])[] = [
        ...figures.flatMap(({ opened, solved, firstTry }) => [[solved, opened] as const, [firstTry, opened] as const]),
        ...[...missions, { memory }].flatMap((one) => (one.memory ? [[one.memory.right, one.memory.answered] as const] : [])),
        ...missions.flatMap(({ figures: own, accepted }) =>
          own && accepted !== undefined ? [[accepted, own.opened] as const] : [],
        ),
        ...departments.map(({ came, invited }) => [came, invited] as const),
        ...(judgements ? [judgements.first, judgements.last] : []).flatMap((told) => [
          [told.hits, told.hits + told.misses] as const,
          [told.falseAlarms, told.falseAlarms + told.correctRejections] as const,
        ]),
        ...(participation.played > 0
          ? [
              [participation.solvedOne ?? Number.NaN, participation.played] as const,
              [participation.finished, participation.played] as const,
            ]
          : []),
      ];
      for (const [part, whole] of parts) {
        expect(part).toBeGreaterThan(0);
        expect(part).toBeLessThan(whole);
      }
      for (const { firstTry, solved, hints } of figures) {
        expect(firstTry).toBeLessThanOrEqual(solved);
        expect(hints).toBeGreaterThan(0);
      }
    }),
    { numRuns: 300 },
  );
});

test('figures by team and by mission have one sum, so that neither gives what the other withholds', () => {
  fc.assert(
    fc.property(session, (one) => {
      const { missions, teams } = drawnUp([one]);
      const sumOf = (what: 'solved' | 'firstTry', all: readonly { readonly figures: Figures | null }[]) =>
        all.reduce((sum, { figures }) => sum + (figures?.[what] ?? 0), 0);
      const room = (end: (opened: number) => number) => teams.reduce((sum, { figures }) => sum + end(figures.opened), 0);
      fc.pre(teams.length > 0);
      for (const what of ['solved', 'firstTry'] as const) {
        const total = sumOf(what, missions);
        // If every team's figure is at a bound, no team can absorb the rest.
        const [least, most] = [room(inwards), room((opened) => opened - inwards(opened))];
        if (what === 'solved') expect(sumOf(what, teams)).toBe(Math.min(Math.max(total, least), most));
        else if (total >= least && total <= sumOf('solved', teams) && total <= most) expect(sumOf(what, teams)).toBe(total);
      }
    }),
    { numRuns: 300 },
  );
});

const inwards = (whole: number) => Math.min(toldMargin(whole), Math.floor(whole / 2));

test('where everybody was right in a mission, the same figures are those of a room of whom one was not', () => {
  const rights = (of: PlayedSession) => {
    const { missions, teams, total, themes } = drawnUp([of]);
    const told = ({ figures }: { readonly figures: Figures | null }) => [figures?.opened, figures?.solved, figures?.firstTry];
    return JSON.stringify([
      [...missions, ...teams, ...themes].map(told),
      told({ figures: total }),
      teams.map(({ ranges: { solved, firstTry } }) => [solved, firstTry]),
    ]);
  };
  fc.assert(
    fc.property(fc.array(person, { minLength: 5, maxLength: 24 }), (people) => {
      const right = { failures: 0, hints: 0, solved: true, accepted: false, remembered: null };
      const wrong = { failures: 1, hints: 0, solved: true, accepted: false, remembered: null };
      // Unlike in the first mission, everybody needed a second try.
      const room = people.map((one) => ({ ...one, states: [right, wrong, null] }));
      const told = rights(playedBy(room));
      const others = room.map((_, index) =>
        rights(playedBy(room.map((one, at) => (at === index ? { ...one, states: [wrong, wrong, null] } : one)))),
      );
      expect(others).toContain(told);
    }),
    { numRuns: 200 },
  );
});

test('what a team truly did lies in the range that is told of it', () => {
  fc.assert(
    fc.property(fc.array(person, { minLength: 10, maxLength: 24 }), (people) => {
      const report = drawnUp([playedBy(people)]);
      const truly = trulyOf(people, report);
      report.teams.forEach(({ ranges, figures }, index) => {
        for (const what of ['solved', 'firstTry', 'hints'] as const) {
          const { low, high } = ranges[what];
          for (const value of [truly[index]?.[what] ?? Number.NaN, figures[what]]) {
            expect(value, what).toBeGreaterThanOrEqual(low - 1e-9);
            expect(value, what).toBeLessThanOrEqual(high + 1e-9);
          }
        }
      });
    }),
    { numRuns: 500 },
  );
});

test.each(['list', 'directory'])(
  'of the %s, who came is told alike where a whole group came, or nobody of it, and where not',
  (where) => {
    const right = { failures: 0, hints: 0, solved: true, accepted: false, remembered: null };
    const team = fc.constantFrom(null, 'A', 'B', 'C', 'D');
    type Member = { readonly team: Person['team']; readonly came: boolean };
    const toldOf = (all: readonly Member[]) => {
      const came = all.filter((one) => one.came);
      const played = playedBy(came.map((one) => ({ team: one.team, states: [right, null, null], judged: [] })));
      const members = [
        ...came.map((one, index) => ({ email: String(index), team: one.team })),
        ...all.flatMap((one, index) => (one.came ? [] : [{ email: `absent ${index}`, team: one.team }])),
      ];
      const invitation = where === 'list' ? { invited: members, uninvited: 0 } : null;
      const { departments, directory } = drawnUp([{ ...played, invitation, directory: invitation ? [] : members }]);
      return invitation ? departments.map(({ invited: people, ...group }) => ({ people, ...group })) : directory;
    };
    fc.assert(
      fc.property(fc.array(fc.record({ team, came: fc.boolean() }), { minLength: 10, maxLength: 40 }), fc.nat(4), (some, end) => {
        // One team truly stands at an end.
        const [atEnd, came] = [[null, 'A', 'B', 'C', 'D'][end] ?? null, end % 2 === 0];
        const all = some.map((one) => (one.team === atEnd ? { ...one, came } : one));
        fc.pre(all.filter((one) => one.came).length >= MIN_REPORTED);
        const told = toldOf(all);
        const group = told.find((one) => !one.others && one.team === atEnd);
        fc.pre(group !== undefined && all.some((one) => one.team !== atEnd && one.came !== came));
        const of = all.findIndex((one) => one.team === atEnd);
        // Somebody of it did otherwise, and somebody else too, so that as many came.
        const others = all.flatMap((other, at) =>
          other.team === atEnd || other.came === came
            ? []
            : [toldOf(all.map((one, index) => (index === of || index === at ? { ...one, came: !one.came } : one)))],
        );
        expect(others).toContainEqual(told);
      }),
      { numRuns: 200 },
    );
  },
);

test('of the directory no group is of fewer than five, and of none nobody or everybody came', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(person, fc.boolean()), { minLength: 5, maxLength: 24 }), (all) => {
      const played = playedBy(all.flatMap(([one, came]) => (came ? [one] : [])));
      // Everybody who attended is in the directory too, under the address with which they play.
      const ofCame = all.filter(([, came]) => came);
      const directory = [
        ...ofCame.map(([{ team }], index) => ({ email: String(index), team })),
        ...all.flatMap(([{ team }, came], index) => (came ? [] : [{ email: `absent ${index}`, team }])),
      ];
      const report = drawnUp([{ ...played, invitation: null, directory }]);
      expect(report.departments).toEqual([]);
      for (const { people, came } of report.directory) {
        expect(people).toBeGreaterThanOrEqual(MIN_REPORTED);
        expect(came).toBeGreaterThan(0);
        expect(came).toBeLessThan(people);
      }
      if (report.directory.length > 0) expect(ofCame.length).toBeGreaterThanOrEqual(MIN_REPORTED);
    }),
    { numRuns: 300 },
  );
});
