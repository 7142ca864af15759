/** Versions of the backup format since release 1.0.0, each with the upgrade step to the next, so that old backups stay readable. */
import { type TSchema, Type } from 'typebox';
import { namelessAudit } from '../database/migrations/organisation.ts';
import { type BackupTable, backupTables } from './backup-tables.ts';
import type { StoredRow } from './table-rows.ts';

export interface BackupVersion {
  /** Tables in the order of the file. */
  readonly tables: readonly BackupTable[];
  /** Converts a row to the next version; null drops it. */
  upgrade(table: BackupTable['name'], row: StoredRow): StoredRow | null;
  /** SQL statements, run after all rows, that create the data that the next version adds. */
  readonly completion: readonly string[];
}

/** Changes of a release to the format of backups: new tables, and new columns of older tables with the value that old rows receive. */
interface Added {
  readonly tables: readonly BackupTable['name'][];
  readonly columns: Readonly<Partial<Record<BackupTable['name'], Readonly<Record<string, StoredRow[string]>>>>>;
}

const SINCE_1_1: Added = {
  tables: [
    'campaigns',
    'campaign_sessions',
    'campaign_returns',
    'campaign_attendances',
    'campaign_invitations',
    'judgements',
    'finale_rounds',
    'finale_votes',
    'debrief_answers',
    'session_reports',
    'report_conclusions',
    'appointments',
    'return_invitations',
    'return_answers',
    'return_judgements',
    'return_solves',
    'return_tallies',
    'attestation_proofs',
    'people',
    'people_directory',
  ],
  columns: {
    // Players of an old session see the fleet from then on.
    sessions: { fleet: 1, door: 'open', player_login: 'email', workshop: null, debrief: null, created_by: null, owner: null },
    allowed_players: { name: null },
    participants: { hidden_name: null, hidden_at: null },
  },
};

/**
 * Former versions, from number 1. A release whose migrations change the contents of a backup appends the version of the previous release.
 */
export const formerVersions: readonly BackupVersion[] = [
  {
    tables: without(SINCE_1_1),
    upgrade: (table, row) => ({ ...row, ...SINCE_1_1.columns[table] }),
    // The same statements as the migration's, so that a restored backup reads the same as the migrated database that it was made of.
    completion: [
      `update sessions set created_by =
        (select min(actor) from audit_log where action = 'session-created' and subject = sessions.id)`,
      'update sessions set owner = created_by',
      // A backup is completed in a SQLite file, whatever the installation's database.
      ...namelessAudit('sqlite'),
    ],
  },
];

/** Number of the present version of the backup format. */
export const schemaVersion = formerVersions.length + 1;

/** The present tables without the additions of a release. */
function without({ tables, columns }: Added): readonly BackupTable[] {
  return backupTables
    .filter(({ name }) => !tables.includes(name))
    .map((table) => {
      const added = columns[table.name];
      if (!added) return table;
      const before: Record<string, TSchema> = {};
      for (const [column, type] of Object.entries<TSchema>(table.row.properties)) if (!(column in added)) before[column] = type;
      return { ...table, row: Type.Object(before, { additionalProperties: false }) };
    });
}
