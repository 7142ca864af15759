/** Missions that fit into the time that is left. A pure function. */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { durationText } from '../missions/standing-text.ts';

/** A day in minutes. */
const DAY = 1440;

/**
 * « Il reste 42 min : environ 9 missions. », from two days on in days; without an end « 32 missions, 2 h 35 environ ».
 * @param open missions that are not solved, in the order of play
 * @param left milliseconds until the session ends; null without an end
 */
export function timeForMissions(open: readonly Pick<CatalogueEntry, 'duration'>[], left: number | null): string {
  const all = open.reduce((sum, { duration }) => sum + duration, 0);
  if (left === null) return `${missions(open.length)}, ${durationText(all)} environ.`;
  const minutes = Math.ceil(left / MINUTE_MS);
  const remains = `Il reste ${minutes < 2 * DAY ? durationText(minutes) : `${Math.floor(minutes / DAY)}\u00a0jours`}\u00a0:`;
  if (all <= minutes) return `${remains} de quoi tout finir.`;
  let spent = 0;
  const playable = open.findIndex(({ duration }) => {
    spent += duration;
    return spent > minutes;
  });
  return playable === 0 ? `${remains} de quoi commencer la prochaine.` : `${remains} environ ${missions(playable)}.`;
}

function missions(count: number): string {
  return `${count}\u00a0${count > 1 ? 'missions' : 'mission'}`;
}
