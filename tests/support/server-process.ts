/** A server in a process of its own, for tests that kill it and benchmarks that load it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ADMIN } from './admin.ts';
import { freePort } from './postgres.ts';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its readiness. */
  readonly startedIn: number;
  /** Everything that the server has printed so far. */
  printed(): string;
  /** The part of `printed` that went to stdout: the log. */
  logged(): string;
  /** Sends this signal to the server; resolves with its exit code, null when the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** The module that the product loads at its start, too. */
const THREADS_AND_MEMORY = fileURLToPath(new URL('../../server/start/threads-and-memory.cjs', import.meta.url));

/**
 * Starts a server on a free port and waits until it is ready. The server ends with this process at the latest.
 * @param entry path of a built server @param words further arguments of the command
 * @param environment variables in addition to those that every such server gets
 */
export async function startServer(
  databaseUrl: string,
  entry: string,
  words: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, ['--require', THREADS_AND_MEMORY, entry, ...words], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      NODE_ENV: 'production',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test program that fails before it calls end() must not leave a server behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void ended.then(() => process.off('exit', kill));
  let log = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const printed = await ready(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    startedIn: performance.now() - begun,
    printed,
    logged: () => log,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

function ready(child: ChildProcess): Promise<() => string> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Vigie is ready')) resolve(() => output);
      });
    child.once('exit', () => reject(new Error(`the server ended before it was ready:\n${output}`)));
  });
}
