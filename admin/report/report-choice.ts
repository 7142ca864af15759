/** Sessions and filters of a report, and their query string in the address. Pure functions. */

import { plain } from '#engine/rules/plain-text.ts';
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import type { ReportSession } from '#schemas/reports.ts';

export interface ReportChoice {
  /** Identifiers of sessions. */
  readonly sessions: readonly string[];
  /** Comparison: the id of a session, a year, or '' for none. */
  readonly compare: string;
}

/** The choice in an address. A session of the report is dropped as comparison: it cannot be compared with itself. */
export function choiceIn(query: URLSearchParams): ReportChoice {
  const sessions = (query.get('sessions') ?? '').split(',').filter(Boolean);
  const compare = query.get('compare') ?? '';
  return { sessions, compare: sessions.includes(compare) ? '' : compare };
}

/** Query string of the page and of the calls: '?sessions=a,b&compare=2025'; '' without a choice. */
export function reportQuery({ sessions, compare }: ReportChoice): string {
  const parts = [
    ...(sessions.length > 0 ? [`sessions=${sessions.map(encodeURIComponent).join(',')}`] : []),
    ...(compare === '' ? [] : [`compare=${encodeURIComponent(compare)}`]),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/**
 * Ended sessions of the choice or its comparison without a report so far: this report would fix their figures. Sessions to which fewer
 * people came than a figure must cover never have any.
 */
export function notDrawn(sessions: readonly ReportSession[], { sessions: chosen, compare }: ReportChoice): ReportSession[] {
  const isChosen = ({ id, at }: ReportSession) =>
    chosen.includes(id) || (compare !== '' && (id === compare || at.startsWith(`${compare}-`)));
  return sessions.filter((session) => session.over && session.came >= MIN_REPORTED && !session.drawn && isChosen(session));
}

export interface SessionFilter {
  readonly search: string;
  /** First and last day, as 2026-11-21; '' for no limit. */
  readonly from: string;
  readonly to: string;
}

/** Sessions that match the filter. @param dayOf day of a moment, in the reader's zone */
export function matching(
  sessions: readonly ReportSession[],
  { search, from, to }: SessionFilter,
  dayOf: (at: string) => string,
): ReportSession[] {
  const wanted = plain(search.trim());
  return sessions.filter(({ code, name, at }) => {
    const day = dayOf(at);
    return plain(`${code} ${name ?? ''}`).includes(wanted) && day >= from && (to === '' || day <= to);
  });
}

/** Whether a report can be compared with the session: it is over, and somebody came. */
export function isComparable({ over, came }: ReportSession): boolean {
  return over && came > 0;
}

/** Years of the sessions that are not chosen and can be compared with, latest first. */
export function otherYears(sessions: readonly ReportSession[], chosen: readonly string[]): string[] {
  const years = sessions
    .filter((session) => isComparable(session) && !chosen.includes(session.id))
    .map(({ at }) => at.slice(0, 4));
  return [...new Set(years)].sort().reverse();
}
