/** A standing in French words. Ranks are called places, so that no player is masculine by default. */
import { pointsWord, shortPoints } from '#engine/frame/play/points-text.ts';
import { isInBetterHalf } from '#engine/rules/better-half.ts';
import { toHundredths, toPoints } from '#engine/rules/scoring.ts';
import type { BoardRow } from '#schemas/standing.ts';

/** « 1re place », « 4e place ». */
export function rankText(rank: number): string {
  return `${rank}${ordinalEnding(rank)} place`;
}

/**
 * Text of the player's standing: the rank in the better half of the session; otherwise the distance to the next boat, so that nobody is
 * told to be last.
 * @param next row just ahead of the player; null for none
 */
export function standingText({ rank, of, points }: OwnPlace, next: BoardRow | null): string {
  if (of === 1) return 'Vous ouvrez la voie';
  if (isInBetterHalf(rank, of)) return `${rankText(rank)} sur ${of}`;
  if (next === null || next.points <= points) return `À égalité, parmi ${of} personnes`;
  const gap = toPoints(toHundredths(next.points) - toHundredths(points));
  return `Encore ${shortPoints(gap)}\u00a0${pointsWord(gap)} pour rejoindre ${next.name}`;
}

/** Points as decimal numbers. */
interface OwnPlace {
  readonly rank: number;
  readonly of: number;
  readonly points: number;
}

/** Ordinal suffix of a rank, « re » or « e ». */
export function ordinalEnding(rank: number): string {
  return rank === 1 ? 're' : 'e';
}

/** Change between two ranks; null without a change. @param before null if no rank was seen */
export function movedText(before: number | null, rank: number | null): string | null {
  if (before === null || rank === null || before === rank) return null;
  const places = Math.abs(before - rank);
  return `${before > rank ? '+' : '−'}\u202f${places} ${places === 1 ? 'place' : 'places'} depuis votre dernière visite`;
}

/** « 3 sur 8, encore 24 min environ ». @param minutes of the missions that remain; null once play is over */
export function remainingText(done: number, all: number, minutes: number | null): string {
  const count = `${done} sur ${all}`;
  if (done === all) return `${count}, tout est fait`;
  return minutes === null ? count : `${count}, encore ${durationText(minutes)} environ`;
}

/** « 45 min », « 1 h 05 », « 2 h ». */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}
