/** Shows and reads times of the API, which are UTC, in the browser's zone and the console's language. */
import { frenchDate } from '#engine/rules/french-date.ts';
import { perLanguage } from '../language/language.ts';

interface DateFormat {
  /** @param time milliseconds since 1970 */
  format(time: number): string;
  formatRange(from: number, to: number): string;
}

/** Formats dates in the console's language, as `Intl` does; French ones also with « 1er » for the first of a month. */
export function dateFormat(options: Intl.DateTimeFormatOptions): () => DateFormat {
  return perLanguage((locale) => {
    const format = new Intl.DateTimeFormat(locale, options);
    const said = locale.startsWith('fr') ? frenchDate : (date: string) => date;
    return {
      format: (time) => said(format.format(time)),
      formatRange: (from, to) => said(format.formatRange(from, to)),
    };
  });
}

const moments = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });
const days = dateFormat({ dateStyle: 'medium' });
const dates = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const clock = perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }));
const weekdays = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' });
const hours = perLanguage((locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }));

const months = perLanguage((locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }));

/** Formats an ISO time to the second; other text is returned as it is. */
export function formatMoment(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? at : moments().format(time);
}

/** The day of an ISO time. */
export function formatDay(at: string): string {
  return days().format(Date.parse(at));
}

/** Formats a calendar date without a time zone: 2026-11-23 is 'Nov 23, 2026'. */
export function formatDate(day: string): string {
  return dates().format(Date.parse(day));
}

/** Time of day, to the second. @param time milliseconds since 1970 */
export function formatClock(time: number): string {
  return clock().format(time);
}

/**
 * 'Sat 21 Nov 09:00', for use within a sentence. The year is added if it differs from that of `now`. Only the hour is shown if the time is
 * on the day of `beside`.
 * @param time milliseconds since 1970, like `now` and `beside`
 */
export function formatScheduledTime(time: number, now: number, beside?: number): string {
  const day = weekdays().format(time).replace(',', '');
  if (beside !== undefined && new Date(beside).toDateString() === new Date(time).toDateString()) return hours().format(time);
  const year = new Date(time).getFullYear();
  return `${day}${year === new Date(now).getFullYear() ? '' : ` ${year}`} ${hours().format(time)}`;
}

/** 'December 2026', with a capital as in a heading. @param time milliseconds since 1970 */
export function formatMonth(time: number): string {
  const month = months().format(time);
  return `${month.charAt(0).toUpperCase()}${month.slice(1)}`;
}

/** '14:05'. @param time milliseconds since 1970 */
export function formatHour(time: number): string {
  return hours().format(time);
}

/** ISO 8601 in UTC → local value of a date-and-time field, to the minute; empty for null. */
export function toLocal(utc: string | null): string {
  if (utc === null) return '';
  const date = new Date(utc);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * Converts the local value of a date-and-time field to ISO 8601 in UTC; null if it is empty or not a time.
 * @param kept the field's initial time, whose seconds are kept if the field was not changed
 */
export function toUtc(local: string, kept: string | null = null): string | null {
  if (local === '') return null;
  if (kept !== null && toLocal(kept) === local) return kept;
  const date = new Date(local);
  if (Number.isNaN(date.getTime())) return null;
  // Browsers read 31 February as 3 March: a date that changes is refused.
  return toLocal(date.toISOString()).slice(0, 10) === local.slice(0, 10) ? date.toISOString() : null;
}

/**
 * First moment of a day in the browser's zone, ISO 8601 in UTC; null if `day` is not a date.
 * @param day 2026-11-21 @param later days to add to it
 */
export function dayStart(day: string, later = 0): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const date = new Date(`${day}T00:00`);
  if (Number.isNaN(date.getTime())) return null;
  date.setDate(date.getDate() + later);
  return date.toISOString();
}

/** Name of the browser's time zone: Europe/Paris. */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
