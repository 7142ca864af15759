/** Reading backups back through the API: what comes back, and what is refused with nothing written. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Caller, dump, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import type { Database } from '../database/database.ts';
import { backup } from './backup.ts';
import { openBackup } from './backup-file.ts';
import { schemaVersion } from './backup-versions.ts';
import { spooled } from './spool.ts';
import { stage } from './staging.ts';

const FIXTURES = fileURLToPath(new URL('../../tests/fixtures/backups', import.meta.url));
/** In the order of the versions. */
const VERSIONS = readdirSync(FIXTURES).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
const undated = (document: string) => document.replace(/"createdAt":"[^"]*"/, '');

type Row = Record<string, unknown>;
type Content = Record<string, Row[]>;

function upload(call: Caller, text: string | Buffer, query = '', headers: Readonly<Record<string, string>> = {}) {
  return call('POST', `/admin/restore${query}`, text, { 'content-type': 'application/octet-stream', ...headers });
}

/** The backup with other tables, and a checksum that is right again. */
function rewritten(text: string, change: (tables: Content) => void): string {
  const document: { tables: Content } = JSON.parse(text);
  change(document.tables);
  return withTables(text, JSON.stringify(document.tables));
}

function withTables(text: string, tables: string): string {
  const sha256 = createHash('sha256').update(tables).digest('hex');
  return `${text.slice(0, text.indexOf('"tables":') + 9)}${tables},"sha256":"${sha256}"}`;
}

/** What restoring keeps for a while; the folder is this suite's own. */
const leftovers = () => readdirSync(tmpdir()).filter((name) => /^vigie-(upload|staging)-/.test(name));
const temporary = mkdtempSync(join(tmpdir(), 'vigie-restore-test-'));
vi.stubEnv('TMPDIR', temporary);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
});

