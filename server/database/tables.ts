/**
 * What is stored (design, section 5). The same on both databases: identifiers are texts made by us, truth values are 0 and 1,
 * times are ISO 8601 texts in UTC, points are integers in hundredths.
 */

export interface SessionsTable {
  id: string;
  /** Eight characters, without the dash that people see. */
  code: string;
  name: string | null;
  active: number;
  created_at: string;
  closed_at: string | null;
}

export interface ParticipantsTable {
  id: string;
  session: string;
  /** Lower case. One participant per session and e-mail. */
  email: string;
  created_at: string;
}

export interface TokensTable {
  /** SHA-256 of the token, which itself is stored nowhere. */
  hash: string;
  kind: 'player' | 'admin';
  /** Of a player's token: goes when the participant goes. */
  participant: string | null;
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
  solved_at: string | null;
  /** The award as it was won; null before the solve. */
  points: number | null;
}

/** Append-only. */
export interface ScoreEventsTable {
  id: string;
  participant: string;
  challenge: string | null;
  kind: 'solve' | 'penalty';
  points: number;
  reason: string;
  at: string;
  idempotency_key: string | null;
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

export interface SettingsTable {
  key: string;
  value: string;
}

export interface Tables {
  sessions: SessionsTable;
  participants: ParticipantsTable;
  tokens: TokensTable;
  challenge_states: ChallengeStatesTable;
  score_events: ScoreEventsTable;
  standings: StandingsTable;
  audit_log: AuditLogTable;
  settings: SettingsTable;
}
