/** Accuracy of counts in an anonymous report: close to 0 and to 100 % of a group, the report gives a bound instead of the count. Pure. */
import type { BOUNDS } from '#schemas/report-constants.ts';
import { toldMargin } from './told-margin.ts';

export type Bound = (typeof BOUNDS)[number];

/** Masking of an anonymous report, with the number of sessions that it adds up; null for a report with names, where nothing is withheld. */
export type Masking = { readonly sessions: number } | null;

/** A count (`part`) out of a total (`whole`), as reported. */
export interface ToldPart {
  readonly part: number;
  readonly whole: number;
}

/**
 * Accuracy of the sum of these parts. Parts are rounded away from 0 and 100 % in each session (`server/session-model/disclosure.ts`): in
 * one session it is known which may have been (`sumBound`); over several sessions the sum is approximate.
 */
export function boundOf(parts: readonly ToldPart[], masking: Masking): Bound {
  if (masking === null) return 'exact';
  return masking.sessions > 1 ? 'about' : sumBound(parts);
}

/**
 * Accuracy of a sum of parts of one session each: exact if all parts are exact; an upper bound (`most`) if some are close to 0, a lower
 * bound (`least`) if some are close to the whole; approximate if both occur, or a whole is too small to tell.
 */
function sumBound(parts: readonly ToldPart[]): Bound {
  const ends = new Set(parts.filter(({ whole }) => whole > 0).map(endOf));
  ends.delete('exact');
  const [bound = 'exact', ...others] = ends;
  return others.length === 0 ? bound : 'about';
}

/**
 * Accuracy of the parts of groups of one session whose total is told exactly beside them. What a part close to 0 or to its whole withholds
 * is spread over all of them (`balancedParts`), so that each is approximate then.
 */
export function groupsBound(groups: readonly ToldPart[]): Bound {
  return sumBound(groups) === 'exact' ? 'exact' : 'about';
}

/** Accuracy of one part of one session: `most` close to 0, `least` close to the whole, `about` if the whole is too small to tell. */
function endOf({ part, whole }: ToldPart): Bound {
  const inwards = Math.min(toldMargin(whole), Math.floor(whole / 2));
  if (2 * inwards >= whole) return 'about';
  if (part <= inwards) return 'most';
  return part >= whole - inwards ? 'least' : 'exact';
}

/** Like `boundOf`, for a count of people over all sessions: in each session at least one person is reported, and never all. */
export function peopleBound(told: ToldPart, masking: Masking): Bound {
  if (masking === null || masking.sessions === 1) return boundOf([told], masking);
  if (told.part <= masking.sessions) return 'most';
  return told.whole - told.part <= masking.sessions ? 'least' : 'about';
}

/**
 * Accuracy of the mean number of hints shown per opening. A mission in which no hint was shown is reported as if some had been, so that a
 * mean with such a mission in it is an upper bound. Over several sessions it is not known which missions these are.
 * @param missions over which the mean is taken
 */
export function hintsBound(missions: readonly { readonly opened: number; readonly hints: number }[], masking: Masking): Bound {
  if (masking === null) return 'exact';
  if (masking.sessions > 1) return 'most';
  return missions.some(areHintsAtEnd) ? 'most' : 'exact';
}

/** Whether no hint may have been shown, in spite of the reported mean. The mean times `opened` is rounded to the whole count. */
function areHintsAtEnd({ opened, hints }: { readonly opened: number; readonly hints: number }): boolean {
  return Math.round(hints * opened) <= Math.min(opened, toldMargin(opened));
}
