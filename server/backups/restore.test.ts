/** Restore through the API: the restored data. Refusals are tested in refused-backups.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { ADMIN } from '../../tests/support/admin.ts';
import { type BackedUpRoom, backedUpRoom, upload } from '../../tests/support/backed-up-room.ts';
import { dump, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createAuditChain } from '../audit/audit-chain.ts';
import { verifyChain } from '../audit/verify-chain.ts';
import { Identifier } from '../database/columns/column-types.ts';
import { VERSION } from '../version.ts';
import { backup } from './backup.ts';
import { backupTables } from './backup-tables.ts';
import { schemaVersion } from './backup-versions.ts';

describe.each(testDatabases)('restoring on $name', (kind) => {
  let source: TestApp;
  let text: string;
  let session: BackedUpRoom['session'];
  let boards: BackedUpRoom['boards'];
  beforeAll(async () => {
    ({ source, text, session, boards } = await backedUpRoom(kind));
  });
  afterAll(() => source.close());

  test('the backup holds no credential', () => {
    const { tables }: { tables: Record<string, unknown[]> } = JSON.parse(text);
    expect(tables['participants']).toHaveLength(6);
    expect(Object.keys(tables)).toEqual([
      'settings',
      'sessions',
      'campaigns',
      'campaign_sessions',
      'campaign_returns',
      'campaign_attendances',
      'campaign_invitations',
      'allowed_players',
      'participants',
      'challenge_states',
      'score_events',
      'standings',
      'session_events',
      'retrieval_answers',
      'judgements',
      'finale_rounds',
      'finale_votes',
      'debrief_answers',
      'session_reports',
      'report_conclusions',
      'attestations',
      'appointments',
      'return_invitations',
      'return_answers',
      'return_judgements',
      'return_solves',
      'return_tallies',
      'attestation_proofs',
      'people',
      'people_directory',
      'audit_log',
    ]);
    expect(text).not.toContain('scrypt');
    expect(text).not.toContain('signed-in');
  });

  test('into an empty installation: a dry run writes nothing, then boards, set-up and answers are as before', async () => {
    const target = await openTestApp(kind);
    try {
      const admin = await target.admin();
      // Fills the caches of the boards, which the restore must empty.
      for (const board of boards.keys()) if (board !== 'session') await admin('GET', `/admin/scores${board}`);
      const before = await dump(target.database);
      const dry = await upload(admin, text, '?dryRun=true');
      expect(dry).toMatchObject({
        status: 200,
        body: { dryRun: true, empty: true, version: VERSION, schemaVersion, session: null },
      });
      expect(await dump(target.database)).toBe(before);

      const done = await upload(admin, text);
      expect(done.body).toEqual({ ...dry.body, dryRun: false });
      expect(done.body['written']).toMatchObject({ sessions: 2, participants: 6, scoreEvents: 5 });
      expect((await admin('GET', '/admin/audit?action=backup-restored')).body['entries']).toMatchObject([
        { actor: ADMIN.username, subject: null, detail: { backup: JSON.parse(text).createdAt } },
      ]);
      for (const board of ['?scope=all', '?scope=current'])
        expect((await admin('GET', `/admin/scores${board}`)).body).toEqual(boards.get(board));
      const { call, id } = await target.player(session.code, 'none@brevelle.example');
      expect((await call('GET', '/session')).body).toMatchObject({ challenges: ['form', 'word'], team: 'Achats' });
      const answer = await rightAnswer(source.database, id, 'word');
      expect((await call('POST', '/challenges/word/attempts', { answer })).body).toMatchObject({ correct: true });

      const restored = await dump(target.database);
      expect(await upload(admin, text)).toMatchObject({ status: 409, body: { code: 'installation-not-empty' } });
      expect((await upload(admin, text, '?dryRun=true')).body).toMatchObject({ empty: false, written: { sessions: 0 } });
      expect(await dump(target.database)).toBe(restored);
      expect((await target.guest('POST', '/auth/login', { email: 'x@else.example', code: session.code })).status).toBe(403);
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
    expect((await admin('GET', `/admin/audit?action=session-restored`)).body['entries']).toMatchObject([
      { actor: ADMIN.username, subject: id, detail: { backup: JSON.parse(text).createdAt, from: session.id } },
    ]);
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

  test('a session that was deleted comes back with who was merged into whom, in its ledger as in its log', async () => {
    const target = await openTestApp(kind);
    try {
      const admin = await target.admin();
      const { id: deleted, code } = await target.session();
      const going = await target.player(code, 'b@brevelle.example');
      const staying = await target.player(code, 'a@brevelle.example');
      await admin('POST', `/admin/participants/${going.id}/merge`, { into: staying.id, reason: 'the same person' });
      const { text: backup } = await admin('GET', '/admin/backup');
      await admin('DELETE', `/admin/sessions/${deleted}`);
      const { status, body } = await upload(admin, backup, `?session=${deleted}`);
      expect({ status, ...body }).toMatchObject({ status: 200, written: { participants: 2 } });
      const { id } = Object(body['session']);
      const { body: listed } = await admin('GET', `/admin/sessions/${id}/participants`);
      const { body: log } = await admin('GET', `/admin/sessions/${id}/events?after=0`);
      const people = JSON.stringify(listed);
      for (const { participant, other } of Object(log)['events'].filter((event: object) => 'other' in event)) {
        expect(people).toContain(participant);
        expect(people).toContain(other);
      }
    } finally {
      await target.close();
    }
  });

  test('an installation whose sessions are deleted takes everything once its campaigns are deleted too, with their figures', async () => {
    const target = await openTestApp(kind);
    try {
      const { query } = target.database;
      const admin = await target.admin();
      const dates = { startsOn: '2026-11-01', endsOn: '2026-12-15' };
      const { body } = await admin('POST', '/admin/campaigns', {
        name: 'Automne',
        purpose: 'NIS 2',
        ...dates,
        departments: null,
      });
      const campaign = String(body['id']);
      const { id } = await target.session();
      await admin('PUT', `/admin/campaigns/${campaign}/sessions/${id}`);
      const figures = { id: '1'.repeat(28), session: id, campaign, kind: 'weeks-3', compared: 0, tally: null } as const;
      await query
        .insertInto('return_tallies')
        .values({ ...figures, drawn_at: '2026-11-21T09:00:00.000Z' })
        .execute();
      const { text: backup } = await admin('GET', '/admin/backup');
      await admin('DELETE', `/admin/sessions/${id}`);
      expect((await upload(admin, backup, '?dryRun=true')).body).toMatchObject({ empty: false, written: { sessions: 0 } });
      expect(await upload(admin, backup)).toMatchObject({ status: 409, body: { code: 'installation-not-empty' } });
      await admin('DELETE', `/admin/campaigns/${campaign}`);
      expect(await upload(admin, backup)).toMatchObject({ status: 200, body: { written: { sessions: 1 } } });
      expect((await admin('GET', '/admin/campaigns')).body).toMatchObject([{ id: campaign }]);
      expect(await query.selectFrom('return_tallies').selectAll().execute()).toMatchObject([figures]);
    } finally {
      await target.close();
    }
  });

  test('the audit log is sealed and purged after a restore of an entry that a purge has deleted', async () => {
    const target = await openTestApp(kind);
    try {
      const { database, time } = target;
      const chain = createAuditChain(database, () => time.now, 365);
      await target.admin();
      // The creation of the session is the last entry that the purge deletes, so that its link stays.
      time.now += 1_000;
      const { id } = await target.session();
      time.now += 10 * DAY_MS;
      const { text: backup } = await target.console('GET', '/admin/backup');
      await target.console('DELETE', `/admin/sessions/${id}`);
      time.now += 356 * DAY_MS;
      await chain.removeExpired();
      const { body } = await upload(target.console, backup);
      await chain.seal();
      expect(body).toMatchObject({ written: { sessions: 1, auditEntries: 0 } });
      expect(await verifyChain(database, time.now)).toMatchObject({ waiting: 0, broken: null });
      time.now += 366 * DAY_MS;
      await chain.removeExpired();
      expect(await verifyChain(database, time.now)).toMatchObject({ broken: null });
    } finally {
      await target.close();
    }
  });

  test('every column that may hold an identifier is one that the restore of a session renames', () => {
    const renamed = new Set(
      backupTables
        .filter(({ ofSession }) => ofSession)
        .flatMap(({ row }) => Object.entries(row.properties))
        .filter(([, schema]) => JSON.stringify(schema).includes(JSON.stringify(Identifier)))
        .map(([column]) => column),
    );
    // A new column must be added to `rename` of `restore-session.ts`.
    expect([...renamed].sort()).toEqual(['id', 'merged_into', 'other', 'participant', 'session']);
  });

  test('a restored session has a name that no other one has, however long or often', async () => {
    const target = await openTestApp(kind);
    try {
      target.time.now += 14.5 * 3_600_000;
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
      target.time.now += 3_600_000;
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

      // Addresses that normalisation makes longer: three characters for one, two for one.
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
      // Figures of a report as long as their column takes.
      const session = String(Object((await admin('GET', '/admin/sessions')).body)[0].id);
      const tally = JSON.stringify({ department: 'é'.repeat(3_999_900) });
      const drawn_at = '2026-11-21T09:00:00.000Z';
      await app.database.query.insertInto('session_reports').values({ session, drawn_at, tally }).execute();
      const whole = (await admin('GET', '/admin/backup')).text;
      const target = await openTestApp(kind);
      expect((await upload(await target.admin(), whole, '?dryRun=true')).body).toMatchObject({ dryRun: true, empty: true });
      await target.close();
    } finally {
      await app.close();
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
});
