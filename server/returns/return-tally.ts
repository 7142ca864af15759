/**
 * The tally of the returns of a session, or of several sessions that are too small to stand alone. Pure functions. A tally is stored when
 * first computed. Tallies can be added up: each group has enough people, and no report splits a group, so the difference of two reports is
 * never about fewer people.
 */
import type { JudgementCounts } from '#engine/rules/measure/discernment.ts';
import { INTENTION_OUTCOMES, type IntentionOutcome } from '#schemas/return-constants.ts';
import { ANONYMOUS, toldJudgements, toldPart, toldParts } from '../session-model/disclosure.ts';
import { groupsOf, type Group as TeamGroup } from '../session-model/team-groups.ts';
import { laterGroups } from './later-groups.ts';

interface Answered {
  readonly answered: number;
  readonly right: number;
}

/** A person who came back and answered something. Counts of things they did not do are 0. */
export interface Returned {
  /** Identifier of the participant. */
  readonly id: string;
  readonly session: string;
  /** Department in the directory, or the team. */
  readonly team: string | null;
  /** First judgements at the return (`now`); first and last ones in the session, over all its missions. */
  readonly judged: Readonly<Record<'now' | 'first' | 'last', JudgementCounts>>;
  /** Recall answers at the return (`now`), and in the session until its report was computed (`first`). */
  readonly memory: Readonly<Record<'now' | 'first', Answered>>;
  readonly outcome: IntentionOutcome | null;
}

/**
 * People behind the session's report, for the same figures. Null if report and return must not be compared, as their difference could
 * disclose anything.
 */
export interface Room {
  readonly judged: ReadonlySet<string> | null;
  readonly answered: ReadonlySet<string> | null;
}

/**
 * Reported figures of the same session's return at three weeks, for the one at three months. People who judged or answered at both are
 * compared with themselves. Null if these are no longer the people of the reported figure, or it compared nobody.
 */
export interface Earlier {
  /** People who came back at three weeks, by participant. */
  readonly people: ReadonlyMap<string, Returned>;
  readonly judged: readonly TeamGroup[] | null;
  readonly answered: readonly TeamGroup[] | null;
}

interface Group {
  readonly team: string | null;
  readonly others: boolean;
  readonly people: number;
}

/** JSON value. Each list of groups covers all the people of its figure. */
export interface ReturnTally {
  /** Number of appointments; null if fewer than five people did not come back. */
  readonly kept: number | null;
  readonly came: number;
  readonly discernment: readonly (Group & {
    readonly first: JudgementCounts | null;
    readonly last: JudgementCounts | null;
    /** In a tally of three months: judgements at three weeks; absent if the two are not compared. */
    readonly weeks?: JudgementCounts;
    readonly now: JudgementCounts;
  })[];
  readonly memory: readonly (Group & {
    readonly first: Answered | null;
    readonly weeks?: Answered;
    readonly now: Answered;
  })[];
  readonly intentions: readonly (Group & { readonly outcomes: Readonly<Record<IntentionOutcome, number>> })[];
}

const ENOUGH = ANONYMOUS.fewest;

/**
 * Computes the tally. Yields between figures, as thousands of people take longer than the event loop may be blocked.
 * @param kept number of appointments @param people people who came back, at least five @param earlier figures at three weeks, for a tally
 * at three months; null if they cannot be compared
 */
export function* returnTally(
  kept: number,
  people: readonly Returned[],
  room: Room,
  earlier: Earlier | null = null,
): Generator<void, ReturnTally> {
  const own = new Map(people.map((one) => [one.id, one]));
  const judges = people.filter(isJudge);
  const answerers = people.filter(isAnswerer);
  yield;
  const judgedLater = earlier?.judged ? laterGroups(judges, earlier.judged, ENOUGH) : null;
  const judged = judgedLater ? { groups: judgedLater, compared: true } : judgesTold(people, room);
  yield;
  const answeredLater = earlier?.answered ? laterGroups(answerers, earlier.answered, ENOUGH) : null;
  const answered = answeredLater ? { groups: answeredLater, compared: true } : answerersTold(people, room);
  yield;
  const discernment = yield* figuresOf(judged.groups, own, (group) =>
    judgedFigures(group, judged.compared, judgedLater && earlier),
  );
  const memory = yield* figuresOf(answered.groups, own, (group) =>
    answeredFigures(group, answered.compared, answeredLater && earlier),
  );
  const looked = people.filter(({ outcome }) => outcome !== null);
  const intentions = yield* figuresOf(groupsOf(looked, ENOUGH), own, (group) => ({ outcomes: toldOutcomes(group) }));
  return { kept: kept - people.length >= ENOUGH ? kept : null, came: people.length, discernment, memory, intentions };
}

