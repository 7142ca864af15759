/** Numbers, dates and times as shown to the room, in French. */
import { frenchDate } from '#engine/rules/french-date.ts';
import { frenchMoment } from '#engine/rules/french-moment.ts';

const WHOLE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const MEAN = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long' });
const CLOCK = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });

export function formatWhole(number: number): string {
  return WHOLE.format(number);
}

/** 1.25 → '1,3'. */
export function formatMean(number: number): string {
  return MEAN.format(number);
}

/** A number with its noun. French uses the plural from 2 on. */
export function counted(number: number, one: string, more: string): string {
  return `${formatWhole(number)}\u00a0${number >= 2 ? more : one}`;
}

/** '28 février'. */
export function dayText(iso: string): string {
  return frenchDate(DAY.format(new Date(iso)));
}

/** '14 h 05', in the time zone of the machine that projects. */
export function clockTime(iso: string): string {
  return CLOCK.format(new Date(iso)).replace(':', '\u00a0h\u00a0');
}

/** 'à 14 h 05', or 'le 7 décembre à 14 h 05' on another day. @param now server time, in milliseconds since 1970 */
export function momentText(iso: string, now: number): string {
  return frenchMoment(Date.parse(iso), now);
}

/** '1er', '2e'. */
export function rankLabel(rank: number): string {
  return rank === 1 ? '1er' : `${rank}e`;
}
