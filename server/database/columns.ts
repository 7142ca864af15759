/**
 * The tables and their columns, each with the JSON Schema of its values. The types of queries (`tables.ts`) and the rows of a backup
 * follow from it; calls hold a value to it after they normalised it; the SQL of `migrations.ts` is compared with it by a test.
 * The same on both databases: identifiers are texts made by us, truth values are 0 and 1, times are ISO 8601 texts in UTC, points are
 * integers in hundredths. Texts are measured in characters, as the databases count them. A column of a table that no backup holds has
 * its type alone.
 *
 * The tables themselves refuse numbers and lengths that are out of range. Patterns and lists of words are left to the program: SQLite
 * knows no regular expression, and neither adds a word to a constraint without building the table anew.
 */
import { Ajv } from 'ajv';
import { type TSchema, Type } from 'typebox';
import { MAX_FAILURES } from '#engine/rules/challenge-state.ts';
import {
  BOARDS,
  HINT_POLICIES,
  REASON,
  ROLES,
  SCORE_EVENT_KINDS,
  SESSION_NAME,
  START_BY,
  TEAM,
  USERNAME,
} from '#schemas/console-constants.ts';
import { BOARD_NAME, CHALLENGE_KEY, EMAIL, MAX_AWARD } from '#schemas/constants.ts';
import { EVENT_KINDS } from '#schemas/events.ts';
import { SessionSetupSchema } from '#schemas/session-setup.ts';
import { OrNone } from '#schemas/shapes.ts';
import { WhereToReportSchema } from '#schemas/where-to-report.ts';
import { isoTime } from '../clock.ts';

/** Half of what 32 bits hold: what is counted on from here does not overflow. */
const INTEGER = 10 ** 9;
/** Without NUL and without half a character. */
const STORABLE = '^[^\\u0000\\uD800-\\uDFFF]*$';

const STORABLE_TEXT = new RegExp(STORABLE, 'u');

/** Whether a column of text could hold it at all, in both databases. */
export function isStorable(text: string): boolean {
  return STORABLE_TEXT.test(text);
}

const text = ({ maxLength }: { readonly maxLength: number }) => Type.String({ maxLength, pattern: STORABLE });

const Identifier = Type.String({ pattern: '^[0-9a-f]{28}$' });
const Time = Type.String({ format: 'moment' });
const Email = Type.String({ ...EMAIL, pattern: '^[^\\s\\p{Cc}@]+@[^\\s\\p{Cc}]+$' });
const Team = Type.String({ ...TEAM, pattern: `(?=${STORABLE})${TEAM.pattern}` });
const BoardName = Type.String({ ...BOARD_NAME, pattern: `(?=${STORABLE})${BOARD_NAME.pattern}` });
/** In lower case a character may be two or three. */
const NAME_KEY = { maxLength: 3 * BOARD_NAME.maxLength } as const;
const Flag = Type.Integer({ minimum: 0, maximum: 1 });
const Count = Type.Integer({ minimum: 0, maximum: INTEGER });
/** Hundredths, of one event or of a sum of them. */
const Points = Type.Integer({ minimum: -INTEGER, maximum: INTEGER });
const Award = Type.Integer({ minimum: 0, maximum: MAX_AWARD * 100 });
const Challenge = text(CHALLENGE_KEY);
/** A thousand keys, their quotation marks and commas. */
const ToldList = Type.String({ maxLength: 70_000, pattern: STORABLE, format: 'key-list' });
const Actor = text(USERNAME);
/** A key of a call, 64 characters, or `console:` and one. */
const Key = text({ maxLength: 72 });

