/** The days of a return, as sentences and as an entry of a calendar. */

import { calendarFile } from '#engine/rules/calendar-file.ts';
import { frenchDate } from '#engine/rules/french-date.ts';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { AppointmentKind } from '#schemas/return-constants.ts';
import type { Appointment } from '#schemas/returns.ts';
import { returnLink } from './return-tokens.ts';

const DAY = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
/** Hour at which the calendar entry begins, in the reader's own time, and its length in minutes. */
const HOUR = 9;
const MINUTES = 10;

export const KIND_NAMES: Readonly<Record<AppointmentKind, string>> = {
  'weeks-3': 'dans trois semaines',
  'months-3': 'dans trois mois',
};

export const LATER_NAMES: Readonly<Record<AppointmentKind, string>> = {
  'weeks-3': 'trois semaines après votre venue',
  'months-3': 'trois mois après votre venue',
};

/** A day in words: samedi 12 décembre 2026. @param day 2026-12-12 */
export function dayText(day: string): string {
  return frenchDate(DAY.format(Date.parse(day)).replace(/ (\d+) /, '\u00a0$1\u00a0'));
}

/** The appointment as a file for the player's own calendar: the intention is its title. @param token of the personal link */
export function appointmentFile({ kind, dueOn, endsOn, intention }: Appointment, token: string): string {
  const [year = 0, month = 1, day = 1] = dueOn.split('-').map(Number);
  const starts = new Date(year, month - 1, day, HOUR).getTime();
  const url = returnLink(token);
  return calendarFile({
    id: `${kind}-${dueOn}-${token.slice(0, 8)}`,
    starts,
    ends: starts + MINUTES * MINUTE_MS,
    now: Date.now(),
    title: intention ?? 'Mon retour\u00a0: dix minutes de sécurité',
    description: `Dix minutes, sans animation : des missions à rejouer, quelques questions de mémoire, et où en est votre intention.\nOuvert jusqu’au ${dayText(endsOn)}.\n${url}`,
    url,
    venue: null,
  });
}
