/**
 * The database schema: tables and columns, each with the JSON Schema of its values. The types of queries (`tables.ts`) and the rows of a
 * backup are derived from it; calls validate values against it after normalising them; a test compares the SQL of `migrations.ts` with it.
 * Storage is the same on both databases: identifiers are generated texts, booleans are 0 and 1, times are ISO 8601 texts in UTC, points
 * are integers in hundredths. Texts are measured in characters, as the databases count them. Tables that no backup holds have types only.
 *
 * Check constraints of the tables refuse numbers and lengths that are out of range. Patterns and enumerations are checked by the program:
 * SQLite has no regular expressions, and on neither database can a constraint be extended without rebuilding it.
 */
import { Ajv } from 'ajv';
import { type TSchema, Type } from 'typebox';
import { MAX_FAILURES } from '#engine/rules/challenge-state.ts';
import { CampaignDepartmentsSchema, CampaignFiguresSchema } from '#schemas/campaigns.ts';
import {
  BOARDS,
  CAMPAIGN_NAME,
  CAMPAIGN_PURPOSE,
  CONCLUSION,
  CONSOLE_LANGUAGES,
  HINT_POLICIES,
  LANGUAGE,
  MANAGER,
  PURPOSE,
  REAL_NAME,
  REASON,
  ROLES,
  SCORE_EVENT_KINDS,
  SESSION_NAME,
  START_BY,
  TEAM,
  USERNAME,
  VENUE,
} from '#schemas/console-constants.ts';
import { BOARD_NAME, CHALLENGE_KEY, EMAIL, FINALE_ROUNDS, MAX_AWARD } from '#schemas/constants.ts';
import { StoredDeckSchema } from '#schemas/debrief.ts';
import { REFUSAL_REASONS } from '#schemas/door.ts';
import { EVENT_KINDS } from '#schemas/events.ts';
import { SessionSetupSchema } from '#schemas/session-setup.ts';
import { OrNone } from '#schemas/shapes.ts';
import { WhereToReportSchema } from '#schemas/where-to-report.ts';
import { WorkshopSchema } from '#schemas/workshop.ts';
import { isoTime } from '../clock.ts';

/** Half the range of a 32-bit integer, so that sums and increments do not overflow. */
const INTEGER = 10 ** 9;
/** Without NUL and without lone surrogates. */
const STORABLE = '^[^\\u0000\\uD800-\\uDFFF]*$';

const STORABLE_TEXT = new RegExp(STORABLE, 'u');

/** Whether a text column of both databases can store it. */
export function isStorable(text: string): boolean {
  return STORABLE_TEXT.test(text);
}

const text = ({ maxLength }: { readonly maxLength: number }) => Type.String({ maxLength, pattern: STORABLE });

const Identifier = Type.String({ pattern: '^[0-9a-f]{28}$' });
const Time = Type.String({ format: 'moment' });
const Day = Type.String({ format: 'day' });
const Email = Type.String({ ...EMAIL, pattern: '^[^\\s\\p{Cc}@]+@[^\\s\\p{Cc}]+$' });
const Team = Type.String({ ...TEAM, pattern: `(?=${STORABLE})${TEAM.pattern}` });
const BoardName = Type.String({ ...BOARD_NAME, pattern: `(?=${STORABLE})${BOARD_NAME.pattern}` });
/** Lower-casing may turn one character into two or three. */
const NAME_KEY = { maxLength: 3 * BOARD_NAME.maxLength } as const;
const Flag = Type.Integer({ minimum: 0, maximum: 1 });
const Round = Type.Integer({ minimum: 1, maximum: FINALE_ROUNDS });
const Count = Type.Integer({ minimum: 0, maximum: INTEGER });
/** Hundredths, of one event or of a sum of events. */
const Points = Type.Integer({ minimum: -INTEGER, maximum: INTEGER });
const Award = Type.Integer({ minimum: 0, maximum: MAX_AWARD * 100 });
/** Characters of a tally: a thousand missions and teams, each with a distribution of times. */
const MAX_TALLY = 4_000_000;
/** Characters of a workshop: a place of eighty letters, each perhaps escaped, and figures. */
const MAX_WORKSHOP = 2000;
const Challenge = text(CHALLENGE_KEY);
/** A thousand keys with their quotation marks and commas. */
const ToldList = Type.String({ maxLength: 70_000, pattern: STORABLE, format: 'key-list' });
const Actor = text(USERNAME);
/** An idempotency key: 64 characters, perhaps after `console:`. */
const Key = text({ maxLength: 72 });

