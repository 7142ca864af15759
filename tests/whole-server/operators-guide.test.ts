/**
 * What docs/operating.md tells an operator to type on the server, typed: in folders of its own, without the lines that are root's or of
 * another program. It needs the build of before (`npm run build`).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
/** Lines that are root's, of systemd, or of a PostgreSQL on the machine. */
const NOT_HERE = /^(?:useradd|install|systemctl|runuser -u postgres|cp \S+ \/etc\/systemd)/;

/** Fenced blocks of a section, one after the other, without the indentation of their list. */
function blocksOf(heading: string): readonly string[] {
  const section = PAGE.slice(PAGE.indexOf(`### ${heading}\n`)).split(/\n##/)[0] ?? '';
  return [...section.matchAll(/^( *)```\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', text = '']) =>
    text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

let folder: string;
let archive: string;

/** The guide's places, in the test's folder. */
function here(text: string): string {
  return text
    .replaceAll(/vigie-[\d.]+-linux-x64-node\d+(?=\.tar\.gz| \S)/g, archive)
    .replaceAll(/(?<![\w.])\/(?=opt|etc\/vigie|usr\/local|var\/lib)/g, `${folder}/`)
    .replaceAll(/^runuser -u vigie -- /gm, '')
    .replaceAll('/usr/bin/node', process.execPath);
}

function shell(lines: readonly string[]) {
  const asked = lines.filter((line) => !NOT_HERE.test(line)).map(here);
  const environment = { PATH: `${join(folder, 'usr/local/bin')}:${process.env['PATH']}`, TMPDIR: folder };
  return spawnSync('sh', ['-e', '-c', asked.join('\n')], { cwd: join(folder, 'release'), encoding: 'utf8', env: environment });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigie-operator-'));
  const into = join(folder, 'release');
  execFileSync(process.execPath, ['packaging/package.mjs', '--no-build', '--into', into], { cwd: ROOT, stdio: 'pipe' });
  archive =
    readdirSync(into)
      .find((name) => name.endsWith('.tar.gz'))
      ?.replace('.tar.gz', '') ?? '';
  for (const place of ['opt', 'etc', 'usr/local/bin', 'var/lib/vigie']) mkdirSync(join(folder, place), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the steps on the server lead to an installation that is checked, serves, and is backed up', async () => {
  const [unpack = '', command = '', , , variables = '', check = ''] = blocksOf('On the server');
  const unpacked = shell(unpack.trim().split('\n'));
  expect(unpacked).toMatchObject({ status: 0, stderr: '' });
  expect(shell(command.trim().split('\n'))).toMatchObject({ status: 0, stderr: '' });
  const chosen = variables
    .replace(/^DATABASE_URL=.*$/m, 'DATABASE_URL=sqlite:/var/lib/vigie/vigie.db')
    .replace('…', 'word # of three');
  expect(shell([`cat > /etc/vigie.env <<'END'\n${chosen}END`])).toMatchObject({ status: 0 });
  const checked = shell(check.trim().split('\n'));
  expect(checked).toMatchObject({ status: 1, stderr: '' });
  expect(checked.stdout).toContain(
    `warn  database       ${folder}/var/lib/vigie/vigie.db is not there yet: the first start makes it`,
  );

  const healthPort = String(await freePort());
  const server = await startServer(`sqlite:${folder}/var/lib/vigie/vigie.db`, join(folder, 'opt/vigie/vigie.cjs'), ['start'], {
    ADMIN_PASSWORD: 'word # of three',
    TRUST_PROXY: '1',
    HEALTH_PORT: healthPort,
  });
  expect(shell([`PORT=${new URL(server.url).port} vigie health`])).toMatchObject({ status: 0, stderr: '' });
  expect(shell([`PORT=1 HEALTH_PORT=${healthPort} vigie health`])).toMatchObject({ status: 0, stderr: '' });
  expect(shell(['vigie check'])).toMatchObject({ status: 0, stderr: '' });
  const signIn = await fetch(`${server.url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'word # of three' }),
  });
  expect(signIn.status).toBe(200);
  expect(shell(['vigie backup backup.json --prune', 'vigie restore backup.json --dry-run'])).toMatchObject({
    status: 0,
    stderr: '',
  });
  expect(await server.end('SIGTERM')).toBe(0);
});

test('the files that the guide copies from a package are in it', () => {
  const named = [...PAGE.matchAll(/\/opt\/vigie\/(packaging\/\S+)/g)].map(([, file = '']) => file);
  expect(new Set(named).size).toBeGreaterThan(3);
  expect(named.filter((file) => !existsSync(join(folder, 'opt', archive, file)))).toEqual([]);
});
