/** Messages of the part about returns, in French for the report or in the console's language. */
import type { AppointmentKind, IntentionOutcome } from '#schemas/return-constants.ts';
import type { ToldReturn } from '#schemas/return-figures.ts';

type Measure = NonNullable<ToldReturn['discernment']>['now'];

export interface ReturnsMessages {
  readonly after: Readonly<Record<AppointmentKind, string>>;
  readonly nobody: string;
  /**
   * @param count null if too small to be published @param elsewhere whether other sessions have figures @param from first day of figures;
   * null if not known yet
   */
  readonly awaited: (count: number | null, elsewhere: boolean, from: string | null) => string;
  /**
   * A campaign is going to invite people. Their number is left out, as it would reveal how many solved a mission. @param from day of the
   * first invitation
   */
  readonly planned: (from: string) => string;
  readonly tooFew: (sessions: number) => string;
  /** Sentences for a director. */
  readonly came: (after: string, came: number, kept: number | null) => string;
  readonly discernment: (now: string, first: string | null) => string;
  /** At three months: the result of the same people at three weeks. */
  readonly atThreeWeeks: (weeks: string) => string;
  readonly said: (measure: Measure) => string;
  readonly remembered: (now: number, first: number | null) => string;
  readonly kept: (count: number, held: number, partly: number) => string;
  /** Titles and labels. */
  readonly samePeople: string;
  readonly moment: string;
  readonly traps: string;
  readonly genuine: string;
  readonly people: (count: number) => string;
  readonly first: string;
  readonly last: string;
  readonly leaning: Readonly<Record<Measure['tendency'], string>>;
  readonly memoryFirst: string;
  readonly memoryWeeks: string;
  readonly memoryNow: string;
  readonly outcomes: Readonly<Record<IntentionOutcome, string>>;
  readonly department: string;
  /**
   * Columns: right judgements in the session (`first`), right judgements at the return (`now`), right answers from memory, intentions held.
   */
  readonly columns: Readonly<Record<'first' | 'now' | 'memory' | 'held', string>>;
  /** Explanation of the figures, by paragraph. */
  readonly reading: readonly string[];
  readonly team: (of: Pick<ToldReturn['departments'][number], 'team' | 'others'>) => string;
  /** Formats a rate from 0 to 1. It is approximate: a sum of groups, each of which is masked (rounded away from 0 and 100 %). */
  readonly rate: (value: number) => string;
}
