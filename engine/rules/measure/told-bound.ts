/** How exactly an anonymous report tells a part of a whole: nearly nobody and nearly everybody are bounds, not counts. Pure. */
import type { BOUNDS } from '#schemas/report-constants.ts';
import { toldMargin } from './told-margin.ts';

export type Bound = (typeof BOUNDS)[number];

/** Of an anonymous report, with how many sessions it adds up; null of a report with names, where nothing is withheld. */
export type Masking = { readonly sessions: number } | null;

/** How many of how many, as it is told. */
export interface ToldPart {
  readonly part: number;
  readonly whole: number;
}

/**
 * What the sum of these parts says of the true one. A part is moved inwards session by session (`server/session-model/disclosure.ts`): of
 * one session its ends are known (`sumBound`); of several sessions it is near.
 */
export function boundOf(parts: readonly ToldPart[], masking: Masking): Bound {
  if (masking === null) return 'exact';
  return masking.sessions > 1 ? 'about' : sumBound(parts);
}

/**
 * What the sum of parts of one session each says of the true one: exact where all of them are, near where some stand at either end, and
 * else a bound, since a part that stands at its upper end is the least that it can be.
 */
export function sumBound(parts: readonly ToldPart[]): Bound {
  const ends = new Set(parts.filter(({ whole }) => whole > 0).map(endOf));
  ends.delete('exact');
  const [bound = 'exact', ...others] = ends;
  return others.length === 0 ? bound : 'about';
}

/** At which end a part of one session stands. */
function endOf({ part, whole }: ToldPart): Bound {
  const inwards = Math.min(toldMargin(whole), Math.floor(whole / 2));
  if (2 * inwards >= whole) return 'about';
  if (part <= inwards) return 'most';
  return part >= whole - inwards ? 'least' : 'exact';
}

/** As `boundOf`, of people over all sessions: one of each session is the fewest that is ever told. */
export function peopleBound(told: ToldPart, masking: Masking): Bound {
  if (masking === null || masking.sessions === 1) return boundOf([told], masking);
  if (told.part <= masking.sessions) return 'most';
  return told.whole - told.part <= masking.sessions ? 'least' : 'about';
}

/**
 * How hints shown for each opening are told: nobody's are told as if some had been, so that a figure with such missions in it is the most
 * that it can be. Of several sessions it is not known which missions were.
 * @param missions of which the figure is the mean
 */
export function hintsBound(missions: readonly { readonly opened: number; readonly hints: number }[], masking: Masking): Bound {
  if (masking === null) return 'exact';
  if (masking.sessions > 1) return 'most';
  return missions.some(areHintsAtEnd) ? 'most' : 'exact';
}

/** Whether hints of a mission or a team are told as of some where they may be of nobody. The mean of a count is rounded to the count. */
function areHintsAtEnd({ opened, hints }: { readonly opened: number; readonly hints: number }): boolean {
  return Math.round(hints * opened) <= Math.min(opened, toldMargin(opened));
}
