/**
 * Constants and limits shared by console, schemas and server. Kept out of `constants.ts`, which has those of the site: everything that the
 * login form imports is loaded on a first visit.
 */
import { EMAIL } from './constants.ts';

// Accounts of the console

/**
 * Roles, the lowest first. `department` sees the attendance of its own departments only; `observer` reads all sessions, campaigns and
 * reports; `facilitator` also runs sessions and corrects scores; `administrator` also manages accounts, audit log and backups.
 */
export const ROLES = ['department', 'observer', 'facilitator', 'administrator'] as const;
export const USERNAME = { minLength: 2, maxLength: 100, pattern: '^[A-Za-z0-9._@-]+$' } as const;
/** Roles of accounts that may lead a session. */
export const LEADING_ROLES = ['facilitator', 'administrator'] as const;
/** Departments that an account of the role `department` sees. */
export const ACCOUNT_DEPARTMENTS = { maxItems: 50, uniqueItems: true } as const;
/** Name that a user gives to a passkey. */
export const PASSKEY_NAME = { maxLength: 60 } as const;
/** Name of an identity provider in URLs. */
export const OPENID_KEY = { pattern: '^[a-z][a-z0-9]{0,19}$' } as const;
/** A recovery code as typed: 20 characters, with any separators. */
export const RECOVERY_CODE = { maxLength: 60 } as const;
/** Number of recovery codes in a new set. */
export const RECOVERY_CODES = 10;
/** With this number of unused recovery codes or fewer, the account is warned. */
export const FEW_RECOVERY_CODES = 3;
export const PASSWORD = { maxLength: 200 } as const;
/** Languages of the console; the players' pages are French. */
export const CONSOLE_LANGUAGES = ['en', 'fr'] as const;
export const NEW_PASSWORD = { minLength: 12, ...PASSWORD } as const;

// The set-up of a session

/** Price of hints. `table`: as in the manifest; `free`: no points; `none`: the session has no hints. */
export const HINT_POLICIES = ['table', 'free', 'none'] as const;
/**
 * Visibility of the leaderboard for a player. `full`: the best ten and the own rank; `neighbours`: only the ranks around the own one;
 * `none`: own points only.
 */
export const BOARDS = ['full', 'neighbours', 'none'] as const;
/**
 * Door of a session. `watched`: newcomers who are not on the list wait until a facilitator lets them in; `open`: newcomers wait only in a
 * rush.
 */
export const DOORS = ['open', 'watched'] as const;
/** How players join a session: with an e-mail address and the session's code, or with an account at an identity provider. */
export const PLAYER_LOGINS = ['email', 'provider'] as const;
/** Start of play. `opening`: when the session opens; `hand`: people wait in the lobby until a facilitator starts it. */
export const START_BY = ['opening', 'hand'] as const;
export const SESSION_NAME = { maxLength: 120 } as const;
export const DURATION_MINUTES = { minimum: 5, maximum: 1440 } as const;
export const TEAMS = { maxItems: 50 } as const;
/** Name of a session's team, or of a department: one line of text without spaces around it. */
export const TEAM = { minLength: 1, maxLength: 60, pattern: '^\\S(.*\\S)?$' } as const;
/** One line of text without spaces around it, and without control characters, as no screen shows them. */
const LINE = '[^\\s\\p{Cc}\\p{Cs}](?:[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]*[^\\s\\p{Cc}\\p{Cs}])?';
/** E-mail address of a company's reporting channel. */
export const REPORT_EMAIL = {
  ...EMAIL,
  pattern: '^[^\\s\\p{Cc}\\p{Cs}@]+@[^\\s\\p{Cc}\\p{Cs}@]+\\.[^\\s\\p{Cc}\\p{Cs}@.]+$',
} as const;
/** Phone number as dialled, or an extension, with notes for the caller: 01 99 00 12 34 (24 h/24). */
export const REPORT_PHONE = { maxLength: 40, pattern: `^(?=.*[0-9])${LINE}$` } as const;
/** Name of the reporting button in the mail program. */
export const REPORT_BUTTON = { maxLength: 60, pattern: `^${LINE}$` } as const;
/** One line of an installation's data-protection notice. */
export const DATA_PROTECTION_LINE = { maxLength: 300, pattern: `^${LINE}$` } as const;
export const ALLOW_LIST = { maxItems: 20_000 } as const;
/** Name of an invited person on the facilitator's list: 'Sophie Nguyen'. */
export const REAL_NAME = { maxLength: 100, pattern: `^${LINE}$` } as const;
/** Entry of an allow-list: an e-mail address, or a domain with its at sign. */
export const ALLOWED_ENTRY = { ...EMAIL, pattern: '^[^\\s@]*@[^\\s@]+\\.[^\\s@]+$' } as const;

// A workshop: a session with its day, venue and audience

