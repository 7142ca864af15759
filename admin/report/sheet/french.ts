/** Texts and numbers of a report in French, for managers. Pure functions. */
import { frenchDate } from '#engine/rules/french-date.ts';
import { FIRST_TRY_GOAL } from '#schemas/report-constants.ts';
import type { Report, ReportCampaign } from '#schemas/reports.ts';
import { roundedRate } from '../../format/rounded-rate.ts';

const LANGUAGE = 'fr-FR';
const counts = new Intl.NumberFormat(LANGUAGE);
const means = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const rates = new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 0 });
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const days = new Intl.DateTimeFormat(LANGUAGE, DAY);
const dates = new Intl.DateTimeFormat(LANGUAGE, { ...DAY, timeZone: 'UTC' });

const months = new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric' });

/** Placeholder for a figure that is withheld because too few people are behind it, or that is about nobody. */
export const NO_FIGURE = '–';

export const frenchCount = (value: number): string => counts.format(value);
export const frenchMean = (value: number): string => means.format(value);
/** Rate as a whole per cent: 0.667 → 67 %; a rate below the goal is never said to be the goal: 0.799 → 79 % */
export const frenchRate = (value: number): string => rates.format(belowGoal(value, roundedRate(value), 0.01));
/** The reader's day of an ISO time. */
export const frenchDay = (at: string): string => frenchDate(days.format(Date.parse(at)));
/** A calendar date without a time zone: 2026-12-31 → '31 décembre 2026' */
export const frenchCalendarDate = (day: string): string => frenchDate(dates.format(Date.parse(day)));

/** Minutes: '8 min', '1,5 min', '< 1 min'. */
export function frenchMinutes(minutes: number | null): string {
  if (minutes === null) return NO_FIGURE;
  if (minutes < 0.95) return '<\u00a01\u00a0min';
  return `${minutes < 10 ? means.format(minutes).replace(',0', '') : counts.format(Math.round(minutes))}\u00a0min`;
}

/** Rate in tenths: 0.7 → '7 fois sur 10'; 0 and 10 only for nobody and everybody, and the goal only where it is reached. */
export function timesInTen(rate: number): string {
  const nearest = Math.round(10 * rate) / 10;
  const inside = rate > 0 && rate < 1 ? Math.min(0.9, Math.max(0.1, nearest)) : nearest;
  return `${counts.format(Math.round(10 * belowGoal(rate, inside, 0.1)))}\u00a0fois sur\u00a010`;
}

/** A rounded rate, one step lower where rounding alone would reach the goal: beside the verdict it would contradict it. */
function belowGoal(rate: number, rounded: number, step: number): number {
  return rate < FIRST_TRY_GOAL && rounded >= FIRST_TRY_GOAL ? FIRST_TRY_GOAL - step : rounded;
}

/** Month of an ISO date: 'mars 2027'. */
export const frenchMonth = (at: string): string => months.format(Date.parse(at));

/** Share of a part in a whole; null if the whole is 0. */
export function partOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** Period of a report: one day, or the first and the last day. */
export function frenchPeriod(sessions: Report['sessions']): string {
  const days = sessions.map(({ at }) => at).sort();
  const [first = '', last = ''] = [days.at(0), days.at(-1)];
  const [from, to] = [frenchDay(first), frenchDay(last)];
  return from === to ? `le ${from}` : `du ${from} au ${to}`;
}

/** Title of a mission with no-break spaces, so that no line begins with a punctuation mark. */
export function missionTitle(title: string): string {
  return title.replace(/ (?=[;!?])/g, '\u202f').replace(/ (?=[:»])|(?<=«) /g, '\u00a0');
}

/** 'une session', '3 sessions'. */
export function formatSessions(count: number): string {
  return count === 1 ? 'une session' : `${frenchCount(count)} sessions`;
}

/** 'une partie', '15 parties': missions that were opened, each counted once for each person who opened it. */
export function formatPlays(count: number): string {
  return count === 1 ? 'une partie' : `${frenchCount(count)}\u00a0parties`;
}

const lists = new Intl.ListFormat(LANGUAGE, { type: 'conjunction' });

/** Enumeration: 'A, B et C' */
export const frenchList = (names: readonly string[]): string => lists.format(names);

/** Whether a campaign's figures equal those of the report, so that a sentence about them would repeat the same. */
export function repeatsReport(
  { expected, came, here }: ReportCampaign,
  { invited, uninvited, came: cameHere }: Report['participation'],
): boolean {
  return invited === expected && cameHere - uninvited === came && (here === null || here === came);
}

/** Attendance of a whole campaign, not only of the report's sessions; each person counts once. */
export function formatCampaign(campaign: ReportCampaign): string {
  const { name, expected, came, here } = campaign;
  const venues = came < 2 ? 'personne est venue' : 'personnes sont venues';
  const ofReport =
    here === null || here === came
      ? ''
      : `, dont ${frenchCount(here)} aux sessions de ce rapport (${frenchRate(here / expected)})`;
  return `À toutes les sessions de la campagne «\u00a0${name}\u00a0», ${frenchCount(came)}\u00a0${venues} ${upTo(campaign)}, sur ${frenchCount(expected)} attendues (${frenchRate(came / expected)})${ofReport}.`;
}

/** 'à ce jour, dont 2 effacées depuis': the end of the period of a campaign's figures, and the number of erased people among them. */
export function upTo({ endedAt, erased }: ReportCampaign): string {
  const gone = erased === undefined ? '' : `, dont ${frenchCount(erased)}\u00a0${erased < 2 ? 'effacée' : 'effacées'} depuis`;
  return `${endedAt === null ? 'à ce jour' : 'à sa fin'}${gone}`;
}

/** Number of people who attended without an invitation: '+ 3 venues sans être sur la liste' */
export function formatUninvited(count: number): string {
  return `+\u00a0${frenchCount(count)}\u00a0${count < 2 ? 'venue' : 'venues'} sans être sur la liste`;
}
