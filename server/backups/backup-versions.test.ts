/** Upgrade of a backup of a former version, here a version that the test adds before the present one. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackup } from './backup-file.ts';
import { backupTables } from './backup-tables.ts';
import type { BackupVersion } from './backup-versions.ts';
import { type Staged, stage } from './staging.ts';

type Tables = Record<string, Record<string, unknown>[]>;

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'vigie-versions-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

const RELEASED: { tables: Tables } = JSON.parse(
  readFileSync(new URL('../../tests/fixtures/releases/1.0.0/backup.json', import.meta.url), 'utf8'),
);

/** The same rows in the form of the present version. */
const PRESENT: { tables: Tables } = {
  tables: Object.fromEntries(
    backupTables.map(({ name }) => [
      name,
      (RELEASED.tables[name] ?? []).map((row) => {
        if (name === 'sessions')
          return {
            ...row,
            fleet: 1,
            door: 'open',
            player_login: 'email',
            workshop: null,
            debrief: null,
            created_by: null,
            owner: null,
          };
        if (name === 'participants') return { ...row, hidden_name: null, hidden_at: null };
        return name === 'allowed_players' ? { ...row, name: null } : row;
      }),
    ]),
  ),
};

/** A fictitious former version: teams had numbers, standings were computed from events, and there was a further audit action. */
const former: BackupVersion = {
  tables: backupTables
    .filter(({ name }) => name !== 'standings')
    .map((table) => {
      if (table.name === 'participants')
        return { ...table, row: Type.Object({ ...table.row.properties, team: Type.Integer() }, { additionalProperties: false }) };
      if (table.name === 'audit_log')
        return {
          ...table,
          row: Type.Object({ ...table.row.properties, action: Type.String() }, { additionalProperties: false }),
        };
      return table;
    }),
  upgrade(table, row) {
    if (table === 'participants') return { ...row, team: `team ${row['team']}` };
    return row['action'] === 'coffee-made' ? null : row;
  },
  completion: [
    `insert into standings (participant, session, points, reached_at)
     select id, session, coalesce((select sum(points) from score_events where participant = participants.id), 0), created_at
     from participants where removed_at is null and merged_into is null`,
  ],
};

/** A backup as an installation of the former version wrote it. */
const formerTables: Tables = {
  ...PRESENT.tables,
  participants: (PRESENT.tables['participants'] ?? []).map((row, index) => ({ ...row, team: index })),
  audit_log: (PRESENT.tables['audit_log'] ?? []).map((row, index) => ({
    ...row,
    action: index === 0 ? 'coffee-made' : row['action'],
  })),
};
delete formerTables['standings'];

async function staged<T>(schemaVersion: number, tables: Tables, work: (staged: Staged) => Promise<T>): Promise<T> {
  const text = JSON.stringify(tables);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const path = join(directory, 'backup.json');
  const head = { format: 'vigie-backup', version: '1.1.0', schemaVersion, createdAt: '2026-10-05T10:00:00.000Z' };
  writeFileSync(path, `${JSON.stringify(head).slice(0, -1)},"tables":${text},"sha256":"${sha256}"}`);
  const file = await open(path);
  try {
    const result = await stage(await openBackup(file, [former]));
    return await work(result).finally(() => result.close());
  } finally {
    await file.close();
  }
}

test('rows of a former version are upgraded, dropped and completed', () =>
  staged(1, formerTables, async ({ query }) => {
    const teams = await query.selectFrom('participants').select('team').orderBy('id').execute();
    expect(teams.map(({ team }) => team)).toEqual(PRESENT.tables['participants']?.map((_row, index) => `team ${index}`));
    const points = await query.selectFrom('standings').select(['participant', 'points']).orderBy('participant').execute();
    expect(points).toEqual(
      PRESENT.tables['standings']?.map((row) => ({ participant: row['participant'], points: row['points'] })),
    );
    const actions = await query.selectFrom('audit_log').select('action').execute();
    expect(actions).toHaveLength((PRESENT.tables['audit_log']?.length ?? 0) - 1);
    expect(actions).not.toContainEqual({ action: 'coffee-made' });
  }));

test('rows of the present version are taken as they are', () =>
  staged(2, PRESENT.tables, async ({ query }) => {
    const teams = await query.selectFrom('participants').select('team').orderBy('id').execute();
    expect(teams).toEqual(PRESENT.tables['participants']?.map((row) => ({ team: row['team'] })));
  }));

test('each version is held to its own shape, and one to come is refused', async () => {
  const nothing = async () => undefined;
  await expect(staged(1, PRESENT.tables, nothing)).rejects.toMatchObject({ code: 'backup-damaged' });
  await expect(staged(2, formerTables, nothing)).rejects.toMatchObject({ code: 'backup-damaged' });
  await expect(staged(3, PRESENT.tables, nothing)).rejects.toMatchObject({ code: 'backup-newer' });
});
