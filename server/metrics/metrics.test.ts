import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const TOKEN = 'a-token-of-monitoring';
const MONITORING = join(import.meta.dirname, '../../docs/monitoring');

/** The value of a sample, by its name and labels as they are written. */
function sample(text: string, name: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

describe.each(testDatabases)('metrics on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    // Nothing listens at this address, and nothing is sent in these tests.
    app = await openTestApp(kind, {
      environment: { METRICS_TOKEN: TOKEN, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'vigie@brevelle.example' },
    });
  });
  afterAll(() => app.close());
  const read = async () => (await app.as(TOKEN)('GET', '/metrics')).text;

  test('are told to who has the token of the installation, and to nobody else', async () => {
    for (const caller of [app.guest, app.as('another-token-of-monitoring'), await app.admin()]) {
      const refused = await caller('GET', '/metrics');
      expect(refused).toMatchObject({ status: 401, body: { code: 'invalid-token' } });
      expect(refused.headers['www-authenticate']).toBe('Bearer');
    }
    const told = await app.as(TOKEN)('GET', '/metrics');
    expect(told.status).toBe(200);
    expect(told.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  test('count calls by route and status, never by what was sent', async () => {
    const { code } = await app.session();
    const { call } = await app.player(code, 'nadia@brevelle.example');
    await call('POST', '/challenges/word/attempts', { answer: 'non' });
    await app.guest('GET', '/nadia@brevelle.example');
    const text = await read();
    expect(text).toMatch(/vigie_http_request_duration_seconds_count\{method="POST",route="[^"]*attempts",status="200"\} 1/);
    expect(text).not.toContain('nadia');
    expect(sample(text, 'vigie_writes_total{queue="logins"}')).toBe(1);
    expect(sample(text, 'vigie_writes_total{queue="moves"}')).toBeGreaterThanOrEqual(1);
    expect(sample(text, 'vigie_write_queue_waiting{queue="moves"}')).toBe(0);
    expect(sample(text, 'vigie_ready')).toBe(1);
    expect(sample(text, 'vigie_streams')).toBe(0);
    expect(sample(text, 'vigie_job_last_success_timestamp_seconds{job="housekeeping"}')).toBe(Date.UTC(2026, 10, 21, 9) / 1000);
    expect(sample(text, 'vigie_database_connections{state="waiting"}')).toBe(kind.name === 'SQLite' ? undefined : 0);
  });

  test('tell when a backup was last made, and what became of mails', async () => {
    const before = await read();
    expect(sample(before, 'vigie_last_backup_timestamp_seconds')).toBe(0);
    expect(sample(before, 'vigie_mails{state="waiting"}')).toBe(0);
    expect(sample(before, 'vigie_mail_queue_stopped')).toBe(0);
    const admin = await app.admin();
    expect(await admin('GET', '/admin/backup')).toMatchObject({ status: 200 });
    const allowed = ['nadia', 'karim'].map((name) => ({ entry: `${name}@brevelle.example`, team: null, name: null }));
    const { body } = await admin('POST', '/admin/sessions', { name: 'Atelier', allowed });
    const mailing = { subject: 'Atelier', text: 'À mardi.', replyTo: 'camille@brevelle.example', calendar: null, again: false };
    expect(await admin('POST', `/admin/sessions/${body['id']}/mails`, mailing)).toMatchObject({ status: 202 });
    const after = await read();
    expect(sample(after, 'vigie_last_backup_timestamp_seconds')).toBe(Date.UTC(2026, 10, 21, 9) / 1000);
    expect(sample(after, 'vigie_mails{state="waiting"}')).toBe(2);
  });

  test.each(['dashboard.json', 'alerts.yml'])('%s asks for metrics that exist', async (file) => {
    const known = new Set((await read()).match(/^# TYPE \S+/gm)?.map((line) => line.slice('# TYPE '.length)));
    const asked = readFileSync(join(MONITORING, file), 'utf8').match(/\b(?:vigie|nodejs|process)_[a-z0-9_]+/g) ?? [];
    expect(asked.length).toBeGreaterThan(7);
    const unknown = asked.filter((name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, '')));
    expect(unknown.filter((name) => kind.name !== 'SQLite' || name !== 'vigie_database_connections')).toEqual([]);
  });
});

test('without a token in the configuration there are no metrics', async () => {
  const [kind] = testDatabases;
  if (!kind) throw new Error('no database to test on');
  const app = await openTestApp(kind);
  expect(await app.guest('GET', '/metrics')).toMatchObject({ status: 404 });
  await app.close();
});
