/** Restore through the API: refusals, with nothing written. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BackedUpRoom, backedUpRoom, upload } from '../../tests/support/backed-up-room.ts';
import { dump, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import type { Database } from '../database/database.ts';
import { VERSION } from '../version.ts';
import { openBackup } from './backup-file.ts';
import { schemaVersion } from './backup-versions.ts';
import { spooled } from './spool.ts';
import { stage } from './staging.ts';

type Row = Record<string, unknown>;
type Content = Record<string, Row[]>;

/** The backup with other tables and their checksum. */
function rewritten(text: string, change: (tables: Content) => void): string {
  const document: { tables: Content } = JSON.parse(text);
  change(document.tables);
  return withTables(text, JSON.stringify(document.tables));
}

function withTables(text: string, tables: string): string {
  const sha256 = createHash('sha256').update(tables).digest('hex');
  return `${text.slice(0, text.indexOf('"tables":') + 9)}${tables},"sha256":"${sha256}"}`;
}

/** Temporary files of restores; the folder is this suite's own. */
const leftovers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('vigie-spool-'));
const temporary = mkdtempSync(join(tmpdir(), 'vigie-restore-test-'));
vi.stubEnv('TMPDIR', temporary);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
});

describe.each(testDatabases)('refusing backups on $name', (kind) => {
  let source: TestApp;
  let text: string;
  let session: BackedUpRoom['session'];

  beforeAll(async () => {
    ({ source, text, session } = await backedUpRoom(kind));
  });
  afterAll(() => source.close());

  test('what is not a whole, known and consistent backup is refused, and nothing is written', async () => {
    const admin = await source.admin();
    const before = await dump(source.database);
    const at = text.indexOf('@brevelle.example');
    const flipped = Buffer.from(text);
    // One letter of an e-mail is changed: only the checksum detects it.
    const letter = flipped.indexOf('@brevelle.example') + 1;
    flipped[letter] = (flipped[letter] ?? 0) ^ 1;
    const later = text
      .replace(`"version":"${VERSION}"`, '"version":"7.1.0"')
      .replace(`"schemaVersion":${schemaVersion}`, `"schemaVersion":${schemaVersion + 1}`);
    const cases: readonly (readonly [string, string | Buffer, string])[] = [
      ['nothing', '', 'backup-foreign'],
      ['foreign JSON', '{"name":"vigie","version":"0.1.0"}', 'backup-foreign'],
      ['formatted anew', JSON.stringify(JSON.parse(text), null, 2), 'backup-foreign'],
      ['of a later release', later, 'backup-newer'],
      ['of a later release, with a beginning of its own', later.replace('"createdAt"', '"madeAt"'), 'backup-newer'],
      ['of a development version', text.replace(`"version":"${VERSION}",`, ''), 'backup-development'],
      ['made on a day that never was', text.replace(/"createdAt":"\d{4}-\d\d-\d\d/, '"createdAt":"2026-02-30'), 'backup-foreign'],
      ['cut off', text.slice(0, -40), 'backup-damaged'],
      ['cut in the middle', text.slice(0, at), 'backup-damaged'],
      ['one bit', flipped, 'backup-damaged'],
      ['more behind it', `${text}{}`, 'backup-damaged'],
      ['invalid UTF-8', Buffer.from(text.replace('Équipe', '\u00ff'), 'latin1'), 'backup-damaged'],
    ];
    for (const [what, document, code] of cases)
      expect(await upload(admin, document, `?session=${session.id}`), what).toMatchObject({ status: 422, body: { code } });
    expect((await upload(admin, later)).body['message']).toContain(`made by Vigie 7.1.0, and this is Vigie ${VERSION}`);
    expect(await dump(source.database)).toBe(before);
    expect(leftovers()).toEqual([]);
  });

  const person = (tables: Content) => tables['participants']?.[0] ?? {};
  const hostile: Readonly<Record<string, readonly [(tables: Content) => void, string]>> = {
    'a wrong type': [(tables) => Object.assign(person(tables), { email: 7 }), 'tables.participants[0].email'],
    'a column too many': [(tables) => Object.assign(person(tables), { role: 'administrator' }), 'tables.participants[0].role'],
    'a column missing': [(tables) => delete person(tables)['team'], 'tables.participants[0].team'],
    'something nested': [(tables) => Object.assign(person(tables), { team: ['x'] }), 'tables.participants holds more'],
    'a NUL': [(tables) => Object.assign(person(tables), { team: 'a\u0000' }), 'tables.participants[0].team'],
    'a set-up that no session can have': [
      (tables) => Object.assign(tables['sessions']?.[0] ?? {}, { challenges: '["word","word"]' }),
      'tables.sessions[0].challenges',
    ],
    'a duration of years': [
      (tables) => Object.assign(tables['sessions']?.[0] ?? {}, { duration_minutes: 600_000 }),
      'tables.sessions[0].duration_minutes',
    ],
    'a NUL within a list': [
      (tables) => Object.assign(tables['sessions']?.[0] ?? {}, { teams: '["a\\u0000"]' }),
      'tables.sessions[0].teams',
    ],
    'a count that has no room to go on': [
      (tables) => Object.assign(tables['challenge_states']?.[0] ?? {}, { failures: 2 ** 31 - 1 }),
      'tables.challenge_states[0].failures',
    ],
    'a time that is none': [
      (tables) => Object.assign(person(tables), { created_at: 'now' }),
      'tables.participants[0].created_at',
    ],
    'a day that never was': [
      (tables) => Object.assign(person(tables), { created_at: '2026-02-30T09:00:00.000Z' }),
      'tables.participants[0].created_at',
    ],
    'an unknown session': [
      (tables) => Object.assign(person(tables), { session: '0'.repeat(28) }),
      'tables.participants[0] belongs',
    ],
    'points from nowhere': [
      (tables) => Object.assign(tables['standings']?.[0] ?? {}, { points: 99_900 }),
      'sum of the score events',
    ],
    'the same solve twice': [
      (tables) => {
        const solve = tables['score_events']?.find(({ kind: of }) => of === 'solve');
        tables['score_events']?.push({ ...solve, id: 'f'.repeat(28) });
      },
      'repeats another row',
    ],
    'rows out of order': [(tables) => tables['participants']?.reverse(), 'tables.participants[1] is out of order'],
    'a merge into nobody': [(tables) => Object.assign(person(tables), { merged_into: '0'.repeat(28) }), 'is merged into'],
    'another setting': [
      (tables) => Object.assign(tables['settings']?.[0] ?? {}, { key: 'another' }),
      'tables.settings[0].key must be variant-key',
    ],
    'an unknown table': [(tables) => Object.assign(tables, { tokens: [] }), 'tables.tokens is not expected'],
    'a table missing': [(tables) => delete tables['audit_log'], 'tables.audit_log is missing'],
  };
  describe('a hostile backup with a right checksum is refused:', () => {
    let target: TestApp;
    beforeAll(async () => {
      target = await openTestApp(kind);
    });
    afterAll(() => target.close());

    test.each(Object.entries(hostile))('%s', async (_what, [change, place]) => {
      const admin = await target.admin();
      const before = await dump(target.database);
      const { status, body } = await upload(admin, rewritten(text, change));
      expect({ status, code: body['code'] }).toEqual({ status: 422, code: 'backup-damaged' });
      expect(body['message']).toContain(place);
      expect(await dump(target.database)).toBe(before);
    });
  });

  test('what is kept while restoring has no name: nothing would stay of a process that is killed', async () => {
    const names = await spooled(Readable.from([Buffer.from(text)]), async (file) => {
      const staged = await stage(await openBackup(file));
      const found = leftovers();
      await staged.close();
      return found;
    });
    expect(names).toEqual([]);
  });

  test('a temporary folder that takes no file is told with its name', async () => {
    const admin = await source.admin();
    const gone = join(temporary, 'gone');
    vi.stubEnv('TMPDIR', gone);
    const answers = [await admin('GET', '/admin/backup'), await upload(admin, text)];
    vi.stubEnv('TMPDIR', temporary);
    const told = { status: 500, body: { code: 'no-temporary-folder', message: expect.stringContaining(gone) } };
    expect(answers).toMatchObject([told, told]);
  });

  test('a full disk is told, and leaves everything as it was', async () => {
    const target = await openTestApp(kind);
    try {
      const admin = await target.admin();
      const before = await dump(target.database);
      const full = await refuseMore(target.database);
      // More rows than fit into the free space of the existing pages.
      const long = rewritten(text, (tables) => {
        const entry = (index: number) => `${String(index).padStart(4, '0')}${'x'.repeat(200)}@brevelle.example`;
        tables['allowed_players'] = Array.from({ length: 200 }, (_, index) => ({
          session: session.id,
          entry: entry(index),
          team: null,
          name: null,
        }));
      });
      expect(await upload(admin, long)).toMatchObject({ status: 507, body: { code: 'disk-full' } });
      await full.end();
      expect(await dump(target.database)).toBe(before);
      expect((await upload(admin, text)).status).toBe(200);
    } finally {
      await target.close();
    }
  });

  test('text that only looks like rows is refused', async () => {
    const admin = await source.admin();
    const before = await dump(source.database);
    const tables = text.slice(text.indexOf('"tables":') + 9, text.lastIndexOf(',"sha256"'));
    const texts = [
      tables.replace('"participants":[{', '"participants":[{"__proto__":{"role":"administrator"},'),
      tables.replace('"participants":[{', '"participants":[{"__proto__":"x",'),
      tables.replace('"participants":[', '"participants":[[],'),
      tables.replace('"participants":[', '"participants":[null,'),
      tables.replace('"participants":[', `"participants":[{"email":"${'x'.repeat(20_000_000)}"},`),
      tables.replace('"sessions":[', '"sessions":{},"sessions":['),
      tables.replace('"settings":[', '"settings":"x","settings":['),
      `${tables}}`,
      `${tables.slice(0, -1)},"audit_log":[]}`,
      `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    ];
    for (const [index, changed] of texts.entries()) {
      expect(changed).not.toBe(tables);
      const answer = await upload(admin, withTables(text, changed), `?session=${session.id}`);
      expect(answer, `text ${index}`).toMatchObject({ status: 422, body: { code: 'backup-damaged' } });
    }
    expect(await dump(source.database)).toBe(before);
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  });

  test('only an administrator may restore, and only a file', async () => {
    const { call } = await source.player(session.code, 'late@brevelle.example');
    expect((await upload(source.guest, text)).status).toBe(401);
    expect((await upload(call, text)).status).toBe(401);
    const admin = await source.admin();
    expect((await admin('POST', '/admin/restore', {})).status).toBe(415);
    expect((await upload(admin, text, '?dryRun=maybe')).status).toBe(400);
  });
});

/** A database whose disk is full once many rows are written. */
async function refuseMore({ kind, query }: Database): Promise<{ end(): Promise<void> }> {
  if (kind === 'sqlite') {
    await sql`pragma max_page_count = 1`.execute(query);
    return { end: async () => void (await sql`pragma max_page_count = 1000000`.execute(query)) };
  }
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(query);
  await sql`create trigger full_disk before insert on standings execute function full_disk()`.execute(query);
  return { end: async () => void (await sql`drop trigger full_disk on standings`.execute(query)) };
}
