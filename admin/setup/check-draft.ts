/**
 * Validates a set-up form: returns the request body, or the errors by field. Also maps errors in the server's reply to fields. Pure
 * functions.
 */
import { ApiError } from '#engine/client/api-error.ts';
import { DURATION_MINUTES, REPORT_BUTTON, REPORT_EMAIL, REPORT_PHONE, TEAM, TEAMS } from '#schemas/console-constants.ts';
import { someWhereToReport } from '#schemas/reporting-channel.ts';
import type { SessionDetails, SessionSetup } from '#schemas/session-setup.ts';
import { toUtc } from '../format/local-time.ts';
import { messages } from '../language/language.ts';
import { furtherTeams, readPeople } from './people-list.ts';
import type { PeopleDraft, SetupDraft } from './setup-draft.ts';
import { checkWorkshop, withPlay } from './workshop/workshop-draft.ts';

/** Server fields with several parts: the form has a field for each part. */
const PARTS = {
  'reporting.email': 'reportEmail',
  'reporting.phone': 'reportPhone',
  'reporting.button': 'reportButton',
  'workshop.expected': 'expected',
  'workshop.startsAt': 'startsAt',
  'workshop.venue': 'venue',
  'workshop.facilitator': 'facilitator',
} as const;

type ErrorField = keyof SessionSetup | (typeof PARTS)[keyof typeof PARTS];

/** Error messages by the form field that shows them. */
export type SetupErrors = Partial<Readonly<Record<ErrorField, string>>>;

type CheckedDraft =
  | { readonly setup: SessionSetup; readonly errors: null }
  | { readonly setup: null; readonly errors: SetupErrors };

const { minimum: SHORTEST, maximum: LONGEST } = DURATION_MINUTES;

/** Validates the form. @param before the stored session; null for a new one @param now milliseconds since 1970 */
export function checkDraft(draft: SetupDraft, before: SessionDetails | null, now: number): CheckedDraft {
  const opensAt = toUtc(draft.opensAt, before?.opensAt);
  const closesAt = toUtc(draft.closesAt, before?.closesAt);
  const { entries: allowed, unread } = readPeople(draft.allowed);
  const named = teamsOf(draft.teams);
  const teams = [...named, ...furtherTeams(allowed, named)];
  const durationMinutes = draft.duration.trim() === '' ? null : Number(draft.duration);
  const reporting = {
    email: draft.reportEmail.trim() || null,
    phone: draft.reportPhone.trim() || null,
    button: draft.reportButton.trim() || null,
  };
  const dated = draft.workshop && checkWorkshop(draft.workshop, before?.workshop?.startsAt ?? null, now);
  const words = messages().setup.mistakes;
  const mistakes: readonly (readonly [ErrorField, string | null])[] = [
    ['challenges', !draft.everything && draft.chosen.length === 0 ? words.noChallenge : null],
    ['durationMinutes', durationMistake(durationMinutes)],
    ['opensAt', draft.opensAt !== '' && opensAt === null ? words.noTime : null],
    ['closesAt', closingMistake(draft.closesAt !== '', opensAt, closesAt, closesAt === before?.closesAt ? null : now)],
    ['reportEmail', fits(REPORT_EMAIL, reporting.email) ? null : words.noEmail],
    ['reportPhone', fits(REPORT_PHONE, reporting.phone) ? null : words.noPhone],
    ['reportButton', fits(REPORT_BUTTON, reporting.button) ? null : words.noButton],
    ['teams', teamsMistake(teams)],
    ['allowed', hasUnread(draft, unread) ? words.unread : null],
  ];
  const found = { ...Object.fromEntries(mistakes.filter(([, message]) => message !== null)), ...dated?.errors };
  if (Object.keys(found).length > 0) return { setup: null, errors: found };
  return {
    setup: {
      name: draft.name.trim() || null,
      challenges: draft.everything ? null : [...draft.chosen],
      durationMinutes,
      opensAt,
      closesAt,
      startBy: draft.startBy,
      hintPolicy: draft.hintPolicy,
      board: draft.board,
      personalCodes: draft.personalCodes,
      fleet: draft.fleet,
      door: draft.door,
      playerLogin: draft.playerLogin,
      reporting: someWhereToReport(reporting),
      teams,
      allowed: [...allowed],
      workshop: dated && { ...dated.workshop, minutes: withPlay(dated.workshop.minutes, durationMinutes) },
    },
    errors: null,
  };
}

