/** The audit log in words. */
import type { Session } from '#schemas/admin.ts';
import { DATA_ACTIONS, INSTALLATION_ACTIONS, type SYSTEM_ACTORS } from '#schemas/console-constants.ts';
import type { AuditAction, AuditEntry, AuditPage } from '#schemas/facilitators.ts';
import { formatMoment } from './local-time.ts';
import { formatNumber } from './numbers.ts';

const WORDS: Readonly<Record<AuditAction, string>> = {
  'session-created': 'Created a session',
  'session-changed': 'Changed the set-up of a session',
  'session-opened': 'Opened a session',
  'session-closed': 'Closed a session',
  'session-started': 'Started a session',
  'session-paused': 'Paused a session',
  'session-resumed': 'Resumed a session',
  'session-extended': 'Gave a session more time',
  'finale-started': 'Started the last mission of a session',
  'session-frozen': 'Froze the boards of a session',
  'session-revealed': 'Revealed the boards of a session',
  'session-ended': 'Ended a session',
  'session-archived': 'Archived a session',
  'session-unarchived': 'Took a session out of the archive',
  'session-deleted': 'Deleted a session',
  'session-restored': 'Restored a session from a backup',
  'points-adjusted': 'Adjusted points',
  'challenge-reopened': 'Reopened a challenge',
  'participant-merged': 'Merged a participant into another',
  'participant-removed': 'Removed a participant',
  'participant-reinstated': 'Reinstated a participant',
  'participant-team-changed': 'Changed the team of a participant',
  'participant-name-changed': 'Changed the board name of a participant',
  'projector-opened': 'Opened a projector for a session',
  'projectors-revoked': 'Revoked the projector addresses of a session',
  'hint-given': 'Gave a hint to a participant',
  'hint-given-to-all': 'Gave a hint to everybody on a mission',
  'message-sent': 'Sent a message to the room',
  'participant-code-renewed': 'Gave a participant a new personal code',
  'signed-in': 'Signed in',
  'sign-in-failed': 'Failed to sign in',
  'signed-out-everywhere': 'Signed out everywhere',
  'password-changed': 'Changed their own password',
  'facilitator-created': 'Added an account',
  'facilitator-changed': 'Changed an account',
  'facilitator-removed': 'Removed an account',
  'facilitator-signed-out': 'Signed an account out',
  'backup-downloaded': 'Made a full backup',
  'backup-restored': 'Restored a full backup',
  'scores-exported': 'Exported for a spreadsheet',
  'audit-exported': 'Exported the audit log',
  'report-named': 'Read a report with names',
};

/** Every action, with its words. */
export const ACTION_CHOICES: readonly (readonly [AuditAction, string])[] = [...DATA_ACTIONS, ...INSTALLATION_ACTIONS].map(
  (action) => [action, WORDS[action]],
);

const actions: ReadonlyMap<string, string> = new Map(ACTION_CHOICES);
const ACTORS: ReadonlyMap<string, string> = new Map<(typeof SYSTEM_ACTORS)[number], string>([
  ['schedule', 'Server: schedule of a session'],
  ['retention', 'Server: end of the retention time'],
  ['command line', 'Server: command line'],
  ['not signed in', 'Not signed in'],
]);

/** What was done; an action of another version as it is called there. */
export function formatAction(action: string): string {
  return actions.get(action) ?? action.replaceAll('-', ' ');
}

/** The actor: a username, or the part of the server that acted by itself. */
export function formatActor(actor: string): string {
  return ACTORS.get(actor) ?? actor;
}

/** What is called so has no other name left. */
export const A_DELETED_SESSION = 'A deleted session';

/** What a session is called: its code and its name. */
export function formatSession({ code, name }: Pick<Session, 'code' | 'name'>): string {
  return [code, name].filter(Boolean).join(' · ');
}

/** Details that name what it was done to, the best first. */
const NAMING = ['participant', 'username', 'code', 'name'] as const;

/** On what: its name where one is known; null for nothing in particular. */
export function formatSubject({ action, subject, detail }: AuditEntry, sessions: AuditPage['sessions']): string | null {
  const session = sessions.find(({ id }) => id === subject);
  if (session !== undefined) return formatSession(session);
  const naming = NAMING.find((key) => typeof detail?.[key] === 'string');
  if (naming !== undefined) return String(detail?.[naming]);
  // Accounts and participants are named by the entry itself; of another version's action nothing is known.
  return subject !== null && actions.has(action) ? A_DELETED_SESSION : subject;
}

/** The rest of the details, in words: 'role: observer'. */
export function formatDetail({ detail }: AuditEntry): readonly string[] {
  return Object.entries(detail ?? {})
    .filter(([key, value]) => value !== null && !NAMING.some((naming) => naming === key))
    .map(([key, value]) => {
      const name = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      return value === true ? name : `${name}: ${valueWords(value)}`;
    });
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function valueWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueWords).join(', ');
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string' && MOMENT.test(value)) return formatMoment(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
