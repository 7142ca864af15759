/** The tally of a session for reports. Tallies of several sessions can be added up. No I/O. */

import { type Static, Type } from 'typebox';
import { grouped } from '#engine/rules/grouped.ts';
import { closed, OrNone } from '#schemas/shapes.ts';
import { attendedGroups, attendedOfDirectory } from '../session-model/attended-groups.ts';
import { balancedParts, boundedPart, type Disclosure, toldJudgements, toldPart } from '../session-model/disclosure.ts';
import { groupsOf } from '../session-model/team-groups.ts';
import { joinSums, type StateSums } from './count-states.ts';
import type { PlayedSession } from './played.ts';

const Count = Type.Integer({ minimum: 0 });

/** Counts of opened missions: a mission that five people opened counts five times. */
const TallySchema = Type.Object(
  {
    opened: Count,
    solved: Count,
    firstTry: Type.Integer({ minimum: 0, description: 'Solved rightly by the first answer, without a hint.' }),
    tries: Type.Integer({ minimum: 0, description: 'Answers sent, the right one among them.' }),
    hints: Count,
    times: Type.Array(
      Type.Tuple([Type.Integer({ minimum: 0, description: 'Tenths of a minute from opening to solve.' }), Count]),
      {
        description: 'Ascending, with how many solves took that long; empty where too few people have a time.',
      },
    ),
  },
  closed,
);
const RecallSchema = Type.Object({ answered: Count, right: Count }, closed);
const JudgementsSchema = Type.Object({ hits: Count, misses: Count, falseAlarms: Count, correctRejections: Count }, closed);
const Team = OrNone(Type.String({ description: 'Null for people without a team, and for the merged group.' }));

const AttendedSchema = Type.Object({ team: Team, others: Type.Boolean(), expected: Count, came: Count }, closed);

/** Aggregated figures of one session for reports; a JSON value that is stored. */
const SessionTallySchema = Type.Object(
  {
    participation: Type.Object(
      {
        expected: OrNone(Type.Integer({ minimum: 0, description: 'Invited, and come without being on the list.' })),
        uninvited: Type.Optional(
          Type.Integer({ minimum: 0, description: 'Come without being on the list; absent from tallies that 1.0.0 fixed.' }),
        ),
        came: Count,
        played: Count,
        solvedOne: OrNone(Count),
        finished: Count,
      },
      closed,
    ),
    departments: Type.Array(AttendedSchema, { description: 'Of the list.' }),
    directory: Type.Optional(
      Type.Array(AttendedSchema, {
        description: 'Of the directory, of a session without a list; absent from tallies that were fixed without it.',
      }),
    ),
    missions: Type.Array(
      Type.Object(
        {
          key: Type.String(),
          figures: OrNone(TallySchema),
          accepted: Type.Optional(
            Type.Integer({
              minimum: 0,
              description:
                'Solved by an answer that is accepted, and not right. Absent where the mission accepts none such, and from tallies in which such an answer counts as right.',
            }),
          ),
          memory: OrNone(RecallSchema),
          mistakes: Type.Array(Type.Object({ verdict: Type.String(), people: Count }, closed)),
        },
        closed,
      ),
      { description: 'In the order of the session.' },
    ),
    teams: Type.Array(Type.Object({ team: Team, others: Type.Boolean(), people: Count, figures: TallySchema }, closed)),
    judgements: OrNone(Type.Object({ people: Count, first: JudgementsSchema, last: JudgementsSchema }, closed), {
      description: 'Of the whole room: people who judged each kind of item, at least; null where too few did.',
    }),
  },
  closed,
);

export type Tally = Static<typeof TallySchema>;
export type RecallFigures = Static<typeof RecallSchema>;
type JudgementTally = NonNullable<Static<typeof SessionTallySchema>['judgements']>;
export type SessionTally = Static<typeof SessionTallySchema>;
export type MissionTally = SessionTally['missions'][number];

const TENTHS = 10;

