/**
 * Words and limits that the console shares with schemas and server, as `constants.ts` holds those of the site: apart, because a first
 * visit carries what the login form imports.
 */
import { EMAIL } from './constants.ts';

// Accounts of the console

/**
 * The lowest first. A department's account sees who came of its own departments; an observer looks at everything; a facilitator also runs
 * sessions and corrects scores; an administrator also has accounts, audit log and backups.
 */
export const ROLES = ['department', 'observer', 'facilitator', 'administrator'] as const;
export const USERNAME = { minLength: 2, maxLength: 100, pattern: '^[A-Za-z0-9._@-]+$' } as const;
/** Roles of accounts that may lead a session. */
export const LEADING_ROLES = ['facilitator', 'administrator'] as const;
/** Departments that an account of the role `department` sees. */
export const ACCOUNT_DEPARTMENTS = { maxItems: 50, uniqueItems: true } as const;
/** Name of a passkey, chosen by its owner. */
export const PASSKEY_NAME = { maxLength: 60 } as const;
/** Name of an identity provider in addresses. */
export const OPENID_KEY = { pattern: '^[a-z][a-z0-9]{0,19}$' } as const;
/** A recovery code as it is typed: 20 characters, with whatever stands between them. */
export const RECOVERY_CODE = { maxLength: 60 } as const;
/** Recovery codes of a new set. */
export const RECOVERY_CODES = 10;
/** So many unused ones or fewer are worth a warning. */
export const FEW_RECOVERY_CODES = 3;
export const PASSWORD = { maxLength: 200 } as const;
/** Languages of the console; the players' pages are French. */
export const CONSOLE_LANGUAGES = ['en', 'fr'] as const;
export const NEW_PASSWORD = { minLength: 12, ...PASSWORD } as const;

// The set-up of a session

/** `table`: hints cost what the manifest says; `free`: nothing; `none`: there are no hints. */
export const HINT_POLICIES = ['table', 'free', 'none'] as const;
/** Visibility of the leaderboard for players: the best ten and the own rank; neighbours only; own points only. */
export const BOARDS = ['full', 'neighbours', 'none'] as const;
/** `watched`: newcomers who are not on the list wait until a facilitator lets them in; `open`: only in a rush. */
export const DOORS = ['open', 'watched'] as const;
/** How players come to a session: by an address and the session's code, or by an account at an identity provider. */
export const PLAYER_LOGINS = ['email', 'provider'] as const;
/** `opening`: play begins with the opening; `hand`: people wait in the lobby until a facilitator starts it. */
export const START_BY = ['opening', 'hand'] as const;
export const SESSION_NAME = { maxLength: 120 } as const;
export const DURATION_MINUTES = { minimum: 5, maximum: 1440 } as const;
export const TEAMS = { maxItems: 50 } as const;
/** A team of a session, or a department: one line of text without spaces around it. */
export const TEAM = { minLength: 1, maxLength: 60, pattern: '^\\S(.*\\S)?$' } as const;
/** One line of text without spaces around it; no control character, which no screen shows. */
const LINE = '[^\\s\\p{Cc}\\p{Cs}](?:[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]*[^\\s\\p{Cc}\\p{Cs}])?';
/** Reporting channel of a company. */
export const REPORT_EMAIL = {
  ...EMAIL,
  pattern: '^[^\\s\\p{Cc}\\p{Cs}@]+@[^\\s\\p{Cc}\\p{Cs}@]+\\.[^\\s\\p{Cc}\\p{Cs}@.]+$',
} as const;
/** A number as it is dialled or an extension, with what a caller has to know: 01 99 00 12 34 (24 h/24). */
export const REPORT_PHONE = { maxLength: 40, pattern: `^(?=.*[0-9])${LINE}$` } as const;
/** As it is called in the mail program. */
export const REPORT_BUTTON = { maxLength: 60, pattern: `^${LINE}$` } as const;
/** Data-protection notice of an installation, a line each. */
export const DATA_PROTECTION_LINE = { maxLength: 300, pattern: `^${LINE}$` } as const;
export const ALLOW_LIST = { maxItems: 20_000 } as const;
/** Of somebody invited, as the list of the facilitator has it: 'Sophie Nguyen'. */
export const REAL_NAME = { maxLength: 100, pattern: `^${LINE}$` } as const;
/** An e-mail, or a domain with its at sign. */
export const ALLOWED_ENTRY = { ...EMAIL, pattern: '^[^\\s@]*@[^\\s@]+\\.[^\\s@]+$' } as const;

// A workshop: a session as people come to it