describe.each(testDatabases)('restoring on $name', (kind) => {
  let source: TestApp;
  let text: string;
  let session: { id: string; code: string };
  const boards = new Map<string, unknown>();

  beforeAll(async () => {
    source = await openTestApp(kind);
    const admin = await source.admin();
    const { body } = await admin('POST', '/admin/sessions', {
      name: 'Équipe « nuit »',
      challenges: ['form', 'word'],
      teams: ['Achats'],
      allowed: [{ entry: '@brevelle.example', team: 'Achats' }],
    });
    session = { id: String(body['id']), code: String(body['code']) };
    const other = await source.session();
    // Two who reach the same points in the same millisecond, one with less, one with none, one who leaves.
    const players = [];
    for (const name of ['b', 'a', 'late', 'none', 'gone'])
      players.push(await source.player(session.code, `${name}@brevelle.example`));
    await source.player(other.code, 'b@brevelle.example');
    const [b, a, late, , gone] = players;
    source.time.now += 1000;
    for (const player of [a, b, gone])
      if (player)
        await player.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(source.database, player.id, 'word') });
    source.time.now += 1000;
    await late?.call('POST', '/score', { points: -2 });
    await admin('POST', `/admin/participants/${gone?.id}/removal`, { reason: 'was only visiting' });
    for (const board of ['?scope=all', '?scope=current']) boards.set(board, (await admin('GET', `/admin/scores${board}`)).body);
    boards.set('session', (await admin('GET', `/admin/sessions/${session.id}/scores`)).body);
    text = (await admin('GET', '/admin/backup')).text;
  });
  afterAll(() => source.close());

  test('the backup holds no credential', () => {
    const { tables }: { tables: Content } = JSON.parse(text);
    expect(tables['participants']).toHaveLength(6);
    expect(Object.keys(tables)).toEqual([
      'settings',
      'sessions',
      'allowed_players',
      'participants',
      'challenge_states',
      'score_events',
      'standings',
      'audit_log',
    ]);
    expect(text).not.toContain('scrypt');
    expect(text).not.toContain('signed-in');
  });

  test('into an empty installation: a dry run writes nothing, then boards, set-up and answers are as before', async () => {
    const target = await openTestApp(kind);
    try {
      const admin = await target.admin();
      const before = await dump(target.database);
      const dry = await upload(admin, text, '?dryRun=true');
      expect(dry).toMatchObject({ status: 200, body: { dryRun: true, empty: true, schemaVersion, session: null } });
      expect(await dump(target.database)).toBe(before);

      const done = await upload(admin, text);
      expect(done.body).toEqual({ ...dry.body, dryRun: false });
      expect(done.body['written']).toMatchObject({ sessions: 2, participants: 6, scoreEvents: 5 });
      for (const board of ['?scope=all', '?scope=current'])
        expect((await admin('GET', `/admin/scores${board}`)).body).toEqual(boards.get(board));
      const { call, id } = await target.player(session.code, 'none@brevelle.example');
      expect((await call('GET', '/session')).body).toMatchObject({ challenges: ['form', 'word'], team: 'Achats' });
      const answer = await rightAnswer(source.database, id, 'word');
      expect((await call('POST', '/challenges/word/attempts', { answer })).body).toMatchObject({ correct: true });
      expect((await target.guest('POST', '/auth/login', { email: 'x@else.example', code: session.code })).status).toBe(403);

      const restored = await dump(target.database);
      expect(await upload(admin, text)).toMatchObject({ status: 409, body: { code: 'installation-not-empty' } });
      expect((await upload(admin, text, '?dryRun=true')).body).toMatchObject({ empty: false, written: { sessions: 0 } });
      expect(await dump(target.database)).toBe(restored);
    } finally {
      await target.close();
    }
  });

  test('one session as a new one: closed, under a new code, with the same board in the same order', async () => {
    const admin = await source.admin();
    const before = await dump(source.database);
    const dry = await upload(admin, text, `?dryRun=true&session=${session.id}`);
    expect(dry.body).toMatchObject({ written: { sessions: 1, participants: 5, scoreEvents: 5 }, session: null });
    expect(await dump(source.database)).toBe(before);
    const { body } = await upload(admin, text, `?session=${session.id}`);
    expect(body).toMatchObject({
      written: dry.body['written'],
      session: { name: 'Équipe « nuit » (restored 21 Nov 2026)', active: false },
    });
    const { id, code } = Object(body['session']);
    expect(code).not.toBe(session.code);
    expect((await admin('GET', `/admin/sessions/${id}/scores`)).body).toEqual(boards.get('session'));
    expect((await admin('GET', `/admin/sessions/${session.id}/scores`)).body).toEqual(boards.get('session'));
    const [own, copy] = await Promise.all(
      [session.id, id].map(async (which) => (await admin('GET', `/admin/sessions/${which}`)).body),
    );
    const { challenges, teams, allowed, hintPolicy, participants } = { ...own };
    expect(copy).toMatchObject({ challenges, teams, allowed, hintPolicy, participants });
    await admin('PATCH', `/admin/sessions/${id}/open`);
    const again = await source.player(String(code), 'a@brevelle.example');
    expect((await again.call('GET', '/score')).body).toEqual({ points: 5 });
    expect(await upload(admin, text, '?session=nope')).toMatchObject({ status: 404, body: { code: 'unknown-session' } });
  });

  test('a restored session has a name that no other one has, however long or often', async () => {
    const target = await openTestApp(kind);
    try {
      target.time.now += 14 * 3_600_000;
      const admin = await target.admin();
      const made = async (name: string | null) => (await admin('POST', '/admin/sessions', { name })).body;
      const long = await made(`${'🗝'.repeat(119)}x`);
      const nameless = await made(null);
      const { text: backup } = await admin('GET', '/admin/backup');
      const restored = async (of: unknown, from = backup) =>
        String(Object((await upload(admin, from, `?session=${of}`)).body['session'])['name']);
      expect(await restored(nameless['id'])).toBe(`${nameless['code']} (restored 21 Nov 2026)`);
      expect(await restored(nameless['id'])).toBe(`${nameless['code']} (restored 21 Nov 2026, 2)`);
      const cut = await restored(long['id']);
      expect([...cut]).toHaveLength(120);
      expect(cut).toMatch(/^🗝+… \(restored 21 Nov 2026\)$/u);
      const copy = Object((await upload(admin, backup, `?session=${nameless['id']}`)).body['session']);
      const { text: later } = await admin('GET', '/admin/backup');
      target.time.now += 2 * 3_600_000;
      expect(await restored(copy['id'], later)).toBe(`${nameless['code']} (restored 22 Nov 2026)`);
    } finally {
      await target.close();
    }
  });

  test('a session whose restoring is asked for again under the same key is the same one', async () => {
    const admin = await source.admin();
    const ask = () => upload(admin, text, `?session=${session.id}`, { 'idempotency-key': 'restore-it-once' });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first).toMatchObject({ status: 200, body: { written: { sessions: 1, participants: 5, scoreEvents: 5 } } });
    expect(second?.body).toEqual(first?.body);
    expect((await ask()).body).toEqual(first?.body);
  });

  test('whatever the console and the game accept can be restored', async () => {
    const app = await openTestApp(kind);
    try {
      const admin = await app.admin();
      const odd = [
        '\u202eabc',
        'a\ud800b',
        '\ufeffx',
        'a\u0000b',
        'a\nb',
        '\u2028x',
        '__proto__',
        '🦑'.repeat(60),
        'é'.repeat(60),
      ];
      const answers: number[] = [];
      const { code } = await app.session();
      const { id } = await app.player(code);
      for (const text of odd) {
        const allowed = [{ entry: '@brevelle.example', team: text }];
        answers.push((await admin('POST', '/admin/sessions', { name: text, teams: [text], allowed })).status);
        answers.push((await app.guest('POST', '/auth/login', { email: `${text.slice(0, 9)}@brevelle.example`, code })).status);
        answers.push((await admin('POST', `/admin/participants/${id}/adjustments`, { points: 1, reason: `${text} xyz` })).status);
      }
      expect([...new Set(answers)].sort()).toEqual([200, 201, 400]);

      // Longer once they are normalised: three characters for one, two for one.
      const before = await dump(app.database);
      for (const grown of ['\ufb2c'.repeat(240), '\u0130'.repeat(200)]) {
        const email = `${grown}@ab.example`;
        expect(await app.guest('POST', '/auth/login', { email, code })).toMatchObject({
          status: 400,
          body: { field: 'email', message: expect.stringContaining('254') },
        });
        expect(await admin('POST', '/admin/sessions', { allowed: [{ entry: email, team: null }] })).toMatchObject({
          status: 400,
          body: { field: 'allowed', message: expect.stringContaining('254') },
        });
      }
      expect(await dump(app.database)).toBe(before);
      const longest = `${'x'.repeat(243)}@ab.example`;
      expect((await app.guest('POST', '/auth/login', { email: longest, code })).status).toBe(200);
      expect((await admin('POST', '/admin/sessions', { allowed: [{ entry: longest, team: null }] })).status).toBe(201);
      const whole = (await admin('GET', '/admin/backup')).text;
      const target = await openTestApp(kind);
      expect((await upload(await target.admin(), whole, '?dryRun=true')).body).toMatchObject({ dryRun: true, empty: true });
      await target.close();
    } finally {
      await app.close();
    }
  });

  test('a backup of each version is read; of the present one, what is made again is the same text', async () => {
    for (const [index, name] of VERSIONS.entries()) {
      const document = readFileSync(join(FIXTURES, name), 'utf8');
      const target = await openTestApp(kind);
      try {
        const admin = await target.admin();
        expect((await upload(admin, document)).body, name).toMatchObject({ schemaVersion: index + 1, written: { sessions: 2 } });
        const again = (await admin('GET', '/admin/backup')).text;
        if (index + 1 === schemaVersion) expect(undated(again)).toBe(undated(document));
        else expect((await upload(admin, again, '?dryRun=true')).status).toBe(200);
      } finally {
        await target.close();
      }
    }
    expect(VERSIONS).toHaveLength(schemaVersion);
  });

  test('what is not a whole, known and consistent backup is refused, and nothing is written', async () => {
    const admin = await source.admin();
    const before = await dump(source.database);
    const at = text.indexOf('@brevelle.example');
    const flipped = Buffer.from(text);
    // One letter of an address: nothing but the checksum tells.
    const letter = flipped.indexOf('@brevelle.example') + 1;
    flipped[letter] = (flipped[letter] ?? 0) ^ 1;
    const cases: readonly (readonly [string, string | Buffer, string])[] = [
      ['nothing', '', 'backup-foreign'],
      ['foreign JSON', '{"name":"vigie","version":"0.1.0"}', 'backup-foreign'],
      ['formatted anew', JSON.stringify(JSON.parse(text), null, 2), 'backup-foreign'],
      ['newer', text.replace(`"schemaVersion":${schemaVersion}`, `"schemaVersion":${schemaVersion + 1}`), 'backup-newer'],
      ['made on a day that never was', text.replace(/"createdAt":"\d{4}-\d\d-\d\d/, '"createdAt":"2026-02-30'), 'backup-foreign'],
      ['cut off', text.slice(0, -40), 'backup-damaged'],
      ['cut in the middle', text.slice(0, at), 'backup-damaged'],
      ['one bit', flipped, 'backup-damaged'],
      ['more behind it', `${text}{}`, 'backup-damaged'],
      ['invalid UTF-8', Buffer.from(text.replace('Équipe', '\u00ff'), 'latin1'), 'backup-damaged'],
    ];
    for (const [what, document, code] of cases)
      expect(await upload(admin, document, `?session=${session.id}`), what).toMatchObject({ status: 422, body: { code } });
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
  test.each(Object.entries(hostile))('a hostile backup with a right checksum is refused: %s', async (_what, [change, place]) => {
    const target = await openTestApp(kind);
    try {
      const admin = await target.admin();
      const before = await dump(target.database);
      const { status, body } = await upload(admin, rewritten(text, change));
      expect({ status, code: body['code'] }).toEqual({ status: 422, code: 'backup-damaged' });
      expect(body['message']).toContain(place);
      expect(await dump(target.database)).toBe(before);
    } finally {
      await target.close();
    }
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

  test('a full disk is told, and leaves everything as it was', async () => {
    const target = await openTestApp(kind);
    try {
      const admin = await target.admin();
      const before = await dump(target.database);
      const full = await refuseMore(target.database);
      // More than fits into what is free in the pages that there are.
      const long = rewritten(text, (tables) => {
        const entry = (index: number) => `${String(index).padStart(4, '0')}${'x'.repeat(200)}@brevelle.example`;
        tables['allowed_players'] = Array.from({ length: 200 }, (_, index) => ({
          session: session.id,
          entry: entry(index),
          team: null,
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

  test('the process answers others while it goes through the tables', async () => {
    const turns = new Promise<string>((resolve) => setImmediate(resolve, 'others'));
    const whole = (async () => {
      let pieces = 0;
      for await (const _piece of backup(source.database, 'now')) pieces += 1;
      return pieces;
    })();
    expect(await Promise.race([whole, turns])).toBe('others');
    expect(await whole).toBeGreaterThan(8);
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
      tables.replace('"participants":[', `"participants":[{"email":"${'x'.repeat(3_000_000)}"},`),
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

/** A database that says, once many rows are written, that its disk is full. */
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
