/** The built server on a drill's copy, in a process of its own that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { CommandError } from '../command.ts';

export interface DrilledServer {
  readonly url: string;
  /** Ends the server with a signal; resolves once the process is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Faults that are injected around the server. */
export interface Circumstances {
  /** Milliseconds by which the server's clock is ahead. */
  readonly ahead?: number;
  /** Maximum size of the server's files in kilobytes (or half of them, by the shell's unit): simulates a full disk. */
  readonly largestFile?: number;
}

export interface DrilledInstallation {
  /** The built `main.js`. */
  readonly entry: string;
  readonly databaseUrl: string;
  readonly administrator: { readonly username: string; readonly password: string };
  /** Ends every process of the drill. */
  readonly signal: AbortSignal;
}

/** @throws CommandError with the server's output, where it does not start */
export async function startDrilled(
  { entry, databaseUrl, administrator, signal }: DrilledInstallation,
  { ahead, largestFile }: Circumstances = {},
): Promise<DrilledServer> {
  const clock = `const now=Date.now;Date.now=()=>now()+${ahead ?? 0}`;
  const command = [process.execPath, ...(ahead === undefined ? [] : ['--import', `data:text/javascript,${clock}`]), entry];
  const limited = ['/bin/sh', '-c', `ulimit -f ${largestFile}; exec "$@"`, 'sh', ...command];
  const [program = process.execPath, ...words] = largestFile === undefined ? command : limited;
  const child = spawn(program, words, {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      // The installation's own: the copy answers plain HTTP on its port alone, and writes to nobody.
      HEALTH_PORT: '',
      TLS_CERT: '',
      TLS_KEY: '',
      SMTP_URL: '',
      MAIL_FROM: '',
      OTEL_EXPORTER_OTLP_ENDPOINT: '',
      // No purge: only the drill changes the copy.
      RETENTION_DAYS: 'off',
      AUDIT_DAYS: 'off',
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  });
  // The error event of an aborted process is ignored: callers learn of the abort from the signal.
  child.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    url: await readyAt(child),
    async end(how) {
      child.kill(how);
      await ended;
    },
  };
}

function readyAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /Vigie is ready: (http:\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => reject(new CommandError(`The server did not start on the copy:\n${said}`)));
  });
}
