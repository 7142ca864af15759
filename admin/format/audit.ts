/** Formats the audit log. */
import type { Session } from '#schemas/admin.ts';
import { DATA_ACTIONS, INSTALLATION_ACTIONS, ROLES } from '#schemas/console-constants.ts';
import type { AuditAction, AuditEntry, AuditPage } from '#schemas/facilitators.ts';
import { messages, perLanguage } from '../language/language.ts';
import { formatMoment } from './local-time.ts';
import { formatNumber } from './numbers.ts';
import { shownEmail } from './shown-email.ts';

/** All actions with their labels. */
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

/** Details that name the subject of an action, the most telling first. */
const NAMING = ['participant', 'username', 'code', 'name'] as const;

/** Subject of an action: its name, if known; null if the action has no particular subject. */
export function formatSubject(entry: AuditEntry, sessions: AuditPage['sessions']): string | null {
  const { action, subject, detail } = entry;
  const session = sessions.find(({ id }) => id === subject);
  if (session !== undefined) return formatSession(session);
  const naming = NAMING.find((key) => typeof detail?.[key] === 'string');
  if (naming !== undefined) return shownEmail(String(detail?.[naming]));
  return subject !== null && actions().has(action) ? unnamedSubject(entry) : subject;
}

/** Actions on a person of the directory, whose entries contain no name. */
const ON_PEOPLE = /^person-/;
/** Actions on participants, whose name is shown while they exist. */
const ON_PARTICIPANTS = /^(?:participant|name|points|challenge|hint-given$)/;
/** Actions on campaigns, whose entries have the name. */
const ON_CAMPAIGNS = /^(?:campaign|return-|returns-|workshops-|absent-|own-departments-)/;

function unnamedSubject({ action, detail }: AuditEntry): string {
  const { unnamed, deletedSession } = messages().format;
  if (ON_CAMPAIGNS.test(action) || (action.startsWith('mails-') && detail?.['about'] !== 'session')) return unnamed.campaign;
  if (ON_PEOPLE.test(action)) return unnamed.person;
  return ON_PARTICIPANTS.test(action) ? unnamed.participant : deletedSession;
}

/** The other details of an entry as texts: 'role: Observer'. */
export function formatDetail({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): readonly string[] {
  const names: Readonly<Record<string, string>> = messages().format.details;
  return (
    Object.entries(detail ?? {})
      // The entry of a rectification also has the facts that were not changed: they are left out.
      .filter(([, value]) => !(value === false && action.endsWith('-rectified')))
      .filter(([, value]) => !(Array.isArray(value) && value.length === 0))
      .filter(([key, value]) => value !== null && !(typeof value === 'string' && NAMING.some((naming) => naming === key)))
      .map(([key, value]) => {
        const name = Object.hasOwn(names, key)
          ? (names[key] ?? key)
          : key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
        return value === true ? name : messages().format.detail(name, valueWords(key, value));
      })
  );
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
/** Details whose values are keys of the server or fields of a payload, and so have a label. */
const CODED: ReadonlySet<string> = new Set([
  'role',
  'formerRole',
  'scope',
  'what',
  'to',
  'about',
  'kind',
  'kinds',
  'changed',
  'signIns',
  'action',
]);

function valueWords(key: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => valueWords(key, one)).join(', ');
  if (value === false) return messages().format.no;
  if (key === 'department' && value === '') return messages().campaigns.noDepartment;
  if (key === 'newBrowser' && value === '') return messages().accounts.own.devices.unknown;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string' && MOMENT.test(value)) return formatMoment(value);
  if (typeof value === 'string' && CODED.has(key)) return ROLE_KEYS.has(key) ? roleWords(value) : codedWords(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : shownEmail(String(value));
}

/** Details whose values are roles. They have a list of their own, as the role `department` has the same key as a field of a person. */
const ROLE_KEYS: ReadonlySet<string> = new Set(['role', 'formerRole', 'scope']);

function roleWords(value: string): string {
  const role = ROLES.find((one) => one === value);
  return role === undefined ? codedWords(value) : messages().format.roles[role].name;
}

function codedWords(value: string): string {
  const { format, fields } = messages();
  const words: Readonly<Record<string, string>> = { ...fields.names, ...format.actions, ...format.detailValues };
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
