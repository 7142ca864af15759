/** The audit log in words. */
import type { Session } from '#schemas/admin.ts';
import { DATA_ACTIONS, INSTALLATION_ACTIONS } from '#schemas/console-constants.ts';
import type { AuditAction, AuditEntry, AuditPage } from '#schemas/facilitators.ts';
import { messages, perLanguage } from '../language/language.ts';
import { formatMoment } from './local-time.ts';
import { formatNumber } from './numbers.ts';

/** Every action, with its words. */
export const actionChoices = perLanguage((_, { format }): readonly (readonly [AuditAction, string])[] =>
  [...DATA_ACTIONS, ...INSTALLATION_ACTIONS].map((action) => [action, format.actions[action]]),
);

const actions = perLanguage((): ReadonlyMap<string, string> => new Map(actionChoices()));
const actors = perLanguage((_, { format }): ReadonlyMap<string, string> => new Map(Object.entries(format.actors)));

/** Label of an audit action; an action of another version is shown by its key. */
export function formatAction(action: string): string {
  return actions().get(action) ?? action.replaceAll('-', ' ');
}

/** The actor: a username, or the part of the server that acted by itself. */
export function formatActor(actor: string): string {
  return actors().get(actor) ?? actor;
}

/** Label of a session: its code and its name. */
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
  return subject !== null && actions().has(action) ? messages().format.deletedSession : subject;
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
