/** Times of the API, which are UTC, as the console shows and asks for them: in the browser's zone and the console's language. */
import { perLanguage } from '../language/language.ts';

const moments = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }));
const days = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const dates = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
const clock = perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }));
const weekdays = perLanguage((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }));
const hours = perLanguage((locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }));

const months = perLanguage((locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }));

/** An ISO time to the second; anything else as it is. */
export function formatMoment(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? at : moments().format(time);
}

/** The day of an ISO time. */
export function formatDay(at: string): string {
  return days().format(Date.parse(at));
}

/** A date of the calendar, 2026-11-23, which is of no time zone: 'Nov 23, 2026'. */
export function formatDate(day: string): string {
  return dates().format(Date.parse(day));
}

/** The time of day of an epoch time, to the second. */
export function formatClock(time: number): string {
  return clock().format(time);
}

/**
 * 'Sat 21 Nov 09:00' within a sentence; the hour alone on the day of `beside`, the year as well when it is another than that of `now`.
 * @param time milliseconds since 1970, as are the others
 */
export function formatScheduledTime(time: number, now: number, beside?: number): string {
  const day = weekdays().format(time).replace(',', '');
  if (beside !== undefined && new Date(beside).toDateString() === new Date(time).toDateString()) return hours().format(time);
  const year = new Date(time).getFullYear();
  return `${day}${year === new Date(now).getFullYear() ? '' : ` ${year}`} ${hours().format(time)}`;
}

/** 'December 2026', as a heading has it. @param time milliseconds since 1970 */
export function formatMonth(time: number): string {
  const month = months().format(time);
  return `${month.charAt(0).toUpperCase()}${month.slice(1)}`;
}

/** '14:05'. @param time milliseconds since 1970 */
export function formatHour(time: number): string {
  return hours().format(time);
}

/** ISO 8601 in UTC → what the field shows, to the minute; empty for null. */
export function toLocal(utc: string | null): string {
  if (utc === null) return '';
  const date = new Date(utc);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * Parses the field's local time to ISO 8601 in UTC; null when it is empty or no time.
 * @param kept the time that the field began with: unless it was changed, its seconds stay
 */
export function toUtc(local: string, kept: string | null = null): string | null {
  if (local === '') return null;
  if (kept !== null && toLocal(kept) === local) return kept;
  const date = new Date(local);
  if (Number.isNaN(date.getTime())) return null;
  // Browsers take 31 February for 3 March.
  return toLocal(date.toISOString()).slice(0, 10) === local.slice(0, 10) ? date.toISOString() : null;
}

/**
 * The first moment of a day in the browser's zone, ISO 8601 in UTC; null when it is none.
 * @param day 2026-11-21 @param later days after it
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
