/** Contents of a backup: tables in a fixed order, rows sorted by key, columns in the order of `columns.ts`. */
import { type RawBuilder, sql } from 'kysely';
import { type TObject, type TSchema, Type } from 'typebox';
import { DATA_ACTIONS } from '#schemas/console-constants.ts';
import { COLUMNS } from '../database/columns.ts';
import { VARIANT_KEY } from '../database/settings.ts';
import type { Tables } from '../database/tables.ts';

/** Tables of accounts and sign-ins: no backup holds them, as they belong to one installation. */
type SignInTable =
  | 'tokens'
  | 'facilitators'
  | 'passkeys'
  | 'passkey_challenges'
  | 'recovery_codes'
  | 'api_tokens'
  | 'identities'
  | 'openid_transactions';

/** Tables of mails: no backup holds them, as a restored copy would write to people again. */
type MailTable = 'mailings' | 'mails' | 'mail_queue';

export interface BackupTable {
  readonly name: Exclude<
    keyof Tables,
    | SignInTable
    | MailTable
    | 'refused_logins'
    | 'waiting_people'
    | 'personal_seats'
    | 'remotes'
    | 'deletion_requests'
    | 'erased_people'
    | 'audit_chain'
  >;
  readonly row: TObject;
  /** Sort key of the rows: texts compare as bytes, numbers as numbers. */
  readonly key: readonly string[];
  /** Condition on the rows of a backup; all by default. */
  readonly where?: RawBuilder<unknown>;
  /** Condition on the rows of one session; absent for tables whose rows belong to no session. */
  readonly ofSession?: (session: string) => RawBuilder<unknown>;
}

const ofSession = (session: string) => sql`session = ${session}`;
const ofParticipants = (session: string) => sql`participant in (select id from participants where session = ${session})`;
/** Schema of a row with exactly these columns, in this order. */
const row = (columns: Readonly<Record<string, TSchema>>) => Type.Object({ ...columns }, { additionalProperties: false });
// The idempotency key of the last attempt is left out, as it matters for minutes only.
const { last_attempt: _attempt, ...challengeState } = COLUMNS.challenge_states;
// No hash of a secret leaves the installation: at the first login after a restore, a participant gets a new personal code.
const { personal_code: _code, ...participant } = COLUMNS.participants;
// A restored campaign invites nobody to returns until a facilitator sets them again: it may have invited people since the backup was made.
const { running: _running, ...campaignReturn } = COLUMNS.campaign_returns;

// An entry's number in the chain belongs to the installation.
const { position: _position, ...auditEntry } = COLUMNS.audit_log;

/** In foreign key order: parents before their children. */
export const backupTables: readonly BackupTable[] = [
  {
    name: 'settings',
    key: ['key'],
    row: row({ key: Type.Enum([VARIANT_KEY]), value: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
    where: sql`key = ${VARIANT_KEY}`,
  },
  { name: 'sessions', key: ['id'], row: row(COLUMNS.sessions), ofSession: (session) => sql`id = ${session}` },
  { name: 'campaigns', key: ['id'], row: row(COLUMNS.campaigns) },
  // Not part of a restored copy of a session: the campaign counts the original.
  { name: 'campaign_sessions', key: ['session'], row: row(COLUMNS.campaign_sessions) },
  { name: 'campaign_returns', key: ['campaign', 'kind'], row: row(campaignReturn) },
  // Not part of a restored copy of a session: the campaign counts the original.
  {
    name: 'campaign_attendances',
    key: ['campaign', 'email', 'merged_into'],
    row: row(COLUMNS.campaign_attendances),
  },
  { name: 'campaign_invitations', key: ['campaign', 'email'], row: row(COLUMNS.campaign_invitations) },
  { name: 'allowed_players', key: ['session', 'entry'], row: row(COLUMNS.allowed_players), ofSession },
  { name: 'participants', key: ['id'], row: row(participant), ofSession },
  { name: 'challenge_states', key: ['participant', 'challenge'], row: row(challengeState), ofSession: ofParticipants },
  { name: 'score_events', key: ['id'], row: row(COLUMNS.score_events), ofSession: ofParticipants },
  // Standings are stored and not recomputed: the time at which a total was reached breaks ties, and does not follow from the events, as all
  // events of one batch have the same time.
  { name: 'standings', key: ['participant'], row: row(COLUMNS.standings), ofSession },
  { name: 'session_events', key: ['session', 'number'], row: row(COLUMNS.session_events), ofSession },
  {
    name: 'retrieval_answers',
    key: ['participant', 'challenge'],
    row: row(COLUMNS.retrieval_answers),
    ofSession: ofParticipants,
  },
  {
    name: 'judgements',
    key: ['participant', 'challenge', 'item'],
    row: row(COLUMNS.judgements),
    ofSession: ofParticipants,
  },
  { name: 'finale_rounds', key: ['session', 'number'], row: row(COLUMNS.finale_rounds), ofSession },
  { name: 'finale_votes', key: ['participant', 'number'], row: row(COLUMNS.finale_votes), ofSession: ofParticipants },
  { name: 'debrief_answers', key: ['participant', 'challenge'], row: row(COLUMNS.debrief_answers), ofSession: ofParticipants },
  { name: 'session_reports', key: ['session'], row: row(COLUMNS.session_reports), ofSession },
  // Not part of a restored copy of a session: conclusions belong to a choice of sessions, by their identifiers.
  { name: 'report_conclusions', key: ['choice'], row: row(COLUMNS.report_conclusions) },
  // Not part of a restored copy of a session: the attestation is for the original, and codes are unique.
  { name: 'attestations', key: ['code'], row: row(COLUMNS.attestations) },
  // Not part of a restored copy of a session: the personal link opens the original. The hash of its token gives nothing
  // away: the token has 256 random bits.
  { name: 'appointments', key: ['id'], row: row(COLUMNS.appointments) },
  // Not part of a restored copy of a session: the campaign's invitation is to the original.
  { name: 'return_invitations', key: ['participant', 'kind'], row: row(COLUMNS.return_invitations) },
  { name: 'return_answers', key: ['appointment', 'challenge'], row: row(COLUMNS.return_answers) },
  { name: 'return_judgements', key: ['appointment', 'challenge', 'item'], row: row(COLUMNS.return_judgements) },
  { name: 'return_solves', key: ['appointment', 'challenge'], row: row(COLUMNS.return_solves) },
  // Not part of a restored copy of a session: a campaign counts the original.
  { name: 'return_tallies', key: ['id'], row: row(COLUMNS.return_tallies) },
  // Proofs belong to no session any more.
  { name: 'attestation_proofs', key: ['code_hash'], row: row(COLUMNS.attestation_proofs) },
  // The directory belongs to no session.
  { name: 'people', key: ['id'], row: row(COLUMNS.people) },
  { name: 'people_directory', key: ['id'], row: row(COLUMNS.people_directory) },
  {
    name: 'audit_log',
    key: ['id'],
    row: row({ ...auditEntry, action: Type.Enum([...DATA_ACTIONS]) }),
    where: sql`action in (${sql.join([...DATA_ACTIONS])})`,
  },
];

export function columnsOf({ row }: BackupTable): readonly string[] {
  return Object.keys(row.properties);
}
