/** Columns of sessions: set-up, clock, allow-list, remotes, event log, reports. */
import { Type } from 'typebox';
import {
  BOARDS,
  CONCLUSION,
  DOORS,
  HINT_POLICIES,
  PLAYER_LOGINS,
  REAL_NAME,
  SESSION_NAME,
  START_BY,
} from '#schemas/console-constants.ts';
import { EMAIL } from '#schemas/constants.ts';
import { REFUSAL_REASONS, WAITING_STATES } from '#schemas/door.ts';
import { EVENT_KINDS } from '#schemas/events.ts';
import { SessionSetupSchema } from '#schemas/session-setup.ts';
import { OrNone } from '#schemas/shapes.ts';
import { WhereToReportSchema } from '#schemas/where-to-report.ts';
import { Actor, Challenge, Count, Flag, Identifier, INTEGER, STORABLE, Team, Time, ToldList, text } from './column-types.ts';

/** Characters of a tally: a thousand missions and teams, each with a distribution of times. */
export const MAX_TALLY = 4_000_000;
/** Characters of a workshop: a venue of eighty characters, each perhaps escaped, and figures. */
const MAX_WORKSHOP = 2000;

export const SESSION_COLUMNS = {
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
    /** Scheduled times; null when none is set, or once the time has passed. */
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
    /** Whether newcomers wait for a facilitator. */
    door: Type.Enum([...DOORS]),
    /** Whether players type an address or come through an identity provider. */
    player_login: Type.Enum([...PLAYER_LOGINS]),
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
    /** JSON object, a `StoredDeck`: position of the debrief; null before one is opened. */
    debrief: OrNone(Type.String({ maxLength: 2000, pattern: STORABLE, format: 'deck' })),
    /** JSON object, a `Workshop`; null for a session that was not planned as one. */
    workshop: OrNone(Type.String({ maxLength: MAX_WORKSHOP, pattern: STORABLE, format: 'workshop' })),
    /** Username of the account; null if unknown. */
    created_by: OrNone(Actor),
    /** Username of the account that owns the session; null for nobody. */
    owner: OrNone(Actor),
  },
  /** Allow-list of a session's logins; without an entry everyone with the code may log in. */
  allowed_players: {
    session: Identifier,
    /** Lower case: an e-mail, or `@` and a domain. */
    entry: text(EMAIL),
    team: OrNone(Team),
    /** Name of the person, as the facilitator typed it. */
    name: OrNone(text(REAL_NAME)),
  },
  /** Personal seats of listed addresses. In no backup. */
  personal_seats: {
    id: Identifier,
    session: Identifier,
    /** Lower case. */
    email: Type.String(),
    /** SHA-256 of the seat's code; null for a cancelled seat. */
    code_hash: OrNone(Type.String()),
    /** Time at which the last code was generated. */
    issued_at: Time,
  },
  /** Recently refused logins, which a facilitator may admit. */
  refused_logins: {
    session: Identifier,
    email: Type.String(),
    reason: Type.Enum([...REFUSAL_REASONS]),
    first_at: Time,
    last_at: Time,
    /** Number of attempts. */
    count: Type.Integer(),
  },
  /** Deletions that wait for a second account. Deleted with the session; in no backup. */
  deletion_requests: {
    session: Identifier,
    id: Identifier,
    /** Username of the account. */
    requested_by: Type.String(),
    requested_at: Time,
    expires_at: Time,
  },
  /** Telephones paired as remotes of a session, and unused pairing links. Deleted with the session. */
  remotes: {
    id: Identifier,
    session: Identifier,
    /** Account with whose rights the remote acts. */
    created_by: Type.String(),
    created_at: Time,
    /** 1: the remote shows real names. */
    real_names: Type.Integer(),
    /** SHA-256 of the link's single-use secret. */
    link_hash: Type.String(),
    link_expires_at: Time,
    /** SHA-256 of the paired telephone's random secret. Null until paired, like the columns below. */
    device_hash: OrNone(Type.String()),
    /** SHA-256 of the telephone's token. */
    token_hash: OrNone(Type.String()),
    paired_at: OrNone(Time),
    expires_at: OrNone(Time),
  },
  /** Event log of a session, numbered from 1 without gaps, in commit order. Append-only. */
  session_events: {
    session: Identifier,
    number: Type.Integer({ minimum: 1, maximum: INTEGER }),
    at: Time,
    kind: Type.Enum([...EVENT_KINDS]),
    /** The participant of the event, or the recipient of a message; null for everybody. */
    participant: OrNone(Identifier),
    /** A second participant: the source of a copied answer, or the participant into whom the first one was merged. */
    other: OrNone(Identifier),
    challenge: OrNone(Challenge),
    /** JSON object with further fields, by kind (`schemas/events.ts`). */
    detail: Type.String({ maxLength: 4000, pattern: STORABLE, format: 'object' }),
  },
  /** Newcomers at the door, who are not participants yet. In no backup. */
  waiting_people: {
    session: Identifier,
    /** Lower case. */
    email: Type.String(),
    state: Type.Enum([...WAITING_STATES]),
    first_at: Time,
    /** Time of the last try, or of the decision. */
    last_at: Time,
  },
  /** Figures of an ended session for reports; computed once and then fixed. */
  session_reports: {
    session: Identifier,
    drawn_at: Time,
    /** JSON object, a `SessionTally`. */
    tally: Type.String({ maxLength: MAX_TALLY, pattern: STORABLE, format: 'object' }),
  },
  /** Facilitators' conclusion about a selection of sessions; deleted with the first of them. */
  report_conclusions: {
    /** SHA-256 of the sorted identifiers of the sessions. */
    choice: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    session: Identifier,
    text: text(CONCLUSION),
    written_at: Time,
  },
} as const;
