/** Every shape that a backup has had, each with the step to the next one: a backup stays readable for ever. */
import { type TSchema, Type } from 'typebox';
import { COLUMNS } from '../database/columns.ts';
import { NAMES_BY_NUMBER } from '../database/migrations.ts';
import { type BackupTable, backupTables } from './backup-tables.ts';
import type { StoredRow } from './table-rows.ts';

export interface BackupVersion {
  /** In the order of the file. */
  readonly tables: readonly BackupTable[];
  /** A row in the shape of the next version; null drops it. */
  upgrade(table: BackupTable['name'], row: StoredRow): StoredRow | null;
  /** Statements that make what the next version has and this one has not, once all rows are there. */
  readonly completion: readonly string[];
}

/** The tables of a version with other rows, or without some tables. */
function tablesWith(tables: readonly BackupTable[], rows: Readonly<Record<string, Readonly<Record<string, TSchema>>>>) {
  return tables.map((table) => {
    const row = rows[table.name];
    return row ? { ...table, row: Type.Object(row, { additionalProperties: false }) } : table;
  });
}

const { debriefs_told: _sessionTold, ...sessions5 } = COLUMNS.sessions;
const { debriefs_told: _personTold, personal_code, ...participants5 } = COLUMNS.participants;

/** Nobody kept what was told of missions that were not solved. */
const version5: BackupVersion = {
  tables: tablesWith(backupTables, { sessions: sessions5, participants: participants5 }),
  upgrade: (table, row) => (table === 'sessions' || table === 'participants' ? { ...row, debriefs_told: null } : row),
  completion: [],
};

const { missions, ...attestations4 } = COLUMNS.attestations;

/** An attestation's missions were those that the installation had when it was read. */
const version4: BackupVersion = {
  tables: tablesWith(version5.tables, { attestations: attestations4 }),
  upgrade: (table, row) => (table === 'attestations' ? { ...row, missions: null } : row),
  completion: [],
};

const { report_email, report_phone, report_button, ...sessions3 } = sessions5;

/** No session said where its players report. */
const version3: BackupVersion = {
  tables: tablesWith(version4.tables, { sessions: sessions3 }),
  upgrade: (table, row) => (table === 'sessions' ? { ...row, report_email: null, report_phone: null, report_button: null } : row),
  completion: [],
};

const { start_by, started_at, paused_at, frozen_at, ended_at, archived_at, personal_codes, last_event, ...sessions2 } = sessions3;
const { opened_at, hints_given, last_attempt, ...states2 } = COLUMNS.challenge_states;
const SINCE_3 = new Set<string>(['session_events', 'retrieval_answers', 'attestations']);

/** Sessions had no states beyond open and closed, and nothing of what happened in them was kept but the points. */
const version2: BackupVersion = {
  tables: tablesWith(
    version3.tables.filter(({ name }) => !SINCE_3.has(name)),
    { sessions: sessions2, participants: participants5, challenge_states: states2 },
  ),
  upgrade(table, row) {
    if (table === 'challenge_states') return { ...row, opened_at: null, hints_given: 0 };
    if (table !== 'sessions') return row;
    const began = row['active'] === 1 || row['closed_at'] !== null;
    const times = { started_at: began ? (row['created_at'] ?? null) : null, paused_at: null, frozen_at: null };
    return { ...row, start_by: 'opening', ...times, ended_at: null, archived_at: null, personal_codes: 0, last_event: 0 };
  },
  completion: [],
};

const { board, ...sessions1 } = sessions2;
const { name, name_key, ...participants1 } = participants5;

/** Players had no names, and sessions no boards for them. */
const version1: BackupVersion = {
  tables: tablesWith(version2.tables, { sessions: sessions1, participants: participants1 }),
  upgrade(table, row) {
    if (table === 'sessions') return { ...row, board: 'full' };
    return table === 'participants' ? { ...row, name: null, name_key: null } : row;
  },
  completion: [NAMES_BY_NUMBER],
};

/**
 * The shapes before the present one, from version 1. A migration that changes what travels gives the present shape a place at the end,
 * and a backup of it to `tests/fixtures/backups/`.
 */
export const formerVersions: readonly BackupVersion[] = [version1, version2, version3, version4, version5];

/** Version of what a backup holds. */
export const schemaVersion = formerVersions.length + 1;