export const COLUMNS = {
  sessions: {
    id: Identifier,
    /** Eight characters, without the dash that people see. */
    code: Type.String({ pattern: '^[0-9A-Z]{8}$' }),
    name: OrNone(text(SESSION_NAME)),
    active: Flag,
    created_at: Time,
    closed_at: OrNone(Time),
    /** JSON list of keys in the order of play; null is the catalogue. */
    challenges: OrNone(Type.String({ pattern: STORABLE, format: 'challenge-list' })),
    /** Minutes from an opening to the closing that follows by itself. */
    duration_minutes: SessionSetupSchema.properties.durationMinutes,
    /** Appointments; null once they were kept, or when there is none. */
    opens_at: OrNone(Time),
    closes_at: OrNone(Time),
    hint_policy: Type.Enum([...HINT_POLICIES]),
    /** JSON list of names. */
    teams: Type.String({ pattern: STORABLE, format: 'team-list' }),
    board: Type.Enum([...BOARDS]),
    /** Whether play begins with the opening, or when a facilitator says so. */
    start_by: Type.Enum([...START_BY]),
    started_at: OrNone(Time),
    /** Since when nobody scores; null while it is not paused. */
    paused_at: OrNone(Time),
    /** Since when boards stand still. */
    frozen_at: OrNone(Time),
    ended_at: OrNone(Time),
    archived_at: OrNone(Time),
    /** 1: each player has a code of their own besides the session's. */
    personal_codes: Flag,
    /** Number of the session's last event. */
    last_event: Count,
    /** Where its players report in their own company; null is as the installation says. */
    report_email: WhereToReportSchema.properties.email,
    report_phone: WhereToReportSchema.properties.phone,
    report_button: WhereToReportSchema.properties.button,
    /**
     * JSON list of the missions whose debriefs were told to everybody, perhaps of none; null while nobody of it was told one that they
     * had not earned.
     */
    debriefs_told: OrNone(ToldList),
  },
  /** Who may log in to a session; everyone with the code where it has no entry. */
  allowed_players: {
    session: Identifier,
    /** Lower case: an e-mail, or a domain with its at sign. */
    entry: text(EMAIL),
    team: OrNone(Team),
  },
  participants: {
    id: Identifier,
    session: Identifier,
    /** Lower case. One participant per session and e-mail. */
    email: Email,
    created_at: Time,
    team: OrNone(Team),
    /** Taken out of the session by a facilitator: no standing, no login. */
    removed_at: OrNone(Time),
    /** Whose points these are now: this e-mail logs in as that participant. */
    merged_into: OrNone(Identifier),
    /** On the boards that players see: given at joining, then chosen. */
    name: OrNone(BoardName),
    /** The name as it is compared: nobody else in the session has one that differs in case only. */
    name_key: OrNone(text(NAME_KEY)),
    /** scrypt hash of the personal code; null where there is none yet. */
    personal_code: OrNone(text({ maxLength: 100 })),
    /** JSON list of the missions whose debriefs they were told without having solved them; null where there is none. */
    debriefs_told: OrNone(ToldList),
  },
  facilitators: {
    id: Identifier,
    username: Type.String(),
    role: Type.Enum([...ROLES]),
    /** scrypt hash. */
    password: Type.String(),
    /** 1: ADMIN_USERNAME and ADMIN_PASSWORD give this account. */
    from_environment: Type.Integer(),
    created_at: Time,
  },
  tokens: {
    /** SHA-256 of the token, which itself is stored nowhere. */
    hash: Type.String(),
    kind: Type.Enum(['player', 'admin', 'projector']),
    /** Of a player's token: goes when the participant goes. */
    participant: OrNone(Identifier),
    /** Of a projector's token: goes when the session goes. */
    session: OrNone(Identifier),
    /** Of an admin's token. */
    username: OrNone(Type.String()),
    created_at: Time,
    expires_at: Time,
  },
  challenge_states: {
    participant: Identifier,
    challenge: Challenge,
    hints_shown: Count,
    failures: Type.Integer({ minimum: 0, maximum: MAX_FAILURES }),
    /** When it was first opened; null where nobody noted it. */
    opened_at: OrNone(Time),
    /** Of the hints shown, those that a facilitator gave: they cost nothing. */
    hints_given: Count,
    solved_at: OrNone(Time),
    /** The award as it was won; null before the solve. */
    points: OrNone(Award),
    /** How often a facilitator opened it again. */
    round: Count,
    /** Idempotency key of the last attempt that changed something; no backup holds it. */
    last_attempt: OrNone(Key),
  },
  /** Append-only. */
  score_events: {
    id: Identifier,
    participant: Identifier,
    challenge: OrNone(Challenge),
    kind: Type.Enum([...SCORE_EVENT_KINDS]),
    points: Points,
    reason: text(REASON),
    at: Time,
    idempotency_key: OrNone(Key),
    /** Of the challenge's state: a solve counts once a round. */
    round: Count,
    /** The facilitator; null when the player earned or lost it. */
    actor: OrNone(Actor),
  },
  /** Totals, kept in the transaction that writes the events. */
  standings: { participant: Identifier, session: Identifier, points: Points, reached_at: Time },
  /** What happened in a session, numbered from 1 without a gap, in the order in which it was committed. Append-only. */
  session_events: {
    session: Identifier,
    number: Type.Integer({ minimum: 1, maximum: INTEGER }),
    at: Time,
    kind: Type.Enum([...EVENT_KINDS]),
    /** Whom it is about, or whom a message is for; null for everybody. */
    participant: OrNone(Identifier),
    /** Somebody else who has to do with it: whose answer was sent, into whom one was merged. */
    other: OrNone(Identifier),
    challenge: OrNone(Challenge),
    /** JSON object: what else there is to say, by kind (`schemas/live.ts`). */
    detail: Type.String({ maxLength: 4000, pattern: STORABLE, format: 'object' }),
  },
  /** The first answer to each question from memory. */
  retrieval_answers: { participant: Identifier, challenge: Challenge, correct: Flag, at: Time },
  /** One for each who took part and asked for it. */
  attestations: {
    code: Type.String({ pattern: '^[0-9A-Z-]{8,40}$' }),
    participant: Identifier,
    session: Identifier,
    /** As it was printed. */
    name: text({ maxLength: 120 }),
    issued_at: Time,
    /** JSON object: the missions that were counted when it was issued, with their minutes. */
    missions: OrNone(Type.String({ maxLength: 200_000, pattern: STORABLE, format: 'object' })),
  },
  audit_log: {
    id: Identifier,
    at: Time,
    actor: Actor,
    /** `AuditAction` as it is written; the log keeps a word that a later release no longer writes. */
    action: Type.String(),
    subject: OrNone(text({ maxLength: 100 })),
    detail: OrNone(Type.String({ pattern: STORABLE, format: 'object' })),
  },
  settings: { key: Type.String(), value: Type.String() },
} as const satisfies Readonly<Record<string, Readonly<Record<string, TSchema>>>>;

