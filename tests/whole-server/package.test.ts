/** What `npm run package` ships, started as an operator would: it needs the build of before (`npm run build`). */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import 'reflect-metadata';
import { openDatabase } from '../../server/database/database.ts';
import { selfSigned } from '../../server/local-network/self-signed.ts';
import { ADMIN } from '../support/admin.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createSqliteDatabase, type TemporaryDatabase } from '../support/temporary-databases.ts';
import { testDatabases } from '../support/test-databases.ts';
import { startTestSmtpServer } from '../support/test-smtp-server.ts';

const ROOT = join(import.meta.dirname, '../..');
const MEGABYTE = 1_000_000;

let folder: string;
let archive: string;
let unpacked: string;

function pack(into: string, ...words: readonly string[]): string {
  const asked = ['packaging/package.mjs', '--no-build', '--into', into, ...words];
  execFileSync(process.execPath, asked, { cwd: ROOT, stdio: 'pipe' });
  return join(into, readdirSync(into).find((name) => name.endsWith('.tar.gz')) ?? '');
}

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Makes an SSH key of this name. @returns its public half */
function keyNamed(name: string): string {
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', join(folder, name)]);
  return readFileSync(join(folder, `${name}.pub`), 'utf8');
}

let right: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigie-package-'));
  right = keyNamed('right');
  archive = pack(join(folder, 'signed'), '--sign', join(folder, 'right'));
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  unpacked = join(folder, readdirSync(folder).find((name) => name.startsWith('vigie-')) ?? '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('has its checksums signed by an SSH key, which a signature of another key or another file is not', () => {
  const wrong = keyNamed('wrong');
  const sums = readFileSync(join(folder, 'signed/SHA256SUMS'));
  const verify = (signer: string, input: Buffer) => {
    writeFileSync(join(folder, 'signers'), `vigie ${signer}`);
    const words = ['-Y', 'verify', '-f', join(folder, 'signers'), '-I', 'vigie', '-n', 'vigie-package'];
    return spawnSync('ssh-keygen', [...words, '-s', join(folder, 'signed/SHA256SUMS.sig')], { input }).status;
  };
  expect(verify(right, sums)).toBe(0);
  expect(verify(wrong, sums)).not.toBe(0);
  expect(verify(right, Buffer.concat([sums, Buffer.from('\n')]))).not.toBe(0);
});

test('has the same bytes each time, its checksum beside it, and no signature of before', () => {
  const again = join(folder, 'again');
  cpSync(join(folder, 'signed'), again, { recursive: true });
  expect(digest(pack(again))).toBe(digest(archive));
  expect(readFileSync(join(again, 'SHA256SUMS'), 'utf8')).toContain(digest(archive));
  expect(readdirSync(again)).not.toContain('SHA256SUMS.sig');
});

test('has what runs and nothing else, in less than 25 MB', () => {
  const files = readdirSync(unpacked, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => join(entry.parentPath, entry.name));
  expect(names.reduce((sum, name) => sum + statSync(name).size, 0)).toBeLessThan(25 * MEGABYTE);
  expect(names.filter((name) => /\.(?:map|tsx?)$|facilitator-notes|\.env/.test(name))).toEqual([]);
  const { components } = JSON.parse(readFileSync(join(unpacked, 'sbom.json'), 'utf8'));
  expect(components.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['fastify', 'better-sqlite3', 'pg']),
  );
});

describe('the health check of the image', () => {
  /** As the image runs it: the words are those of the Dockerfile. */
  function health(environment: Readonly<Record<string, string>>) {
    const [, words = '[]'] = /^HEALTHCHECK [^[]*(\[.*\])$/m.exec(readFileSync(join(ROOT, 'packaging/Dockerfile'), 'utf8')) ?? [];
    const [, file = '', ...rest]: readonly string[] = JSON.parse(words);
    const local = file.replace('/opt/vigie', unpacked);
    return spawnSync(process.execPath, [local, ...rest], { encoding: 'utf8', env: { ...process.env, ...environment } });
  }

  test.each(['http', 'https'])('asks over %s where the server answers so, and says when it is gone', async (scheme) => {
    const store = await createSqliteDatabase();
    const environment = { HOST: '0.0.0.0', ...(scheme === 'https' && (await certificateFiles())) };
    const server = await startServer(store.url, join(unpacked, 'vigie.cjs'), ['start'], environment);
    const asked = { ...environment, PORT: new URL(server.url).port };
    expect(health(asked)).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/"status":"(?:ok|busy)"/) });
    await server.end('SIGTERM');
    expect(health(asked)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(`${scheme}://`) });
    await store.drop();
  });

  /** For a name that nobody asks by: browsers would refuse it, a health check does not. */
  async function certificateFiles(): Promise<{ TLS_CERT: string; TLS_KEY: string }> {
    const made = await selfSigned(['vigie.example'], { from: Date.now() - 1_000, until: Date.now() + 3_600_000 });
    const [TLS_CERT, TLS_KEY] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    writeFileSync(TLS_CERT, made.cert);
    writeFileSync(TLS_KEY, made.key);
    return { TLS_CERT, TLS_KEY };
  }
});

