/** View state of the audit log, in the address and in the call. */
import { dayStart } from '../format/local-time.ts';

/** Filters of the entries; an empty text matches all. */
export interface AuditView {
  /** First and last day, in the browser's zone: 2026-11-21. */
  readonly from: string;
  readonly to: string;
  /** Identifier of a session. */
  readonly session: string;
  readonly actor: string;
  readonly action: string;
  readonly search: string;
  readonly signIns: string;
}

export const EVERYTHING: AuditView = { from: '', to: '', session: '', actor: '', action: '', search: '', signIns: '' };

/** The view for an address, which may hold anything. */
export function viewOf(query: URLSearchParams): AuditView {
  const text = (name: keyof AuditView) => query.get(name) ?? '';
  const day = (name: 'from' | 'to') => (dayStart(text(name)) === null ? '' : text(name));
  return {
    from: day('from'),
    to: day('to'),
    session: text('session'),
    actor: text('actor'),
    action: text('action'),
    search: text('search'),
    signIns: text('signIns') === 'hidden' ? 'hidden' : '',
  };
}

/** The view as an address: only filters that are set. */
export function queryOf(view: AuditView): Record<string, string> {
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value !== ''));
}

/** The view as a query string of the call, with further parameters. */
export function auditQuery({ from, to, search, ...view }: AuditView, more: Readonly<Record<string, string>> = {}): string {
  const moments = { from: dayStart(from) ?? '', until: dayStart(to, 1) ?? '' };
  const asked = Object.entries({ ...view, ...moments, search: search.trim(), ...more });
  const query = new URLSearchParams(asked.filter(([, value]) => value !== ''));
  return query.size === 0 ? '' : `?${query}`;
}