/**
 * Computes the tally of a session; yields at every point where it may be interrupted. Figures that disclose too much are withheld here,
 * session by session, so that reports of several sessions and their differences are sums of figures that may be reported.
 * @returns null for a session with fewer players than a figure must cover
 */
export function* tallyOf(session: PlayedSession, disclosure: Disclosure): Generator<void, SessionTally | null> {
  const { fewest } = disclosure;
  const { people: players, teams: countedTeams } = session.counted;
  if (players.size < fewest) return null;
  const byTeam = [...countedTeams];
  const opened = [...new Set(byTeam.flatMap(([, missions]) => [...missions.keys()]))].sort();
  const keys = new Set([...session.missions, ...opened]);
  const reported = new Map<string, StateSums>();
  for (const key of keys) {
    const count = joinSums(byTeam.flatMap(([, missions]) => missions.get(key) ?? []));
    if (count.opened >= fewest) reported.set(key, count);
    yield;
  }
  const groups = groupsOf(
    [...players].map(([id, { team }]) => ({ id, team })),
    fewest,
  );
  yield;

  const answers = grouped(session.answers, ({ challenge }) => challenge);
  yield;
  const missions: MissionTally[] = [];
  for (const key of keys) {
    const count = reported.get(key);
    missions.push({
      key,
      figures: count ? told(count, disclosure) : null,
      ...(count && session.accepting.has(key) && { accepted: toldPart(count.accepted, count.opened, disclosure) }),
      memory: count ? recallOf(answers.get(key) ?? [], disclosure) : null,
      mistakes: count
        ? (session.mistakes.get(key) ?? []).map(({ verdict, people }) => ({
            verdict,
            people: toldPart(people, count.opened, disclosure),
          }))
        : [],
    });
    yield;
  }
  const ofTeams: StateSums[] = [];
  const alone = new Set(groups.filter(({ others }) => !others).map(({ team }) => team));
  for (const { team, others } of groups) {
    const own = byTeam.filter(([name]) => (others ? !alone.has(name) : name === team));
    // Suppressed missions are left out of the teams' figures too: a subtraction would reveal them.
    const counts = own.flatMap(([, ofTeam]) => [...ofTeam].flatMap(([key, count]) => (reported.has(key) ? count : [])));
    ofTeams.push(joinSums(counts));
    yield;
  }
  const figures = toldTeams(ofTeams, sumOf(missions.flatMap((mission) => mission.figures ?? [])), disclosure);
  const came = new Set(session.people.map(({ email }) => email));
  return {
    participation: participationOf(session, disclosure),
    departments: attendedGroups(session.invitation?.invited ?? [], came, disclosure),
    directory: attendedOfDirectory(session.directory, came, disclosure),
    missions,
    teams: groups.flatMap(({ team, others, people }, index) =>
      figures.slice(index, index + 1).map((own) => ({ team, others, people: people.length, figures: own })),
    ),
    judgements: judgementsOf(session.judgements, disclosure),
  };
}

/**
 * First and last judgements of the session. Their counts are kept away from 0 and the total, so that items of one kind never all seem to be
 * judged alike. Items of each kind must be judged by enough people.
 */
function judgementsOf(
  { hostileBy, genuineBy, items }: PlayedSession['judgements'],
  disclosure: Disclosure,
): JudgementTally | null {
  const people = Math.min(hostileBy, genuineBy);
  if (people < disclosure.fewest) return null;
  const countOf = (which: (item: (typeof items)[number]) => boolean) =>
    items.filter(which).reduce((sum, { count }) => sum + count, 0);
  const [hostile, genuine] = [countOf((item) => item.hostile), countOf((item) => !item.hostile)];
  const judged = (when: 'first' | 'last') => {
    const taken = (isHostile: boolean) => countOf((item) => item.hostile === isHostile && item[when]);
    const [hits, falseAlarms] = [taken(true), taken(false)];
    const counts = { hits, misses: hostile - hits, falseAlarms, correctRejections: genuine - falseAlarms };
    return toldJudgements(counts, disclosure);
  };
  return { people, first: judged('first'), last: judged('last') };
}