/** What the database writes into a column that a new row leaves out. Without a default that is null, where the column takes it. */
export const DEFAULTS = {
  sessions: { board: 'full', start_by: 'opening', personal_codes: 0, last_event: 0 },
  challenge_states: { hints_given: 0, round: 0 },
  score_events: { round: 0 },
} as const;

/** Formats of the texts that a pattern cannot describe. */
const FORMATS = {
  'challenge-list': listFormat(SessionSetupSchema.properties.challenges),
  'key-list': listFormat(Type.Array(Type.String(CHALLENGE_KEY), { maxItems: 1000, uniqueItems: true })),
  'team-list': listFormat(SessionSetupSchema.properties.teams),
  moment: isMoment,
  object: (text: string) => {
    const value = parsed(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  },
};

const ajv = new Ajv({ allowUnionTypes: true, validateSchema: false, formats: FORMATS });

/** A check of what a column of this type may hold. */
export function fits(type: TSchema): (value: unknown) => boolean {
  return ajv.compile(type);
}

/** A check of rows, which says what is wrong. */
export function compile<T>(type: TSchema) {
  return ajv.compile<T>(type);
}

/** ISO 8601 in UTC with milliseconds, of a day that there is. */
export function isMoment(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && isoTime(at) === text;
}

/** Without NUL, which the tables beside this list cannot hold. */
function listFormat(schema: TSchema): (text: string) => boolean {
  let isRight: ((value: unknown) => boolean) | undefined;
  return (text) => {
    // Made for backups alone, which few servers read.
    isRight ??= new Ajv({ allowUnionTypes: true, validateSchema: false }).compile(schema);
    const value = parsed(text);
    return Array.isArray(value) && isRight(value) && !value.some((entry) => String(entry).includes('\u0000'));
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