/** A mail of a campaign that a server with a mail server would send at once. */
async function mailToSend(databaseUrl: string): Promise<void> {
  const { query, close } = await openDatabase(databaseUrl);
  const [id, at, day] = ['1'.repeat(28), '2026-11-21T09:00:00.000Z', '2026-11-21'];
  const by = { created_by: ADMIN.username, created_at: at };
  await query
    .insertInto('campaigns')
    .values({ id, name: 'Automne', purpose: '', starts_on: day, ends_on: day, ...by })
    .execute();
  const text = { subject: 'Rappel', body: 'Bonjour', reply_to: 'lea@brevelle.example' };
  await query
    .insertInto('mailings')
    .values({ id, campaign: id, ...text, ...by })
    .execute();
  await query
    .insertInto('mails')
    .values({ id, mailing: id, email: 'ana@brevelle.example', state: 'waiting', due_at: at, changed_at: at })
    .execute();
  await close();
}

describe.each(testDatabases)('on $name', (kind) => {
  let store: TemporaryDatabase;
  let server: ServerProcess;
  beforeAll(async () => {
    store = await kind.create();
    // PostgreSQL needs no module of SQLite.
    if (kind.name === 'PostgreSQL') rmSync(join(unpacked, 'node_modules'), { recursive: true });
    server = await startServer(store.url, join(unpacked, 'vigie.cjs'), ['start']);
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await store.drop();
  });

  test('starts from a folder of its own, without the sources, and serves the site', async () => {
    const site = await fetch(server.url);
    expect(await site.text()).toContain('<title>');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  if (kind.name === 'SQLite')
    test('drills a copy of an installation that runs, loses nothing, and writes to nobody', async () => {
      const smtp = await startTestSmtpServer();
      const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'vigie@brevelle.example' };
      const HEALTH_PORT = new URL(server.url).port;
      const drill = (databaseUrl: string) =>
        new Promise<{ readonly status: unknown; readonly stdout: string; readonly stderr: string }>((resolve) => {
          const env = { ...process.env, ...mail, HEALTH_PORT, DATABASE_URL: databaseUrl, TMPDIR: folder };
          execFile(process.execPath, [join(unpacked, 'vigie.cjs'), 'drill'], { env }, (error, stdout, stderr) =>
            resolve({ status: error?.code ?? 0, stdout, stderr }),
          );
        });
      await mailToSend(store.url);
      const drilled = await drill(store.url);
      expect(drilled).toMatchObject({ status: 0, stderr: '' });
      expect(smtp.connections()).toBe(0);
      await smtp.close();
      expect(drilled.stdout).toMatch(/ok {4}kill -9 .*\nok {4}full disk .*\nok {4}clock .*\nNothing was lost\.\n$/);
      expect(readdirSync(folder).filter((name) => name.startsWith('vigie-drill-'))).toEqual([]);
      const database = await openDatabase(store.url);
      expect(await database.query.selectFrom('sessions').selectAll().execute()).toEqual([]);
      await database.close();
      expect(await drill('postgres://vigie@127.0.0.1:1/none')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('for SQLite'),
      });
    });

  test('compresses long lists of the console, without what was spared of the packages that do it', async () => {
    const headers = { 'content-type': 'application/json' };
    const post = (path: string, body: object, token = '') =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    const { token }: { token: string } = JSON.parse(await (await post('/login', ADMIN)).text());
    // Shorter replies are sent as they are.
    const names = Array.from({ length: 16 }, (_, index) => `Atelier de la matinée ${index}`);
    for (const name of names) expect((await post('/admin/sessions', { name }, token)).ok).toBe(true);
    const list = await fetch(`${server.url}/admin/sessions`, { headers: { authorization: `Bearer ${token}` } });
    expect(list.headers.get('content-encoding')).toBe('gzip');
    expect(await list.json()).toHaveLength(names.length);
  });

  test('ends at SIGTERM', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

test('names its commands, and refuses others', () => {
  const run = (...words: string[]) => spawnSync(process.execPath, [join(unpacked, 'vigie.cjs'), ...words], { encoding: 'utf8' });
  expect(run('--help').stdout).toMatch(/start.*\n.*backup.*\n.*restore/);
  expect(run('account', '--help').stdout).toContain('vigie account reset');
  expect(run('start', '--rom')).toMatchObject({ status: 2, stderr: expect.stringContaining('"--rom"') });
  expect(run('strat')).toMatchObject({ status: 2, stderr: expect.stringContaining('There is no command "strat".') });
});
