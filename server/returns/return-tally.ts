/**
 * The tally of the returns of a session, or of several that are too small to stand alone. Pure. It is stored as it is first drawn up, and
 * tallies add up: each of their groups is of enough people, and no report splits one, so that no difference of two reports is of fewer.
 */
import type { JudgementCounts } from '#engine/rules/measure/discernment.ts';
import { INTENTION_OUTCOMES, type IntentionOutcome } from '#schemas/return-constants.ts';
import { ANONYMOUS, toldJudgements, toldPart, toldParts } from '../session-model/disclosure.ts';
import { groupsOf } from '../session-model/team-groups.ts';

export interface Answered {
  readonly answered: number;
  readonly right: number;
}

/** Somebody who came back and answered something. Of what they did not do, counts are 0. */
export interface Returned {
  /** The participant. */
  readonly id: string;
  readonly session: string;
  /** Department of the directory, or the team. */
  readonly team: string | null;
  /** First judgements at the return; first and last ones in the session, over all its missions. */
  readonly judged: Readonly<Record<'now' | 'first' | 'last', JudgementCounts>>;
  /** Questions from memory at the return, and in the session until its report was drawn up. */
  readonly memory: Readonly<Record<'now' | 'first', Answered>>;
  readonly outcome: IntentionOutcome | null;
}

/**
 * Everybody of whom the session's report tells what it tells of the same people here. Null where the two must not be compared, as nobody
 * knows what their difference would tell.
 */
export interface Room {
  readonly judged: ReadonlySet<string> | null;
  readonly answered: ReadonlySet<string> | null;
}

interface Group {
  readonly team: string | null;
  readonly others: boolean;
  readonly people: number;
}

/** JSON value. Each list of groups is of all the people that its figure is of. */
export interface ReturnTally {
  /** Appointments; null where fewer than five did not come back. */
  readonly kept: number | null;
  readonly came: number;
  readonly discernment: readonly (Group & {
    readonly first: JudgementCounts | null;
    readonly last: JudgementCounts | null;
    readonly now: JudgementCounts;
  })[];
  readonly memory: readonly (Group & { readonly first: Answered | null; readonly now: Answered })[];
  readonly intentions: readonly (Group & { readonly outcomes: Readonly<Record<IntentionOutcome, number>> })[];
}

const ENOUGH = ANONYMOUS.fewest;

/** @param kept appointments @param people who came back, five at least */
export function returnTally(kept: number, people: readonly Returned[], room: Room): ReturnTally {
  const judges = people.filter(({ judged }) => isOfBothKinds(judged.now));
  const answerers = people.filter(({ memory }) => memory.now.answered > 0);
  const judged = comparable(judges, ({ judged: { first } }) => isOfBothKinds(first), room.judged);
  const answered = comparable(answerers, ({ memory: { first } }) => first.answered > 0, room.answered);
  return {
    kept: kept - people.length >= ENOUGH ? kept : null,
    came: people.length,
    discernment: grouped(judged.people, (group) => {
      const told = (when: keyof Returned['judged']) =>
        toldJudgements(sumOfCounts(group.map((one) => one.judged[when])), ANONYMOUS);
      return { first: judged.compared ? told('first') : null, last: judged.compared ? told('last') : null, now: told('now') };
    }),
    memory: grouped(answered.people, (group) => {
      const told = (when: keyof Returned['memory']) => toldAnswers(sumOfAnswers(group.map((one) => one.memory[when])));
      return { first: answered.compared ? told('first') : null, now: told('now') };
    }),
    intentions: grouped(
      people.filter(({ outcome }) => outcome !== null),
      (group) => ({ outcomes: toldOutcomes(group) }),
    ),
  };
}

/** Whether a tally tells how the same people did in the session. */
export function comparesWithSession({ discernment, memory }: ReturnTally): boolean {
  return [...discernment, ...memory].some(({ first }) => first !== null);
}

/**
 * Whom a figure is of: where the same people can be compared, those who did both; otherwise all, without a comparison. The report tells of
 * the whole room, so that nobody of it may be missing here, or enough people.
 */
function comparable(
  people: readonly Returned[],
  didBoth: (person: Returned) => boolean,
  room: ReadonlySet<string> | null,
): { readonly people: readonly Returned[]; readonly compared: boolean } {
  const both = people.filter((person) => didBoth(person) && room?.has(person.id));
  const others = (room?.size ?? 0) - both.length;
  const compared = both.length >= ENOUGH && (others === 0 || others >= ENOUGH);
  return { people: compared ? both : people, compared };
}

function grouped<T>(people: readonly Returned[], figures: (group: readonly Returned[]) => T): (Group & T)[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return groupsOf(people, ENOUGH).map(({ team, others, people: ids }) => ({
    team,
    others,
    people: ids.length,
    ...figures(ids.flatMap((id) => byId.get(id) ?? [])),
  }));
}

/** What one kind of item is taken for tells nothing of telling the two apart. */
function isOfBothKinds({ hits, misses, falseAlarms, correctRejections }: JudgementCounts): boolean {
  return hits + misses > 0 && falseAlarms + correctRejections > 0;
}

function toldAnswers({ answered, right }: Answered): Answered {
  return { answered, right: toldPart(right, answered, ANONYMOUS) };
}

function toldOutcomes(group: readonly Returned[]): Record<IntentionOutcome, number> {
  const count = (wanted: IntentionOutcome) => group.filter(({ outcome }) => outcome === wanted).length;
  return toldParts({ held: count('held'), partly: count('partly'), 'not-yet': count('not-yet') }, INTENTION_OUTCOMES, ANONYMOUS);
}

export function sumOfCounts(all: readonly JudgementCounts[]): JudgementCounts {
  const sum = (of: keyof JudgementCounts) => all.reduce((total, counts) => total + counts[of], 0);
  return {
    hits: sum('hits'),
    misses: sum('misses'),
    falseAlarms: sum('falseAlarms'),
    correctRejections: sum('correctRejections'),
  };
}

export function sumOfAnswers(all: readonly Answered[]): Answered {
  return {
    answered: all.reduce((total, { answered }) => total + answered, 0),
    right: all.reduce((total, { right }) => total + right, 0),
  };
}