/** For whom workshops are planned, and templates are. */
export const WORKSHOP_AUDIENCES = ['office', 'accounts', 'field', 'technical', 'first'] as const;
/** One line of text. */
export const VENUE = { maxLength: 80, pattern: `^${LINE}$` } as const;
export const EXPECTED_PEOPLE = { minimum: 1, maximum: 20_000 } as const;
/** Of one part; `play` lasts as long as a session at least. */
export const PART_MINUTES = { minimum: 0, maximum: 480 } as const;

// API tokens of scripts

/** What an API token opens, each with the lowest role that may make one; the calls are in `server/access/token-scopes.ts`. */
export const API_SCOPE_ROLES = {
  figures: 'observer',
  workshops: 'facilitator',
  people: 'administrator',
  backups: 'administrator',
} as const satisfies Readonly<Record<string, (typeof ROLES)[number]>>;
export const API_SCOPES = [
  'figures',
  'workshops',
  'people',
  'backups',
] as const satisfies readonly (keyof typeof API_SCOPE_ROLES)[];
/** Given by its owner: the script, and where it runs. */
export const API_TOKEN_NAME = { minLength: 1, maxLength: 60, pattern: `^${LINE}$` } as const;
export const API_TOKEN_DAYS = { minimum: 1, maximum: 365 } as const;
export const USUAL_API_TOKEN_DAYS = 90;
/** Valid ones of one account. */
export const MAX_API_TOKENS = 20;

// The directory of people

/** Lines of one import. */
export const MAX_PEOPLE = 20_000;
/** Facts of a person on a list, besides the e-mail. */
export const PERSON_FACTS = ['name', 'department', 'site', 'manager', 'language'] as const;
/** Lines of each kind that a preview lists, the first ones; it counts all. */
export const MAX_PREVIEWED = 200;
/** People to whom one import gives another address: what there is under the former one follows in the same transaction. */
export const MAX_READDRESSED = 500;
/** Of the manager or department over a person's own. */
export const MANAGER = { maxLength: 100, pattern: `^${LINE}$` } as const;
/** A code of ISO 639, in two letters or three. */
export const LANGUAGE = { maxLength: 3, pattern: '^[a-z]{2,3}$' } as const;
/** Why the directory is kept. */
export const PURPOSE = { maxLength: 300, pattern: `^${LINE}$` } as const;
/** A day: 2027-06-30. */
export const DAY = { pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' } as const;

// The room: a session while it runs

/** On the sheet for a room; printed and never sent. */
export const WHOM_TO_ASK = { maxLength: 80 } as const;

/** Session control: a facilitator's commands to the clock. */
export const SESSION_ACTIONS = ['start', 'pause', 'resume', 'extend', 'freeze', 'reveal', 'end', 'archive', 'unarchive'] as const;
/** By how much one `extend` may move the end. */
export const EXTENSION_MINUTES = { minimum: 1, maximum: 240 } as const;

// Participants, their scores, and what facilitators do to them

/** Rows of a page of participants or of the audit log, where nobody asks for another number. */
export const USUAL_PAGE = 50;
export const PARTICIPANT_SORTS = ['score', 'username', 'team', 'solved', 'joined'] as const;
/** `merge` and `removal` close a participant's account in the ledger; `reopening` takes a solve's award back. */
export const SCORE_EVENT_KINDS = ['solve', 'penalty', 'adjustment', 'reopening', 'merge', 'removal', 'reinstatement'] as const;
/** Score events that a participant's page shows at most, the newest. */
export const MAX_SCORE_EVENTS = 500;
/** Decimal points, up and down. No correction and no penalty takes a score further, so that one adjustment undoes whatever was done. */
export const MAX_SCORE = 1_000_000;
/** Decimal points; 0 is none. */
export const ADJUSTMENT = { minimum: -MAX_SCORE, maximum: MAX_SCORE, multipleOf: 0.01 } as const;
export const REASON = { minLength: 3, maxLength: 300, pattern: '\\S' } as const;
/** Default and maximum of the leaderboard's `limit`. The maximum is all nines, as a pattern checks only the number of digits. */
export const USUAL_BOARD_ROWS = 10_000;
export const MAX_BOARD_ROWS = 99_999;
/** A name of the IANA's list; the server asks its own list besides. */
export const TIME_ZONE = { maxLength: 60, pattern: '^[A-Za-z0-9_+/-]+$' } as const;
export const EXPORTS = ['scores', 'solves', 'attempts', 'hints'] as const;

// Reports

export const REPORT_SESSIONS = { minItems: 1, maxItems: 100 } as const;
/** Measures that a report proposes. */
export const MAX_MEASURES = 3;
/** Conclusion of the facilitators, on the report. */
export const CONCLUSION = { maxLength: 2000 } as const;

// Campaigns

export const CAMPAIGN_NAME = { minLength: 1, maxLength: 120, pattern: `^${LINE}$` } as const;
/** One line: what it is for. */
export const CAMPAIGN_PURPOSE = { maxLength: 500 } as const;
/** What is known of somebody who is expected: whether they came to a session, and solved every mission of one. */
export const ATTENDANCE_STATES = ['absent', 'came', 'finished'] as const;
export const CAMPAIGN_DEPARTMENTS = { minItems: 1, maxItems: 200, uniqueItems: true } as const;
/** Sessions of one campaign. */
export const MAX_CAMPAIGN_SESSIONS = 1000;
/** Columns of a table of workshops, in the order in which one without a heading has them. */
export const WORKSHOP_COLUMNS = [
  'title',
  'day',
  'time',
  'minutes',
  'place',
  'facilitator',
  'seats',
  'programme',
  'kind',
  'hints',
  'board',
  'start',
  'departments',
] as const;
/** What a line of the table makes: a workshop that somebody leads, or a self-paced session. */
export const WORKSHOP_KINDS = ['workshop', 'self-paced'] as const;
/** Of a line of the table that says nothing of them: what hints cost, what players see of each other, and when play begins. */
export const USUAL_SETTINGS = { hints: 'table', board: 'full', start: 'hand' } as const;
/** Lines of one table of workshops. */
export const MAX_WORKSHOP_LINES = 500;
/** Of a workshop from the welcome to the last question. */
export const WORKSHOP_MINUTES = { minimum: 20, maximum: 480 } as const;
/** Of one whose line says nothing. */
export const USUAL_WORKSHOP_MINUTES = 60;
/** What is wrong with a line of a table of workshops; nothing is made of a table that has such a line. */
export const WORKSHOP_REFUSALS = [
  'title',
  'day',
  'time',
  'over',
  'minutes',
  'place',
  'facilitator',
  'seats',
  'programme',
  'no-mission',
  'kind',
  'hints',
  'board',
  'start',
  'departments',
] as const;
/** What is doubtful about a line of a table of workshops; it is made all the same. */
export const WORKSHOP_DOUBTS = [
  'outside-period',
  'place-taken',
  'facilitator-busy',
  'missions-too-long',
  'too-few-seats',
] as const;

// Mail

/** One line. */
export const MAIL_SUBJECT = { minLength: 1, maxLength: 200, pattern: `^${LINE}$` } as const;
export const MAIL_TEXT = { minLength: 1, maxLength: 5000 } as const;
/**
 * `uncertain`: it was handed over, and no reply came; it is never sent again. `copied`: none of Vigie's, but a facilitator's own, who took the
 * text or the calendar entry and noted whom it went to.
 */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'refused', 'uncertain', 'copied'] as const;