/** Errors of an earlier check that may still apply: the error about unread lines is dropped once all of them are corrected or removed. */
export function stillTold<Errors extends { readonly allowed?: string | undefined }>(
  errors: Errors,
  draft: PeopleDraft,
): Errors | Omit<Errors, 'allowed'> {
  const { allowed, ...others } = errors;
  return allowed === messages().setup.mistakes.unread && !hasUnread(draft, readPeople(draft.allowed).unread) ? others : errors;
}

/** Whether lines of the list or of a loaded file could not be read. */
export function hasUnread({ unreadFiles }: PeopleDraft, unread: readonly unknown[]): boolean {
  return unread.length > 0 || unreadFiles.length > 0;
}

function fits({ maxLength, pattern }: { readonly maxLength: number; readonly pattern: string }, text: string | null): boolean {
  return text === null || ([...text].length <= maxLength && new RegExp(pattern, 'u').test(text));
}

/** Team names of a text with one name a line. */
export function teamsOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function durationMistake(minutes: number | null): string | null {
  if (minutes === null || (Number.isInteger(minutes) && minutes >= SHORTEST && minutes <= LONGEST)) return null;
  return messages().setup.mistakes.duration(SHORTEST, LONGEST);
}

/**
 * Error in the closing time, if any. @param now milliseconds since 1970; null if the session is already set to close at that time, which
 * may be past
 */
function closingMistake(given: boolean, opensAt: string | null, closesAt: string | null, now: number | null): string | null {
  const words = messages().setup.mistakes;
  if (closesAt === null) return given ? words.noTime : null;
  if (opensAt !== null && Date.parse(closesAt) <= Date.parse(opensAt)) return words.closesBefore;
  return now !== null && Date.parse(closesAt) <= now ? words.over : null;
}

/** Error in the names of teams, if any. */
export function teamsMistake(teams: readonly string[]): string | null {
  const words = messages().setup.mistakes;
  if (teams.length > TEAMS.maxItems) return words.tooManyTeams(teams.length, TEAMS.maxItems);
  const address = teams.find((team) => team.includes('@'));
  if (address !== undefined) return words.addressAsTeam(address.slice(0, 30));
  const long = teams.find((team) => team.length > TEAM.maxLength);
  if (long !== undefined) return words.longTeam(long.slice(0, 30), TEAM.maxLength);
  const twice = teams.find((team, index) => teams.findIndex((other) => other.toLowerCase() === team.toLowerCase()) < index);
  return twice === undefined ? null : words.sameTeam(twice);
}

/** Fields of the form that can show an error. */
const MARKED = [
  'name',
  'challenges',
  'durationMinutes',
  'opensAt',
  'closesAt',
  'teams',
  'allowed',
] as const satisfies readonly (keyof SessionSetup)[];

/** Maps a field path of the server's error ('allowed.3.team') to the form field that shows it; undefined if there is none. */
function markedField(field = ''): ErrorField | undefined {
  const [part] = Object.entries(PARTS).flatMap(([name, own]) => (name === field ? [own] : []));
  const first = field.split('.')[0];
  return part ?? MARKED.find((name) => name === first);
}

/** Whether the form has a field that can show the server's error about `field`. */
export function isSetupField(field: string | undefined): boolean {
  return markedField(field) !== undefined;
}

/** The server's error message under the form field that it names; empty if the error names no such field. */
export function errorOfField(error: unknown): SetupErrors {
  const field = error instanceof ApiError ? markedField(error.field) : undefined;
  return field !== undefined && error instanceof ApiError ? { [field]: error.message } : {};
}
