/**
 * What is stored. The same on both databases: identifiers are texts made by us, truth values are 0 and 1,
 * times are ISO 8601 texts in UTC, points are integers in hundredths.
 */
import type { Generated } from 'kysely';
import type { EventKind } from '#schemas/events.ts';
import type { Role } from '#schemas/facilitators.ts';
import type { ScoreEventKind } from '#schemas/participants.ts';
import type { StartBy } from '#schemas/session-clock.ts';
import type { BoardSetting, HintPolicy } from '#schemas/session-setup.ts';

export interface SessionsTable {
  id: string;
  /** Eight characters, without the dash that people see. */
  code: string;
  name: string | null;
  active: number;
  created_at: string;
  closed_at: string | null;
  /** JSON list of keys in the order of play; null is the catalogue. */
  challenges: string | null;
  /** Minutes from an opening to the closing that follows by itself. */
  duration_minutes: number | null;
  /** Appointments; null once they were kept, or when there is none. */
  opens_at: string | null;
  closes_at: string | null;
  hint_policy: HintPolicy;
  /** JSON list of names. */
  teams: string;
  board: Generated<BoardSetting>;
  /** Whether play begins with the opening, or when a facilitator says so. */
  start_by: Generated<StartBy>;
  started_at: Generated<string | null>;
  /** Since when nobody scores; null while it is not paused. */
  paused_at: Generated<string | null>;
  /** Since when boards stand still. */
  frozen_at: Generated<string | null>;
  ended_at: Generated<string | null>;
  archived_at: Generated<string | null>;
  /** 1: each player has a code of their own besides the session's. */
  personal_codes: Generated<number>;
  /** Where its players report in their own company; null is as the installation says. */
  report_email: Generated<string | null>;
  report_phone: Generated<string | null>;
  report_button: Generated<string | null>;
  /**
   * JSON list of the missions whose debriefs were told to everybody, perhaps of none; null while nobody of it was told one that they had
   * not earned.
   */
  debriefs_told: Generated<string | null>;
  /** Number of the session's last event. */
  last_event: Generated<number>;
}

/** Who may log in to a session; everyone with the code where it has no entry. */
export interface AllowedPlayersTable {
  session: string;
  /** Lower case: an e-mail, or a domain with its at sign. */
  entry: string;
  team: string | null;
}

export interface ParticipantsTable {
  id: string;
  session: string;
  /** Lower case. One participant per session and e-mail. */
  email: string;
  created_at: string;
  team: string | null;
  /** Taken out of the session by a facilitator: no standing, no login. */
  removed_at: string | null;
  /** Whose points these are now: this e-mail logs in as that participant. */
  merged_into: string | null;
  /** On the boards that players see: given at joining, then chosen. Null only of who joined through a process of the version before. */
  name: string | null;
  /** The name as it is compared: nobody else in the session has one that differs in case only. */
  name_key: string | null;
  /** scrypt hash of the personal code; null where there is none yet. */
  personal_code: Generated<string | null>;
  /** JSON list of the missions whose debriefs they were told without having solved them; null where there is none. */
  debriefs_told: Generated<string | null>;
}

export interface FacilitatorsTable {
  id: string;
  username: string;
  role: Role;
  /** scrypt hash. */
  password: string;
  /** 1: ADMIN_USERNAME and ADMIN_PASSWORD give this account. */
  from_environment: number;
  created_at: string;
}

export interface TokensTable {
  /** SHA-256 of the token, which itself is stored nowhere. */
  hash: string;
  kind: 'player' | 'admin' | 'projector';
  /** Of a player's token: goes when the participant goes. */
  participant: string | null;
  /** Of a projector's token: goes when the session goes. */
  session: Generated<string | null>;
  /** Of an admin's token. */
  username: string | null;
  created_at: string;
  expires_at: string;
}

export interface ChallengeStatesTable {
  participant: string;
  challenge: string;
  hints_shown: number;
  failures: number;
  /** When it was first opened; null where nobody noted it. */
  opened_at: Generated<string | null>;
  /** Of the hints shown, those that a facilitator gave: they cost nothing. */
  hints_given: Generated<number>;
  solved_at: string | null;
  /** The award as it was won; null before the solve. */
  points: number | null;
  /** How often a facilitator opened it again. */
  round: Generated<number>;
  /** Idempotency key of the last attempt that changed something; no backup holds it. */
  last_attempt: string | null;
}

/** Append-only. */
export interface ScoreEventsTable {
  id: string;
  participant: string;
  challenge: string | null;
  kind: ScoreEventKind;
  points: number;
  reason: string;
  at: string;
  idempotency_key: string | null;
  /** Of the challenge's state: a solve counts once a round. */
  round: Generated<number>;
  /** The facilitator; null when the player earned or lost it. */
  actor: string | null;
}

/** Totals, kept in the transaction that writes the events. */
export interface StandingsTable {
  participant: string;
  session: string;
  points: number;
  reached_at: string;
}

export interface AuditLogTable {
  id: string;
  at: string;
  actor: string;
  action: string;
  subject: string | null;
  /** JSON. */
  detail: string | null;
}

/** What happened in a session, numbered from 1 without a gap, in the order in which it was committed. Append-only. */
export interface SessionEventsTable {
  session: string;
  number: number;
  at: string;
  kind: EventKind;
  /** Whom it is about, or whom a message is for; null for everybody. */
  participant: string | null;
  /** Somebody else who has to do with it: whose answer was sent, into whom one was merged. */
  other: string | null;
  challenge: string | null;
  /** JSON object: what else there is to say, by kind (`schemas/live.ts`). */
  detail: string;
}

/** The first answer to each question from memory. */
export interface RecallAnswersTable {
  participant: string;
  challenge: string;
  correct: number;
  at: string;
}

/** One for each who took part and asked for it. */
export interface AttestationsTable {
  code: string;
  participant: string;
  session: string;
  /** As it was printed. */
  name: string;
  /** JSON object: the missions that were counted when it was issued, with their minutes; null for one that was issued before this was kept. */
  missions: Generated<string | null>;
  issued_at: string;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export interface Tables {
  sessions: SessionsTable;
  allowed_players: AllowedPlayersTable;
  facilitators: FacilitatorsTable;
  participants: ParticipantsTable;
  tokens: TokensTable;
  challenge_states: ChallengeStatesTable;
  score_events: ScoreEventsTable;
  standings: StandingsTable;
  audit_log: AuditLogTable;
  session_events: SessionEventsTable;
  retrieval_answers: RecallAnswersTable;
  attestations: AttestationsTable;
  settings: SettingsTable;
}