/** Why no mail is sent any more: the mail server refused so many in a row, or the sign-in. */
export const MAIL_STOPS = ['refusals', 'sign-in'] as const;
/** Refusals in a row after which the queue stops. */
export const MAX_MAIL_REFUSALS = 10;
/** Days for which the text of a mail is kept, and at least whom it went to. */
export const MAIL_DAYS = 30;

// The audit log

export const AUDIT_SEARCH = { maxLength: 200 } as const;

/** Audit actions on data: they are part of a backup. */
export const DATA_ACTIONS = [
  'session-created',
  'session-changed',
  'session-opened',
  'session-closed',
  'session-started',
  'session-paused',
  'session-resumed',
  'session-extended',
  'session-frozen',
  'session-revealed',
  'finale-started',
  'session-ended',
  'session-archived',
  'session-unarchived',
  'session-deleted',
  'session-handed-over',
  'session-deletion-requested',
  'session-deletion-withdrawn',
  'session-restored',
  'points-adjusted',
  'challenge-reopened',
  'participant-merged',
  'participant-removed',
  'participant-reinstated',
  'unplayed-removed',
  'participant-team-changed',
  'participant-name-changed',
  'name-hidden',
  'name-shown',
  'projector-opened',
  'projectors-revoked',
  'remote-opened',
  'remote-paired',
  'remote-revoked',
  'hint-given',
  'hint-given-to-all',
  'message-sent',
  'participant-code-renewed',
  'attestations-issued',
  'door-let-in',
  'door-refused',
  'seats-drawn',
  'seat-cancelled',
  'seats-withdrawn',
  'people-imported',
  'person-changed',
  'person-removed',
  'person-erased',
  'directory-changed',
  'directory-ended',
  'campaign-created',
  'campaign-changed',
  'campaign-ended',
  'campaign-deleted',
  'campaign-session-added',
  'campaign-session-removed',
  'returns-set',
  'return-links-drawn',
  'return-figures-fixed',
  'report-fixed',
  'report-concluded',
  'report-conclusion-removed',
  'workshops-planned',
  'participant-rectified',
  'participant-erased',
  'invitation-rectified',
  'invitation-erased',
  'campaign-person-erased',
] as const;

