/** What a backup holds: each table in a fixed order, its rows in the order of their key, its columns in the order given here. */
import { type RawBuilder, sql } from 'kysely';
import { type TObject, Type } from 'typebox';
import { DATA_ACTIONS, HINT_POLICIES, SCORE_EVENT_KINDS, SESSION_NAME } from '#schemas/console-words.ts';
import type { Tables } from '../database/tables.ts';
import {
  ChallengeList,
  Code,
  Count,
  columns,
  Duration,
  Email,
  Flag,
  Identifier,
  ObjectText,
  orNull,
  Points,
  Team,
  TeamList,
  Time,
  text,
} from './row-types.ts';

/** Name of the setting from which every participant's variants follow; the only one that travels. */
export const VARIANT_KEY = 'variant-key';

export interface BackupTable {
  readonly name: Exclude<keyof Tables, 'tokens' | 'facilitators'>;
  readonly row: TObject;
  /** Columns by which rows ascend, as bytes; none where the order was never promised. */
  readonly key: readonly string[];
  /** Which rows travel; all without it. */
  readonly where?: RawBuilder<unknown>;
  /** Which rows belong to a session; none without it. */
  readonly ofSession?: (session: string) => RawBuilder<unknown>;
}

const ofSession = (session: string) => sql`session = ${session}`;
const ofParticipants = (session: string) => sql`participant in (select id from participants where session = ${session})`;

const settings: BackupTable = {
  name: 'settings',
  key: ['key'],
  row: columns({ key: Type.Enum([VARIANT_KEY]), value: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
  where: sql`key = ${VARIANT_KEY}`,
};

const sessions: BackupTable = {
  name: 'sessions',
  key: ['id'],
  row: columns({
    id: Identifier,
    code: Code,
    name: orNull(text(SESSION_NAME.maxLength)),
    active: Flag,
    created_at: Time,
    closed_at: orNull(Time),
    challenges: orNull(ChallengeList),
    duration_minutes: Duration,
    opens_at: orNull(Time),
    closes_at: orNull(Time),
    hint_policy: Type.Enum([...HINT_POLICIES]),
    teams: TeamList,
  }),
  ofSession: (session) => sql`id = ${session}`,
};

const allowedPlayers: BackupTable = {
  name: 'allowed_players',
  key: ['session', 'entry'],
  row: columns({ session: Identifier, entry: text(320), team: orNull(Team) }),
  ofSession,
};

const participants: BackupTable = {
  name: 'participants',
  key: ['id'],
  row: columns({
    id: Identifier,
    session: Identifier,
    email: Email,
    created_at: Time,
    team: orNull(Team),
    removed_at: orNull(Time),
    merged_into: orNull(Identifier),
  }),
  ofSession,
};

const challengeStates: BackupTable = {
  name: 'challenge_states',
  key: ['participant', 'challenge'],
  row: columns({
    participant: Identifier,
    challenge: text(100),
    hints_shown: Count,
    failures: Count,
    solved_at: orNull(Time),
    points: orNull(Points),
    round: Count,
  }),
  ofSession: ofParticipants,
};

const scoreEvents: BackupTable = {
  name: 'score_events',
  key: ['id'],
  row: columns({
    id: Identifier,
    participant: Identifier,
    challenge: orNull(text(100)),
    kind: Type.Enum([...SCORE_EVENT_KINDS]),
    points: Points,
    reason: text(500),
    at: Time,
    idempotency_key: orNull(text(300)),
    round: Count,
    actor: orNull(text(200)),
  }),
  ofSession: ofParticipants,
};

// The moment at which a total was reached breaks ties, and the ledger alone does not tell it: events that were written together
// count as reached at the time of one of them.
const standings: BackupTable = {
  name: 'standings',
  key: ['participant'],
  row: columns({ participant: Identifier, session: Identifier, points: Points, reached_at: Time }),
  ofSession,
};

const auditLog: BackupTable = {
  name: 'audit_log',
  key: ['id'],
  row: columns({
    id: Identifier,
    at: Time,
    actor: text(200),
    action: Type.Enum([...DATA_ACTIONS]),
    subject: orNull(text(200)),
    detail: orNull(ObjectText),
  }),
  where: sql`action in (${sql.join([...DATA_ACTIONS])})`,
};

/** Parents before their children. */
export const backupTables: readonly BackupTable[] = [
  settings,
  sessions,
  allowedPlayers,
  participants,
  challengeStates,
  scoreEvents,
  standings,
  auditLog,
];

export function columnsOf({ row }: BackupTable): readonly string[] {
  return Object.keys(row.properties);
}
