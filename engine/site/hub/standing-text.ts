/** A standing in French words. Ranks are places, so that nobody is a masculine by default. */

/** « 1re place », « 4e place ». */
export function rankText(rank: number): string {
  return `${rank}${ordinalEnding(rank)} place`;
}

/** What a rank is said with, « re » or « e ». */
export function ordinalEnding(rank: number): string {
  return rank === 1 ? 're' : 'e';
}

/** What has moved between two ranks; null where nothing has. @param before null where none was seen */
export function movedText(before: number | null, rank: number | null): string | null {
  if (before === null || rank === null || before === rank) return null;
  const places = Math.abs(before - rank);
  return `${before > rank ? '+' : '−'}\u202f${places} ${places === 1 ? 'place' : 'places'} depuis votre dernière visite`;
}

/** « 3 sur 8, encore 24 min environ ». @param minutes of what remains; null where nobody plays any more */
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
