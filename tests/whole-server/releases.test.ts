/** What every release left behind is read by this one: its database, on both kinds, and its backup (`tests/support/release-fixture.ts`). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { schemaVersion } from '../../server/backups/backup-versions.ts';
import { VERSION } from '../../server/version.ts';
import { upload } from '../support/backed-up-room.ts';
import { goldenChallenges } from '../support/golden-room.ts';
import {
  ATTESTED_NAME,
  GOLDEN_SESSION,
  GOLDEN_TOTALS,
  loadSql,
  OPEN_PLAYER,
  OPEN_SESSION,
  OPEN_TOTAL,
} from '../support/release-fixture.ts';
import { appOn, openTestApp, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

const ROOT = join(import.meta.dirname, '../..');
const RELEASES = join(ROOT, 'tests/fixtures/releases');
const FILES = ['backup.json', 'postgres.sql', 'sqlite.sql'];
const releases = readdirSync(RELEASES).map((release) => ({ release }));
const fixture = (release: string, file: string) => readFileSync(join(RELEASES, release, file), 'utf8');
/** A backup without what names the moment and the release of its making. */
const contentOf = (backup: string) => backup.slice(backup.indexOf('"tables":'));

test('this release has its fixture and its entry in the change log', () => {
  expect(existsSync(join(RELEASES, VERSION)), `tests/fixtures/releases/${VERSION}: npm run release-fixture`).toBe(true);
  for (const { release } of releases) expect(readdirSync(join(RELEASES, release)).sort(), release).toEqual(FILES);
  expect(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')).toMatch(
    new RegExp(`^## \\[${VERSION.replaceAll('.', '\\.')}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'),
  );
});

describe.each(testDatabases)('on $name', (kind) => {
  describe.each(releases)('what release $release left behind', ({ release }) => {
    test('its database: totals, boards and attestation are read, and play goes on', async () => {
      const store = await kind.create();
      await loadSql(store.url, fixture(release, kind.name === 'SQLite' ? 'sqlite.sql' : 'postgres.sql'));
      const app = await appOn(store.url, { challenges: goldenChallenges });
      try {
        await mustBeRead(app);
      } finally {
        await app.close();
        await store.drop();
      }
    });

    test('its backup: restored, it reads the same as its database, whose backup is the same', async () => {
      const store = await kind.create();
      await loadSql(store.url, fixture(release, kind.name === 'SQLite' ? 'sqlite.sql' : 'postgres.sql'));
      const original = await appOn(store.url, { challenges: goldenChallenges });
      const restored = await openTestApp(kind, { challenges: goldenChallenges });
      try {
        const document = fixture(release, 'backup.json');
        const admin = await restored.admin();
        const { status, body } = await upload(admin, document);
        expect({ status, ...body }).toMatchObject({ status: 200, version: release, written: { sessions: 2 } });
        const again = contentOf((await admin('GET', '/admin/backup')).text);
        expect(again).toBe(contentOf((await (await original.admin())('GET', '/admin/backup')).text));
        if (body['schemaVersion'] === schemaVersion) expect(again).toBe(contentOf(document));
        await mustBeRead(restored);
      } finally {
        await original.close();
        await restored.close();
        await store.drop();
      }
    });
  });
});

const boardOf = (totals: Readonly<Record<string, number>>) =>
  Object.entries(totals).map(([username, score]) => ({ username, score }));

async function mustBeRead({ database, admin: signIn, player, guest }: TestApp): Promise<void> {
  const admin = await signIn();
  const sessions: readonly { id: string; code: string; name: string; active: boolean }[] = JSON.parse(
    (await admin('GET', '/admin/sessions')).text,
  );
  const [golden, open] = [GOLDEN_SESSION, OPEN_SESSION].map((name) => sessions.find((session) => session.name === name));
  expect([golden?.active, open?.active]).toEqual([false, true]);

  // Totals, and the events that they are the sums of.
  expect((await admin('GET', `/admin/sessions/${golden?.id}/scores`)).body).toEqual(boardOf(GOLDEN_TOTALS));
  const sums = await database.query
    .selectFrom('standings')
    .innerJoin('participants', 'participants.id', 'standings.participant')
    .leftJoin('score_events', 'score_events.participant', 'participants.id')
    .select(({ fn }) => ['email', 'standings.points as total', fn.sum('score_events.points').as('sum')])
    .groupBy(['email', 'standings.points'])
    .execute();
  expect(Object.fromEntries(sums.map(({ email, sum }) => [email, Number(sum) / 100]))).toEqual({
    ...GOLDEN_TOTALS,
    [OPEN_PLAYER]: OPEN_TOTAL,
  });
  expect(sums.filter(({ total, sum }) => total !== Number(sum))).toEqual([]);

  for (const page of ['cockpit', 'participants', 'events?after=0'])
    expect((await admin('GET', `/admin/sessions/${golden?.id}/${page}`)).status, page).toBe(200);
  const attested = await database.query.selectFrom('attestations').select(['code', 'name']).executeTakeFirst();
  expect(attested?.name).toBe(ATTESTED_NAME);
  expect((await guest('GET', `/attestations/${attested?.code}`)).body).toMatchObject({ name: ATTESTED_NAME });

  const z1 = await player(String(open?.code), OPEN_PLAYER);
  expect((await z1.call('GET', '/score')).body).toEqual({ points: OPEN_TOTAL });
  const answer = { username: 'admin' };
  expect((await z1.call('POST', '/challenges/form/attempts', { answer })).body).toMatchObject({ correct: true });
  expect((await admin('GET', `/admin/sessions/${open?.id}/scores`)).body).toEqual(boardOf({ [OPEN_PLAYER]: OPEN_TOTAL + 3 }));
}
