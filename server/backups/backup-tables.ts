/** What a backup holds: each table in a fixed order, its rows in the order of their key, its columns in the order of `columns.ts`. */
import { type RawBuilder, sql } from 'kysely';
import { type TObject, type TSchema, Type } from 'typebox';
import { DATA_ACTIONS } from '#schemas/console-constants.ts';
import { COLUMNS } from '../database/columns.ts';
import { VARIANT_KEY } from '../database/settings.ts';
import type { Tables } from '../database/tables.ts';

export interface BackupTable {
  readonly name: Exclude<keyof Tables, 'tokens' | 'facilitators'>;
  readonly row: TObject;
  /** Columns by which rows ascend: texts as bytes, numbers as numbers. */
  readonly key: readonly string[];
  /** Which rows travel; all without it. */
  readonly where?: RawBuilder<unknown>;
  /** Which rows belong to a session; none without it. */
  readonly ofSession?: (session: string) => RawBuilder<unknown>;
}

const ofSession = (session: string) => sql`session = ${session}`;
const ofParticipants = (session: string) => sql`participant in (select id from participants where session = ${session})`;
/** Exactly these columns, in this order. */
const row = (columns: Readonly<Record<string, TSchema>>) => Type.Object({ ...columns }, { additionalProperties: false });
// What tells an attempt that is sent again matters for minutes.
const { last_attempt: _attempt, ...challengeState } = COLUMNS.challenge_states;
// No hash of anything secret leaves the installation: whoever logs in first after a restore is given a new code.
const { personal_code: _code, ...participant } = COLUMNS.participants;

/** Parents before their children. */
export const backupTables: readonly BackupTable[] = [
  {
    name: 'settings',
    key: ['key'],
    row: row({ key: Type.Enum([VARIANT_KEY]), value: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
    where: sql`key = ${VARIANT_KEY}`,
  },
  { name: 'sessions', key: ['id'], row: row(COLUMNS.sessions), ofSession: (session) => sql`id = ${session}` },
  { name: 'allowed_players', key: ['session', 'entry'], row: row(COLUMNS.allowed_players), ofSession },
  { name: 'participants', key: ['id'], row: row(participant), ofSession },
  { name: 'challenge_states', key: ['participant', 'challenge'], row: row(challengeState), ofSession: ofParticipants },
  { name: 'score_events', key: ['id'], row: row(COLUMNS.score_events), ofSession: ofParticipants },
  // The moment at which a total was reached breaks ties, and the ledger alone does not tell it: events that were written together
  // count as reached at the time of one of them.
  { name: 'standings', key: ['participant'], row: row(COLUMNS.standings), ofSession },
  { name: 'session_events', key: ['session', 'number'], row: row(COLUMNS.session_events), ofSession },
  {
    name: 'retrieval_answers',
    key: ['participant', 'challenge'],
    row: row(COLUMNS.retrieval_answers),
    ofSession: ofParticipants,
  },
  // A copy of a session has none: what was attested is the original, and its codes are unique.
  { name: 'attestations', key: ['code'], row: row(COLUMNS.attestations) },
  {
    name: 'audit_log',
    key: ['id'],
    row: row({ ...COLUMNS.audit_log, action: Type.Enum([...DATA_ACTIONS]) }),
    where: sql`action in (${sql.join([...DATA_ACTIONS])})`,
  },
];

export function columnsOf({ row }: BackupTable): readonly string[] {
  return Object.keys(row.properties);
}
