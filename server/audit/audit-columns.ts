/** Columns of the audit log's CSV: one for each fact that readers filter by, and one with the rest as text. */
import { isMoment } from '../database/columns/validation.ts';
import { csvMoment } from '../http/csv-lines.ts';
import type { FoundEntry, SessionNames } from './audit-filter.ts';

/** Heading → field of the details that has a column of its own. */
const FACTS = { participant: 'participant', account: 'username', points: 'points', reason: 'reason' } as const;
/** Fields that are left out of the text, as they have columns: those above, and the session's code and name. */
const NAMED: ReadonlySet<string> = new Set([...Object.values(FACTS), 'code', 'name']);

export const AUDIT_COLUMNS = [
  'time (UTC)',
  'actor',
  'action',
  'session',
  'session name',
  ...Object.keys(FACTS),
  'other details',
  'subject',
];

/** The cells of an entry, in the order of {@link AUDIT_COLUMNS}. */
export function auditCells(
  { at, actor, action, session, subject, detail }: FoundEntry,
  sessions: SessionNames,
): (string | null)[] {
  const facts = detail ?? {};
  const known = sessions.get(session ?? subject ?? '') ?? { code: facts['code'], name: facts['name'] };
  const others = Object.entries(facts).filter(([key, value]) => value !== null && !NAMED.has(key));
  return [
    csvMoment(at),
    actor,
    action,
    cell(known.code),
    cell(known.name),
    ...Object.values(FACTS).map((key) => cell(facts[key])),
    others.map(([key, value]) => `${words(key)}: ${cell(value)}`).join(' · '),
    subject,
  ];
}

function cell(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (Array.isArray(value)) return value.map(cell).join(', ');
  if (typeof value === 'string') return isMoment(value) ? csvMoment(value) : value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** `opensAt` → 'opens at'. */
function words(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