/** Audiences of workshops and of templates. */
export const WORKSHOP_AUDIENCES = ['office', 'accounts', 'field', 'technical', 'first'] as const;
/** Venue of a workshop, on one line. */
export const VENUE = { maxLength: 80, pattern: `^${LINE}$` } as const;
export const EXPECTED_PEOPLE = { minimum: 1, maximum: 20_000 } as const;
/** Minutes of one part of a workshop; `play` has the higher minimum of a session. */
export const PART_MINUTES = { minimum: 0, maximum: 480 } as const;

// API tokens of scripts

/** Scopes of API tokens, each with the lowest role that may make such a token. `server/access/token-scopes.ts` lists the calls of each. */
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
/** Name that the owner gives to an API token: the script, and the machine it runs on. */
export const API_TOKEN_NAME = { minLength: 1, maxLength: 60, pattern: `^${LINE}$` } as const;
export const API_TOKEN_DAYS = { minimum: 1, maximum: 365 } as const;
export const USUAL_API_TOKEN_DAYS = 90;
/** Maximum number of valid API tokens of one account. */
export const MAX_API_TOKENS = 20;

// The directory of people

/** Maximum number of lines in one import. */
export const MAX_PEOPLE = 20_000;
/** Fields of a person on a list, besides the e-mail address. */
export const PERSON_FACTS = ['name', 'department', 'site', 'manager', 'language'] as const;
/** Maximum number of lines of each kind in a preview. Its counts cover all lines. */
export const MAX_PREVIEWED = 200;
/** Maximum number of people whose address one import may change: all rows under the former address change in the same transaction. */
export const MAX_READDRESSED = 500;
/** A person's manager, or the department above the person's own. */
export const MANAGER = { maxLength: 100, pattern: `^${LINE}$` } as const;
/** An ISO 639 language code, of two or three letters. */
export const LANGUAGE = { maxLength: 3, pattern: '^[a-z]{2,3}$' } as const;
/** Purpose for which the directory is kept. */
export const PURPOSE = { maxLength: 300, pattern: `^${LINE}$` } as const;
/** A day: 2027-06-30. */
export const DAY = { pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' } as const;

// The room: a session while it runs

/** Person to ask for help, on the room's printed sheet; never sent to anybody. */
export const WHOM_TO_ASK = { maxLength: 80 } as const;

/** Session control: a facilitator's commands to the clock. */
export const SESSION_ACTIONS = ['start', 'pause', 'resume', 'extend', 'freeze', 'reveal', 'end', 'archive', 'unarchive'] as const;
/** Minutes by which one `extend` may move the end. */
export const EXTENSION_MINUTES = { minimum: 1, maximum: 240 } as const;

// Participants, their scores, and what facilitators do to them

/** Default number of rows on a page of participants or of the audit log. */
export const USUAL_PAGE = 50;
export const PARTICIPANT_SORTS = ['score', 'username', 'team', 'solved', 'joined'] as const;
/** `merge` and `removal` close a participant's account in the ledger; `reopening` takes a solve's award back. */
export const SCORE_EVENT_KINDS = ['solve', 'penalty', 'adjustment', 'reopening', 'merge', 'removal', 'reinstatement'] as const;
/** Maximum number of score events on a participant's page; the newest are shown. */
export const MAX_SCORE_EVENTS = 500;
/**
 * Maximum score in decimal points, positive or negative. No correction or penalty goes beyond it, so that one adjustment can undo any of
 * them.
 */
export const MAX_SCORE = 1_000_000;
/** Decimal points added to a score; 0 is not an adjustment. */
export const ADJUSTMENT = { minimum: -MAX_SCORE, maximum: MAX_SCORE, multipleOf: 0.01 } as const;
export const REASON = { minLength: 3, maxLength: 300, pattern: '\\S' } as const;
/** Default and maximum of the leaderboard's `limit`. The maximum is all nines, as a pattern checks only the number of digits. */
export const USUAL_BOARD_ROWS = 10_000;
export const MAX_BOARD_ROWS = 99_999;
/** Name of an IANA time zone; the server also checks it against its own list. */
export const TIME_ZONE = { maxLength: 60, pattern: '^[A-Za-z0-9_+/-]+$' } as const;
export const EXPORTS = ['scores', 'solves', 'attempts', 'hints'] as const;

// Reports

export const REPORT_SESSIONS = { minItems: 1, maxItems: 100 } as const;
/** Maximum number of measures that a report proposes. */
export const MAX_MEASURES = 3;
/** The facilitators' conclusion in a report. */
export const CONCLUSION = { maxLength: 2000 } as const;

// Campaigns

export const CAMPAIGN_NAME = { minLength: 1, maxLength: 120, pattern: `^${LINE}$` } as const;
/** Purpose of a campaign, on one line. */
export const CAMPAIGN_PURPOSE = { maxLength: 500 } as const;
/** Attendance of an expected person: absent, came to a session, or solved every mission of one. */
export const ATTENDANCE_STATES = ['absent', 'came', 'finished'] as const;
export const CAMPAIGN_DEPARTMENTS = { minItems: 1, maxItems: 200, uniqueItems: true } as const;
/** Maximum number of sessions in one campaign. */
export const MAX_CAMPAIGN_SESSIONS = 1000;
/** Columns of a table of workshops, in the order that is assumed if the table has no header row. */
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
/** What a line of the table creates: a workshop that somebody leads, or a self-paced session. */
export const WORKSHOP_KINDS = ['workshop', 'self-paced'] as const;
/** Defaults for lines of the table that leave these settings out: price of hints, visibility of the leaderboard, start of play. */
export const USUAL_SETTINGS = { hints: 'table', board: 'full', start: 'hand' } as const;
/** Maximum number of lines in one table of workshops. */
export const MAX_WORKSHOP_LINES = 500;
/** Minutes of a workshop from the welcome to the last question. */
export const WORKSHOP_MINUTES = { minimum: 20, maximum: 480 } as const;
/** Default for lines of the table without minutes. */
export const USUAL_WORKSHOP_MINUTES = 60;
/** Errors in a line of a table of workshops. A table with one such line creates nothing. */
export const WORKSHOP_REFUSALS = [
  'title',
  'day',
  'time',
  'over',
  'after-campaign',
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
/** Warnings about a line of a table of workshops. The line is imported all the same. */
export const WORKSHOP_DOUBTS = [
  'outside-period',
  'place-taken',
  'facilitator-busy',
  'missions-too-long',
  'too-few-seats',
] as const;

// Mail

/** Subject of a mail, on one line. */
export const MAIL_SUBJECT = { minLength: 1, maxLength: 200, pattern: `^${LINE}$` } as const;
export const MAIL_TEXT = { minLength: 1, maxLength: 5000 } as const;
/**
 * States of a mail. `uncertain`: it was handed over to the mail server and no reply came; it is never sent again. `copied`: not sent by
 * Vigie; a facilitator copied the text or the calendar entry and noted the recipient.
 */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'refused', 'uncertain', 'copied'] as const;
/** Reasons why the queue stopped: the mail server refused too many mails in a row, or refused the sign-in. */
export const MAIL_STOPS = ['refusals', 'sign-in'] as const;
/** Number of refusals in a row after which the queue stops. */
export const MAX_MAIL_REFUSALS = 10;
/** Days for which the text of a mail is kept; its recipient is kept for at least as long. */
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

/**
 * Audit actions on the installation. Backups leave them out, so that a backup of a restored installation equals the one that was restored.
 */
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

/** Names of the details of an entry in the audit log; the console has a text for each. */
export const AUDIT_DETAILS = [
  ...['participant', 'username', 'code', 'name', 'address', 'addresses', 'participants', 'people', 'count', 'team', 'before'],
  ...['points', 'reason', 'challenge', 'into', 'minutes', 'opensAt', 'closesAt', 'requestedBy', 'from', 'to', 'until', 'changed'],
  ...['seat', 'role', 'formerRole', 'departments', 'newPassword', 'sessionsWithoutOwner', 'provider', 'passkey', 'device'],
  ...['token', 'scope', 'recoveryCodesLeft', 'newBrowser', 'otherNames', 'noSuchAccount', 'tries', 'renamed', 'backup'],
  ...['what', 'of', 'session', 'sessions', 'actor', 'action', 'signIns', 'searched', 'entries', 'anchor', 'anchorSeal', 'text'],
  ...['added', 'left', 'endsOn', 'about', 'kind', 'kinds', 'again', 'invited', 'campaign', 'readdressed', 'afterErasure'],
  ...['department', 'firstOnly'],
] as const;

/** Actors in the audit log that are not accounts; `not signed in` stands for failed sign-ins. */
export const SYSTEM_ACTORS = ['schedule', 'retention', 'command line', 'environment', 'not signed in'] as const;

// Remotes and facilitator notes

/** Session control by a remote. Its `extend` adds five minutes. */
export const REMOTE_ACTIONS = ['pause', 'resume', 'extend'] as const;
/** The only messages that a remote can send, so that a lost phone cannot be used to write anything else. */
export const REMOTE_MESSAGE_NAMES = ['eyes-up', 'raise-hand', 'hints', 'five-minutes', 'talk'] as const;
/** The messages' texts for players. */
export const REMOTE_MESSAGES: Readonly<Record<(typeof REMOTE_MESSAGE_NAMES)[number], string>> = {
  'eyes-up': 'Levez les yeux : on se parle une minute.',
  'raise-hand': 'Vous hésitez depuis longtemps ? Levez la main, quelqu’un vient.',
  hints: 'Un indice coûte quelques points, et vaut mieux que de rester bloqué.',
  'five-minutes': 'Il reste cinq minutes : finissez la mission en cours.',
  talk: 'On en parle ensemble : regardez l’écran de la salle.',
};

/** Sections of a challenge's facilitator notes, in order, with their headings in `facilitator-notes.md`. */
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
/** Text styles in the notes. */
export const NOTE_STYLES = ['plain', 'strong', 'code'] as const;