function participationOf(
  { invitation, people, counted, missions }: PlayedSession,
  disclosure: Disclosure,
): SessionTally['participation'] {
  const played = counted.people.size;
  const all = new Set(missions).size;
  let [solvedOne, finished] = [0, 0];
  for (const { solved, solvedOfSession } of counted.people.values()) {
    solvedOne += solved > 0 ? 1 : 0;
    finished += all > 0 && solvedOfSession === all ? 1 : 0;
  }
  return {
    expected: invitation && invitation.invited.length + invitation.uninvited,
    ...(invitation && { uninvited: invitation.uninvited }),
    came: people.length,
    played,
    solvedOne: toldPart(solvedOne, played, disclosure),
    finished: toldPart(finished, played, disclosure),
  };
}

function recallOf(answers: PlayedSession['answers'], disclosure: Disclosure): RecallFigures | null {
  if (answers.length < disclosure.fewest) return null;
  return { answered: answers.length, right: toldPart(answers.filter(({ right }) => right).length, answers.length, disclosure) };
}

function told({ opened, solved, firstTry, tries, hints, times, timedPeople }: StateSums, disclosure: Disclosure): Tally {
  return {
    opened,
    solved: toldPart(solved, opened, disclosure),
    firstTry: toldPart(firstTry, opened, disclosure),
    tries,
    // A reported 0 would disclose that nobody used a hint.
    hints: Math.max(hints, Math.min(opened, disclosure.margin(opened))),
    times: timedPeople.size < disclosure.fewest ? [] : [...times].sort(([a], [b]) => a - b),
  };
}

/** Figures of teams, adjusted so that their sums equal those of the missions. @param missions sum of all reported missions */
function toldTeams(teams: readonly StateSums[], missions: Tally, disclosure: Disclosure): Tally[] {
  const solved = balancedParts(
    teams.map((team) => boundedPart(team.solved, team.opened, disclosure)),
    missions.solved,
  );
  const firstTry = balancedParts(
    teams.map((team, index) => {
      const bounded = boundedPart(team.firstTry, team.opened, disclosure);
      return { ...bounded, most: Math.min(bounded.most, solved[index] ?? 0) };
    }),
    missions.firstTry,
  );
  const hints = balancedParts(
    teams.map((team) => ({
      ...{ part: team.hints, whole: team.opened, most: Number.POSITIVE_INFINITY },
      least: Math.min(team.opened, disclosure.margin(team.opened)),
    })),
    missions.hints,
  );
  return teams.map((team, index) => ({
    ...told(team, disclosure),
    ...{ solved: solved[index] ?? 0, firstTry: firstTry[index] ?? 0, hints: hints[index] ?? 0 },
  }));
}

/** The sum of tallies; their distributions of times are merged. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum: Tally = { opened: 0, solved: 0, firstTry: 0, tries: 0, hints: 0, times: [] };
  const times = new Map<number, number>();
  for (const tally of tallies) {
    sum.opened += tally.opened;
    sum.solved += tally.solved;
    sum.firstTry += tally.firstTry;
    sum.tries += tally.tries;
    sum.hints += tally.hints;
    for (const [tenths, solves] of tally.times) times.set(tenths, (times.get(tenths) ?? 0) + solves);
  }
  return { ...sum, times: [...times].sort(([a], [b]) => a - b) };
}

/** Median of a distribution, in minutes; null if it is empty. */
export function medianMinutes(times: Tally['times']): number | null {
  const solves = times.reduce((sum, [, count]) => sum + count, 0);
  if (solves === 0) return null;
  const at = (index: number) => {
    let before = 0;
    for (const [tenths, count] of times) {
      before += count;
      if (index < before) return tenths;
    }
    return 0;
  };
  return (at(Math.floor((solves - 1) / 2)) + at(Math.floor(solves / 2))) / 2 / TENTHS;
}