export const COLUMNS = {
  sessions: {
    id: Identifier,
    /** Eight characters, without the displayed dash. */
    code: Type.String({ pattern: '^[0-9A-Z]{8}$' }),
    name: OrNone(text(SESSION_NAME)),
    active: Flag,
    created_at: Time,
    closed_at: OrNone(Time),
    /** JSON list of keys in the order of play; null means the catalogue. */
    challenges: OrNone(Type.String({ pattern: STORABLE, format: 'challenge-list' })),
    /** Minutes from the opening to the automatic closing. */
    duration_minutes: SessionSetupSchema.properties.durationMinutes,
    /** Scheduled times; null when there is none, or once it has passed. */
    opens_at: OrNone(Time),
    closes_at: OrNone(Time),
    hint_policy: Type.Enum([...HINT_POLICIES]),
    /** JSON list of names. */
    teams: Type.String({ pattern: STORABLE, format: 'team-list' }),
    board: Type.Enum([...BOARDS]),
    /** Whether play begins with the opening or by a facilitator's command. */
    start_by: Type.Enum([...START_BY]),
    started_at: OrNone(Time),
    /** Begin of the pause, in which nobody scores; null while not paused. */
    paused_at: OrNone(Time),
    /** Time at which boards were frozen. */
    frozen_at: OrNone(Time),
    ended_at: OrNone(Time),
    archived_at: OrNone(Time),
    /** 1: each player has a personal code besides the session's. */
    personal_codes: Flag,
    /** 1: players see how far their room has come. */
    fleet: Flag,
    /** Number of the session's last event. */
    last_event: Count,
    /** Reporting channel of the players' own company; null means the installation's. */
    report_email: WhereToReportSchema.properties.email,
    report_phone: WhereToReportSchema.properties.phone,
    report_button: WhereToReportSchema.properties.button,
    /**
     * JSON list of the missions whose debriefs were shown to everybody, perhaps empty; null while no participant was shown the debrief of
     * a mission that they had not solved.
     */
    debriefs_told: OrNone(ToldList),
    /** JSON object, a `Workshop`; null for a session that is none. */
    /** JSON object, a `StoredDeck`: where the debrief stands; null while there is none. */
    debrief: OrNone(Type.String({ maxLength: 2000, pattern: STORABLE, format: 'deck' })),
    workshop: OrNone(Type.String({ maxLength: MAX_WORKSHOP, pattern: STORABLE, format: 'workshop' })),
    /** The account; null where that is not known. */
    created_by: OrNone(Actor),
  },
  /** Allow-list of a session's logins; without an entry everyone with the code may log in. */
  allowed_players: {
    session: Identifier,
    /** Lower case: an e-mail, or `@` and a domain. */
    entry: text(EMAIL),
    team: OrNone(Team),
    /** Of the person, as the facilitator wrote it. */
    name: OrNone(text(REAL_NAME)),
  },
  participants: {
    id: Identifier,
    session: Identifier,
    /** Lower case. One participant per session and e-mail. */
    email: Email,
    created_at: Time,
    team: OrNone(Team),
    /** Time of removal by a facilitator: no standing, no login. */
    removed_at: OrNone(Time),
    /** The participant into whom this one was merged: this e-mail logs in as that participant, who has the points. */
    merged_into: OrNone(Identifier),
    /** Display name on players' boards: generated at joining, then chosen. */
    name: OrNone(BoardName),
    /** The name in lower case, unique in a session: names may not differ in case only. */
    name_key: OrNone(text(NAME_KEY)),
    /** scrypt hash of the personal code; null without one. */
    personal_code: OrNone(text({ maxLength: 100 })),
    /** JSON list of the missions whose debriefs were shown to this participant without a solve; null without any. */
    debriefs_told: OrNone(ToldList),
  },
  facilitators: {
    id: Identifier,
    username: Type.String(),
    role: Type.Enum([...ROLES]),
    /** scrypt hash; empty: none, the account signs in through a provider. */
    password: Type.String(),
    /** 1: the account comes from ADMIN_USERNAME and ADMIN_PASSWORD. */
    from_environment: Type.Integer(),
    created_at: Time,
    /** Of the console; null: the installation's. */
    language: OrNone(Type.Enum([...CONSOLE_LANGUAGES])),
  },
  /** WebAuthn credentials of the console's accounts. */
  passkeys: {
    /** Credential id, base64url. */
    id: Type.String(),
    facilitator: Identifier,
    /** COSE key, base64url. */
    public_key: Type.String(),
    /** Signature counter; authenticators without one keep it at 0. */
    counter: Type.Integer(),
    /** JSON list: how the browser reaches the authenticator. */
    transports: Type.String(),
    /** As its owner calls it. */
    name: Type.String(),
    created_at: Time,
    used_at: OrNone(Time),
  },
  /** WebAuthn challenges that were sent and not answered. */
  passkey_challenges: {
    /** SHA-256 of the challenge. */
    hash: Type.String(),
    /** Account that registers; null for a sign-in. */
    username: OrNone(Type.String()),
    expires_at: Time,
  },
  /** Unused recovery codes of accounts that have a passkey. */
  recovery_codes: {
    facilitator: Identifier,
    /** HMAC-SHA-256 of the code with the account's id as key; the code itself is not stored. */
    hash: Type.String(),
  },
  /** Logins that a session refused lately, for its facilitator to let in. */
  refused_logins: {
    session: Identifier,
    email: Type.String(),
    reason: Type.Enum([...REFUSAL_REASONS]),
    first_at: Time,
    last_at: Time,
    /** Tries. */
    count: Type.Integer(),
  },
  /** Whom an identity provider knows an account as (OpenID Connect). */
  identities: {
    issuer: Type.String(),
    /** Claim `sub`, which the issuer gives to nobody else, ever. */
    subject: Type.String(),
    /** An account has one identity. */
    facilitator: Identifier,
    created_at: Time,
  },
  /** Sign-ins through a provider that were begun and not ended. */
  openid_transactions: {
    /** SHA-256 of the state. */
    state: Type.String(),
    /** SHA-256 of the secret of the browser that began it. */
    browser: Type.String(),
    provider: Type.String(),
    nonce: Type.String(),
    /** PKCE code verifier. */
    verifier: Type.String(),
    redirect_uri: Type.String(),
    expires_at: Time,
  },
  tokens: {
    /** SHA-256 of the token; the token itself is not stored. */
    hash: Type.String(),
    kind: Type.Enum(['player', 'admin', 'projector']),
    /** Of a player's token; deleted with the participant. */
    participant: OrNone(Identifier),
    /** Of a projector's token; deleted with the session. */
    session: OrNone(Identifier),
    /** Of a console account's token. */
    username: OrNone(Type.String()),
    created_at: Time,
    expires_at: Time,
  },
  /** Telephones paired as remotes of a session, and links that wait for one. Deleted with the session. */
  remotes: {
    id: Identifier,
    session: Identifier,
    /** The account whose rights it acts under. */
    created_by: Type.String(),
    created_at: Time,
    /** 1: it shows real names. */
    real_names: Type.Integer(),
    /** SHA-256 of the link's secret, which is used once. */
    link_hash: Type.String(),
    link_expires_at: Time,
    /** SHA-256 of what the paired telephone drew; null before it is paired, as all below. */
    device_hash: OrNone(Type.String()),
    /** SHA-256 of its token. */
    token_hash: OrNone(Type.String()),
    paired_at: OrNone(Time),
    expires_at: OrNone(Time),
  },
  challenge_states: {
    participant: Identifier,
    challenge: Challenge,
    hints_shown: Count,
    failures: Type.Integer({ minimum: 0, maximum: MAX_FAILURES }),
    /** Time of the first opening; null where it was not recorded. */
    opened_at: OrNone(Time),
    /** Number of granted hints among those shown: they cost nothing. */
    hints_given: Count,
    solved_at: OrNone(Time),
    /** The award of the solve; null before it. */
    points: OrNone(Award),
    /** How often a facilitator reopened it. */
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
    /** Round of the challenge's state: a solve counts once a round. */
    round: Count,
    /** The facilitator of a correction; null for events of play. */
    actor: OrNone(Actor),
  },
  /** Totals, kept in the transaction that writes the events. */
  standings: { participant: Identifier, session: Identifier, points: Points, reached_at: Time },
  /** Event log of a session, numbered from 1 without gaps, in commit order. Append-only. */
  session_events: {
    session: Identifier,
    number: Type.Integer({ minimum: 1, maximum: INTEGER }),
    at: Time,
    kind: Type.Enum([...EVENT_KINDS]),
    /** The participant of the event, or the recipient of a message; null for everybody. */
    participant: OrNone(Identifier),
    /** A second participant: the source of a copied answer, the one into whom the first was merged. */
    other: OrNone(Identifier),
    challenge: OrNone(Challenge),
    /** JSON object with further fields, by kind (`schemas/events.ts`). */
    detail: Type.String({ maxLength: 4000, pattern: STORABLE, format: 'object' }),
  },
  /** The first answer to each recall question. */
  retrieval_answers: { participant: Identifier, challenge: Challenge, correct: Flag, at: Time },
  /**
   * What a participant took each item of a mission for, first and last, beside what it is (docs/measure.md). One row an item, so that a retry
   * counts once. Told of groups only.
   */
  judgements: {
    participant: Identifier,
    challenge: Challenge,
    /** Field of the answer. */
    item: text({ maxLength: 40 }),
    hostile: Flag,
    /** Taken for hostile at the first judgement, and at the last before the solve. */
    first_hostile: Flag,
    last_hostile: Flag,
  },
  /** Rounds of the last mission that the whole room plays; what is judged is a key of `server/finale/messages.ts`. */
  finale_rounds: {
    session: Identifier,
    number: Round,
    item: text({ maxLength: 60 }),
    opened_at: Time,
    closed_at: OrNone(Time),
  },
  /** What a participant has judged in a round. */
  finale_votes: { participant: Identifier, number: Round, genuine: Flag, at: Time },
  /** What a participant answers to the question of a debriefed mission: the place of an option. Counted only, never told with a name. */
  debrief_answers: { participant: Identifier, challenge: Challenge, chosen: Type.Integer({ minimum: 0, maximum: 9 }), at: Time },
  /** What reports are told of a session that is over: fixed when it was first drawn up. */
  session_reports: {
    session: Identifier,
    drawn_at: Time,
    /** JSON object, a `SessionTally`. */
    tally: Type.String({ maxLength: MAX_TALLY, pattern: STORABLE, format: 'object' }),
  },
  /** What facilitators conclude from a choice of sessions; it ends with the first of them. */
  report_conclusions: {
    /** SHA-256 of the sorted identifiers. */
    choice: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    session: Identifier,
    text: text(CONCLUSION),
    written_at: Time,
  },
  /** Periods of training, each with its sessions and the people who are to come once. */
  campaigns: {
    id: Identifier,
    name: text(CAMPAIGN_NAME),
    /** What it is for, as those who are counted may be told; perhaps empty. */
    purpose: text(CAMPAIGN_PURPOSE),
    /** First and last day. */
    starts_on: Day,
    ends_on: Day,
    /** JSON list of the departments that are to come; null: everybody. */
    departments: OrNone(Type.String({ maxLength: 100_000, pattern: STORABLE, format: 'department-list' })),
    created_by: Actor,
    created_at: Time,
    ended_at: OrNone(Time),
    /** JSON object, `CampaignFigures` as they were at the end; null before it. */
    figures: OrNone(Type.String({ maxLength: 1_000_000, pattern: STORABLE, format: 'campaign-figures' })),
  },
  /** A session belongs to one campaign at most. */
  campaign_sessions: { session: Identifier, campaign: Identifier },
  /** Issued on request, one for each participant. */
  attestations: {
    code: Type.String({ pattern: '^[0-9A-Z-]{8,40}$' }),
    participant: Identifier,
    session: Identifier,
    /** As it was printed. */
    name: text({ maxLength: 120 }),
    issued_at: Time,
    /** JSON object: the missions that counted when it was issued, with their minutes. */
    missions: OrNone(Type.String({ maxLength: 200_000, pattern: STORABLE, format: 'object' })),
  },
  /**
   * The directory: the people of the organisation, once each, whichever sessions they come to. Somebody who left keeps the row, and so does
   * somebody whose data were erased, without address and name: counts by department stay as they were.
   */
  people: {
    id: Identifier,
    /** Lower case, as of a participant; null once it was erased. */
    email: OrNone(Email),
    name: OrNone(text(REAL_NAME)),
    department: OrNone(Team),
    site: OrNone(text(VENUE)),
    /** Manager or department over the person's own, as the imported list has it. May name somebody, and is erased with the name. */
    manager_department: OrNone(text(MANAGER)),
    /** ISO 639: `fr`. */
    language: OrNone(text(LANGUAGE)),
    created_at: Time,
    updated_at: Time,
    /** Null while the person is present. */
    left_at: OrNone(Time),
  },
  /** What is said of the directory as a whole: one row, which the first change writes. */
  people_directory: {
    id: Type.Integer({ minimum: 1, maximum: 1 }),
    /** New with every change: an import tells by it whether the directory is still the one of its preview. */
    version: Identifier,
    /** Why it is kept, in the administrators' words. */
    purpose: OrNone(text(PURPOSE)),
    /** Day after which names and addresses are erased: 2027-06-30. */
    ends_on: OrNone(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  },
  audit_log: {
    id: Identifier,
    at: Time,
    actor: Actor,
    /** An `AuditAction`; any text, as the log keeps actions that a later release no longer writes. */
    action: Type.String(),
    subject: OrNone(text({ maxLength: 100 })),
    detail: OrNone(Type.String({ pattern: STORABLE, format: 'object' })),
  },
  /** Whom an administrator erased, so that a backup from before brings nobody back. */
  erased_people: {
    /** HMAC of the e-mail with a key of the installation: it tells whether an e-mail is among them, and no e-mail. */
    hash: Type.String(),
    erased_at: Time,
  },
  settings: { key: Type.String(), value: Type.String() },
} as const satisfies Readonly<Record<string, Readonly<Record<string, TSchema>>>>;

/** Default values of columns that a new row may leave out. Nullable columns without an entry default to null. */
export const DEFAULTS = {
  sessions: { board: 'full', start_by: 'opening', personal_codes: 0, fleet: 1, last_event: 0 },
  challenge_states: { hints_given: 0, round: 0 },
  score_events: { round: 0 },
} as const;

/** JSON Schema formats, for texts that a pattern cannot describe. */
const FORMATS = {
  'challenge-list': listFormat(SessionSetupSchema.properties.challenges),
  'key-list': listFormat(Type.Array(Type.String(CHALLENGE_KEY), { maxItems: 1000, uniqueItems: true })),
  'team-list': listFormat(SessionSetupSchema.properties.teams),
  'department-list': listFormat(CampaignDepartmentsSchema),
  'campaign-figures': jsonFormat(CampaignFiguresSchema),
  moment: isMoment,
  day: isDay,
  workshop: jsonFormat(WorkshopSchema),
  deck: jsonFormat(StoredDeckSchema),
  object: (text: string) => {
    const value = parsed(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  },
};

const ajv = new Ajv({ allowUnionTypes: true, validateSchema: false, formats: FORMATS });

/** Compiles a validator of a column's values. */
export function fits(type: TSchema): (value: unknown) => boolean {
  return ajv.compile(type);
}

/** Compiles a validator of rows, which reports errors. */
export function compile<T>(type: TSchema) {
  return ajv.compile<T>(type);
}

/** Whether a text is ISO 8601 in UTC with milliseconds and a valid date. */
export function isMoment(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && isoTime(at) === text;
}

/** Whether a text is a date of the calendar: 2026-11-28. */
export function isDay(text: string): boolean {
  return isMoment(`${text}T00:00:00.000Z`);
}

/** A JSON list whose texts hold no NUL, as text columns cannot store it. */
function listFormat(schema: TSchema): (text: string) => boolean {
  const isRight = jsonFormat(schema);
  return (text) => {
    const value = parsed(text);
    return Array.isArray(value) && isRight(text) && !value.some((entry) => String(entry).includes('\u0000'));
  };
}

/** Checks the value that a text of JSON holds. */
function jsonFormat(schema: TSchema): (text: string) => boolean {
  let isRight: ((value: unknown) => boolean) | undefined;
  return (text) => {
    // Compiled on first use: only restores need it.
    isRight ??= new Ajv({ allowUnionTypes: true, validateSchema: false }).compile(schema);
    return isRight(parsed(text));
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