/**
 * Computes the tally at three weeks again from the current data: the people are the same only if it equals the reported tally.
 * @param told reported tally at three weeks @param people people who came back then @param room as for that tally
 */
export function* earlierOf(told: ReturnTally, people: readonly Returned[], room: Room): Generator<void, Earlier> {
  const own = new Map(people.map((one) => [one.id, one]));
  const judged = judgesTold(people, room);
  const answered = answerersTold(people, room);
  yield;
  const discernment = yield* figuresOf(judged.groups, own, (group) => judgedFigures(group, judged.compared, null));
  const memory = yield* figuresOf(answered.groups, own, (group) => answeredFigures(group, answered.compared, null));
  return {
    people: own,
    judged: judged.compared && isSame(discernment, told.discernment) ? judged.groups : null,
    answered: answered.compared && isSame(memory, told.memory) ? answered.groups : null,
  };
}

/** Whether two lists are equal, in any order. */
function isSame(a: readonly object[], b: readonly object[]): boolean {
  const texts = (groups: readonly object[]) => groups.map((group) => JSON.stringify(group)).sort();
  return JSON.stringify(texts(a)) === JSON.stringify(texts(b));
}

const isJudge = ({ judged }: Returned) => isOfBothKinds(judged.now);
const isAnswerer = ({ memory }: Returned) => memory.now.answered > 0;

/** The people behind a figure, by group, and whether it compares them with their session. */
interface Told {
  readonly groups: readonly TeamGroup[];
  readonly compared: boolean;
}

function judgesTold(people: readonly Returned[], room: Room): Told {
  const told = comparable(people.filter(isJudge), ({ judged: { first } }) => isOfBothKinds(first), room.judged);
  return { groups: groupsOf(told.people, ENOUGH), compared: told.compared };
}

function answerersTold(people: readonly Returned[], room: Room): Told {
  const told = comparable(people.filter(isAnswerer), ({ memory: { first } }) => first.answered > 0, room.answered);
  return { groups: groupsOf(told.people, ENOUGH), compared: told.compared };
}

function judgedFigures(group: readonly Returned[], compared: boolean, earlier: Earlier | null) {
  const told = (some: readonly Returned[], when: keyof Returned['judged']) =>
    toldJudgements(sumOfCounts(some.map((one) => one.judged[when])), ANONYMOUS);
  return {
    first: compared ? told(group, 'first') : null,
    last: compared ? told(group, 'last') : null,
    ...(earlier && { weeks: told(thenOf(group, earlier), 'now') }),
    now: told(group, 'now'),
  };
}

function answeredFigures(group: readonly Returned[], compared: boolean, earlier: Earlier | null) {
  const told = (some: readonly Returned[], when: keyof Returned['memory']) =>
    toldAnswers(sumOfAnswers(some.map((one) => one.memory[when])));
  return {
    first: compared ? told(group, 'first') : null,
    ...(earlier && { weeks: told(thenOf(group, earlier), 'now') }),
    now: told(group, 'now'),
  };
}

/** Results of the same people at three weeks. */
function thenOf(group: readonly Returned[], { people }: Earlier): readonly Returned[] {
  return group.flatMap(({ id }) => people.get(id) ?? []);
}

/** Whether a tally contains the same people's results in the session. */
export function comparesWithSession({ discernment, memory }: ReturnTally): boolean {
  return [...discernment, ...memory].some(({ first }) => first !== null);
}

/**
 * The people behind a figure: those with results in the session and at the return, if these can be compared; otherwise everybody, without a
 * comparison. The session's report covers the whole room, so either nobody or enough people of the room may be missing here.
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

function* figuresOf<T>(
  groups: readonly TeamGroup[],
  people: ReadonlyMap<string, Returned>,
  figures: (group: readonly Returned[]) => T,
): Generator<void, (Group & T)[]> {
  const told: (Group & T)[] = [];
  for (const { team, others, people: ids } of groups) {
    told.push({ team, others, people: ids.length, ...figures(ids.flatMap((id) => people.get(id) ?? [])) });
    yield;
  }
  return told;
}

/** Whether items of both kinds were judged: one kind alone does not show whether the two are distinguished. */
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
