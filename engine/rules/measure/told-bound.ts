/** Accuracy of a part of a whole in an anonymous report: near nobody and near everybody, the report gives a bound, not a count. Pure. */
import type { BOUNDS } from '#schemas/report-constants.ts';
import { toldMargin } from './told-margin.ts';

export type Bound = (typeof BOUNDS)[number];

/** Masking of an anonymous report, with the number of sessions that it adds up; null for a report with names, where nothing is withheld. */
export type Masking = { readonly sessions: number } | null;

/** A part of a whole, as the report gives it. */
export interface ToldPart {
  readonly part: number;
  readonly whole: number;
}

/**
 * Accuracy of the sum of these parts. A part is moved inwards session by session (`server/session-model/disclosure.ts`): in one session its
 * ends are known (`sumBound`); over several sessions the sum is approximate.
 */
export function boundOf(parts: readonly ToldPart[], masking: Masking): Bound {
  if (masking === null) return 'exact';
  return masking.sessions > 1 ? 'about' : sumBound(parts);
}

/**
 * Accuracy of a sum of parts that are of one session each: exact if all parts are exact, approximate if parts stand at both ends. Otherwise
 * it is a bound, since a part at its upper end is the least that it can be.
 */
export function sumBound(parts: readonly ToldPart[]): Bound {
  const ends = new Set(parts.filter(({ whole }) => whole > 0).map(endOf));
  ends.delete('exact');
  const [bound = 'exact', ...others] = ends;
  return others.length === 0 ? bound : 'about';
}

/** The end at which a part of one session stands, as its accuracy. */
function endOf({ part, whole }: ToldPart): Bound {
  const inwards = Math.min(toldMargin(whole), Math.floor(whole / 2));
  if (2 * inwards >= whole) return 'about';
  if (part <= inwards) return 'most';
  return part >= whole - inwards ? 'least' : 'exact';
}

/** Like `boundOf`, for people over all sessions: the report gives at least one for each session. */
export function peopleBound(told: ToldPart, masking: Masking): Bound {
  if (masking === null || masking.sessions === 1) return boundOf([told], masking);
  if (told.part <= masking.sessions) return 'most';
  return told.whole - told.part <= masking.sessions ? 'least' : 'about';
}

/**
 * Accuracy of the mean of hints shown for each opening. A mission without hints is reported as if some had been shown, so that a mean with
 * such a mission in it is an upper bound. Over several sessions it is not known which missions these are.
 * @param missions of which the figure is the mean
 */
export function hintsBound(missions: readonly { readonly opened: number; readonly hints: number }[], masking: Masking): Bound {
  if (masking === null) return 'exact';
  if (masking.sessions > 1) return 'most';
  return missions.some(areHintsAtEnd) ? 'most' : 'exact';
}

/** Whether the reported hints of a mission or a team may stand for none. The mean of a count is rounded to the count. */
function areHintsAtEnd({ opened, hints }: { readonly opened: number; readonly hints: number }): boolean {
  return Math.round(hints * opened) <= Math.min(opened, toldMargin(opened));
}
