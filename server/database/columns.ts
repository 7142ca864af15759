/**
 * What each column that travels in a backup may hold: said here once, for the calls that write it (they hold a value to it after they
 * normalised it), for the tables, and for the rows of a backup. Both databases store it, every call can answer with it, and the game
 * goes on from it. Texts are measured in characters, as the databases count them.
 *
 * The tables themselves refuse numbers and lengths that are out of range. Patterns and lists of words are left to the program: SQLite
 * knows no regular expression, and neither adds a word to a constraint without building the table anew.
 */
import { Ajv } from 'ajv';
import { type TSchema, Type } from 'typebox';
import { MAX_FAILURES } from '#engine/rules/challenge-state.ts';
import {
  BOARDS,
  DATA_ACTIONS,
  HINT_POLICIES,
  REASON,
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
import type { Tables } from './tables.ts';

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

type Travelling = Omit<Tables, 'tokens' | 'facilitators' | 'settings'>;

export const COLUMNS = {
  sessions: {
    id: Identifier,
    code: Type.String({ pattern: '^[0-9A-Z]{8}$' }),
    name: OrNone(text(SESSION_NAME)),
    active: Flag,
    created_at: Time,
    closed_at: OrNone(Time),
    challenges: OrNone(Type.String({ pattern: STORABLE, format: 'challenge-list' })),
    duration_minutes: SessionSetupSchema.properties.durationMinutes,
    opens_at: OrNone(Time),
    closes_at: OrNone(Time),
    hint_policy: Type.Enum([...HINT_POLICIES]),
    teams: Type.String({ pattern: STORABLE, format: 'team-list' }),
    board: Type.Enum([...BOARDS]),
    start_by: Type.Enum([...START_BY]),
    started_at: OrNone(Time),
    paused_at: OrNone(Time),
    frozen_at: OrNone(Time),
    ended_at: OrNone(Time),
    archived_at: OrNone(Time),
    personal_codes: Flag,
    last_event: Count,
    report_email: WhereToReportSchema.properties.email,
    report_phone: WhereToReportSchema.properties.phone,
    report_button: WhereToReportSchema.properties.button,
    debriefs_told: OrNone(ToldList),
  },
  allowed_players: { session: Identifier, entry: text(EMAIL), team: OrNone(Team) },
  participants: {
    id: Identifier,
    session: Identifier,
    email: Email,
    created_at: Time,
    team: OrNone(Team),
    removed_at: OrNone(Time),
    merged_into: OrNone(Identifier),
    name: OrNone(BoardName),
    name_key: OrNone(text(NAME_KEY)),
    personal_code: OrNone(text({ maxLength: 100 })),
    debriefs_told: OrNone(ToldList),
  },
  challenge_states: {
    participant: Identifier,
    challenge: Challenge,
    hints_shown: Count,
    failures: Type.Integer({ minimum: 0, maximum: MAX_FAILURES }),
    opened_at: OrNone(Time),
    hints_given: Count,
    solved_at: OrNone(Time),
    points: OrNone(Award),
    round: Count,
    last_attempt: OrNone(Key),
  },
  score_events: {
    id: Identifier,
    participant: Identifier,
    challenge: OrNone(Challenge),
    kind: Type.Enum([...SCORE_EVENT_KINDS]),
    points: Points,
    reason: text(REASON),
    at: Time,
    idempotency_key: OrNone(Key),
    round: Count,
    actor: OrNone(Actor),
  },
  standings: { participant: Identifier, session: Identifier, points: Points, reached_at: Time },
  session_events: {
    session: Identifier,
    number: Type.Integer({ minimum: 1, maximum: INTEGER }),
    at: Time,
    kind: Type.Enum([...EVENT_KINDS]),
    participant: OrNone(Identifier),
    other: OrNone(Identifier),
    challenge: OrNone(Challenge),
    detail: Type.String({ maxLength: 4000, pattern: STORABLE, format: 'object' }),
  },
  retrieval_answers: { participant: Identifier, challenge: Challenge, correct: Flag, at: Time },
  attestations: {
    code: Type.String({ pattern: '^[0-9A-Z-]{8,40}$' }),
    participant: Identifier,
    session: Identifier,
    name: text({ maxLength: 120 }),
    issued_at: Time,
    missions: OrNone(Type.String({ maxLength: 200_000, pattern: STORABLE, format: 'object' })),
  },
  audit_log: {
    id: Identifier,
    at: Time,
    actor: Actor,
    action: Type.Enum([...DATA_ACTIONS]),
    subject: OrNone(text({ maxLength: 100 })),
    detail: OrNone(Type.String({ pattern: STORABLE, format: 'object' })),
  },
} as const satisfies { readonly [T in keyof Travelling]: Readonly<Record<keyof Travelling[T], TSchema>> };

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
