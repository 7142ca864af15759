/** `vigie drill`: fault injection on a copy of an installation. Exit codes: 0 no data was lost, 1 data was lost, or the drill failed. */

import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { challenges } from 'virtual:challenges/server';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { generatePassword } from '../../access/passwords.ts';
import { readConfig } from '../../config.ts';
import { CommandError, runCommand, UsageError } from '../command.ts';
import { createDrilledRoom, type DrilledRoom, readBack, tokenIn } from './drilled-room.ts';
import { type DrilledInstallation, type DrilledServer, startDrilled } from './drilled-server.ts';

const USAGE = `Usage: vigie drill
  Copies the SQLite database to the temporary folder, and tries on the copy what an installation has to survive: kill -9 in the middle
  of writes, a full disk, a clock that jumps a day and back. Every write that was acknowledged is then looked for. Some seconds, on a
  busy machine five minutes at most; it takes room for the copy. The installation itself is only read, and its server may run meanwhile.
  Exit codes: 0 nothing was lost, 1 something was lost, or the drill failed; 2 wrong usage.`;

/** Maximum duration of the whole drill in milliseconds. */
const AT_MOST = 300_000;
/** Number of people of a step; each writes twice. */
const PEOPLE = 100;
/** Maximum number of people who try to fill the disk: it is full long before. */
const MORE_THAN_FIT = 5_000;
/** See `Circumstances.largestFile`. */
const LARGEST_FILE = 1024;

await runCommand(USAGE, async (words) => {
  if (words.length > 0) throw new UsageError(`drill takes no "${words[0]}".`);
  const { databaseUrl } = readConfig(process.env);
  if (!databaseUrl.startsWith('sqlite:') || process.platform === 'win32')
    throw new CommandError(
      'The drill is for SQLite on Linux or macOS. PostgreSQL has drills of its own: kill its server while people play.',
    );
  const file = databaseUrl.slice('sqlite:'.length);
  if (!existsSync(file)) throw new CommandError(`There is no database at ${file}. DATABASE_URL says where it is.`);
  const folder = await mkdtemp(join(tmpdir(), 'vigie-drill-'));
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), AT_MOST);
  try {
    const copy = join(folder, 'copy.db');
    await copyDatabase(file, copy);
    console.log(`On a copy of ${file}; the installation itself is only read.`);
    await drill({
      entry: fileURLToPath(new URL('./main.js', import.meta.url)),
      databaseUrl: `sqlite:${copy}`,
      administrator: { username: 'drill', password: generatePassword() },
      signal: ending.signal,
    });
  } catch (error) {
    throw ending.signal.aborted
      ? new CommandError(
          `The drill was not over after ${AT_MOST / 1000} s, which says nothing of what it had not tried yet. Drill again when the machine has less to do.`,
        )
      : error;
  } finally {
    clearTimeout(timer);
    ending.abort();
    await rm(folder, { recursive: true, force: true });
  }
});

/** A consistent copy, also while a server writes to the original. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const { openFile } = await import('../../database/sqlite-file.ts');
  const original = openFile(from, { readonly: true });
  await original.backup(to);
  original.close();
}

async function drill(installation: DrilledInstallation): Promise<void> {
  const mission = challenges.find(({ manifest }) => manifest.hints.length > 0)?.manifest.key;
  if (mission === undefined) throw new CommandError('No mission of this installation has a hint, which the drill would ask for.');
  const first = await startDrilled(installation);
  const room = createDrilledRoom(await openSession(first, installation, mission), mission);

  await room.write(first, PEOPLE, () => void first.end('SIGKILL'));
  await first.end('SIGKILL');
  await tell('kill -9', 'the server was killed while people wrote', installation, room);

  const full = await startDrilled(installation, { largestFile: LARGEST_FILE });
  const refused = await room.write(full, MORE_THAN_FIT);
  if (refused !== 507) throw new CommandError(`A full disk is answered with 507, and this one was with ${refused ?? 'nothing'}.`);
  await full.end('SIGTERM');
  await tell('full disk', 'what found no room was refused (507)', installation, room);

  const ahead = await startDrilled(installation, { ahead: DAY_MS });
  await room.write(ahead, PEOPLE);
  await ahead.end('SIGKILL');
  const back = await startDrilled(installation);
  const failed = await room.write(back, PEOPLE);
  await back.end('SIGTERM');
  if (failed !== null) throw new CommandError(`After the clock went back, a write was answered with ${failed}.`);
  await tell('clock', 'a day ahead, killed, and back', installation, room);
  if (process.exitCode === undefined) console.log('Nothing was lost.');
}

/** Creates a session of its own, so that other sessions' people are not counted. @returns the session's code */
async function openSession({ url }: DrilledServer, { administrator }: DrilledInstallation, mission: string): Promise<string> {
  const post = async (path: string, body: object, token = ''): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new CommandError(`The copy refuses ${path} with ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
  const token = tokenIn(await post('/login', administrator));
  const session = await post('/admin/sessions', { challenges: [mission] }, token);
  return typeof session === 'object' && session !== null && 'code' in session ? String(session.code) : '';
}

/** Prints the state of all writes so far. */
async function tell(step: string, what: string, installation: DrilledInstallation, { acknowledged }: DrilledRoom): Promise<void> {
  const { lost, found, brokenLogs } = await readBack(installation, acknowledged);
  const sound = lost === 0 && brokenLogs === 0;
  const broken = brokenLogs === 0 ? '' : `; ${brokenLogs} session(s) with a gap in their log`;
  console.log(
    `${sound ? 'ok  ' : 'fail'}  ${step.padEnd(9)}  ${what}: ${found + lost} writes acknowledged, ${found} read back${broken}`,
  );
  if (!sound) process.exitCode = 1;
}