/** Audit actions on the installation: no backup holds them, so that a restored installation gives the same backup. */
export const INSTALLATION_ACTIONS = [
  'signed-in',
  'sign-in-failed',
  'signed-out-everywhere',
  'device-signed-out',
  'other-devices-signed-out',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-made',
  'api-token-made',
  'api-token-revoked',
  'identity-linked',
  'facilitator-created',
  'facilitator-changed',
  'facilitator-removed',
  'facilitator-signed-out',
  'backup-downloaded',
  'backup-restored',
  'scores-exported',
  'audit-exported',
  'audit-log-purged',
  'report-named',
  'people-exported',
  'absent-exported',
  'own-departments-exported',
  'mails-queued',
  'mails-copied',
  'mails-unnoted',
  'mails-cancelled',
  'mails-resumed',
  'personal-data-read',
] as const;

/** What an entry of the audit log says beside its subject; the console has words for each. */
export const AUDIT_DETAILS = [
  ...['participant', 'username', 'code', 'name', 'address', 'addresses', 'participants', 'people', 'count', 'team', 'before'],
  ...['points', 'reason', 'challenge', 'into', 'minutes', 'opensAt', 'closesAt', 'requestedBy', 'from', 'to', 'until', 'changed'],
  ...['seat', 'role', 'formerRole', 'departments', 'newPassword', 'sessionsWithoutOwner', 'provider', 'passkey', 'device'],
  ...['token', 'scope', 'recoveryCodesLeft', 'newBrowser', 'otherNames', 'noSuchAccount', 'tries', 'renamed', 'backup'],
  ...['what', 'of', 'session', 'sessions', 'actor', 'action', 'signIns', 'searched', 'entries', 'anchor', 'anchorSeal', 'text'],
  ...['added', 'left', 'endsOn', 'about', 'kind', 'kinds', 'again', 'invited', 'campaign', 'readdressed', 'afterErasure'],
  ...['department', 'firstOnly'],
] as const;

/** Actors of the audit log that are no account; `not signed in` stands for failed sign-ins. */
export const SYSTEM_ACTORS = ['schedule', 'retention', 'command line', 'not signed in'] as const;

// What a facilitator needs in the room

/** Session control by a remote; `extend` gives five minutes. */
export const REMOTE_ACTIONS = ['pause', 'resume', 'extend'] as const;
/** The only messages that a paired telephone sends: whoever finds it writes nothing of their own. */
export const REMOTE_MESSAGE_NAMES = ['eyes-up', 'raise-hand', 'hints', 'five-minutes', 'talk'] as const;
/** As players read them. */
export const REMOTE_MESSAGES: Readonly<Record<(typeof REMOTE_MESSAGE_NAMES)[number], string>> = {
  'eyes-up': 'Levez les yeux : on se parle une minute.',
  'raise-hand': 'Vous hésitez depuis longtemps ? Levez la main, quelqu’un vient.',
  hints: 'Un indice coûte quelques points, et vaut mieux que rester bloqué.',
  'five-minutes': 'Il reste cinq minutes : finissez la mission en cours.',
  talk: 'On en parle ensemble : regardez l’écran de la salle.',
};

/** The sections of a challenge's notes, in their order, under the headings of its `facilitator-notes.md`. */
export const NOTE_SECTIONS = [
  { name: 'launch', heading: 'Lancer en 30 secondes' },
  { name: 'solution', heading: 'Solution' },
  { name: 'unblock', heading: 'Quand débloquer, et avec quels mots' },
  { name: 'debrief', heading: 'Question de débriefing' },
  { name: 'incident', heading: 'Si quelqu’un raconte un incident réel' },
  { name: 'withoutMouse', heading: 'Sans souris' },
  { name: 'withoutSight', heading: 'Sans la vue' },
  { name: 'trade', heading: 'Dans votre métier' },
] as const;
/** How a stretch of the notes' text is set. */
export const NOTE_STYLES = ['plain', 'strong', 'code'] as const;
