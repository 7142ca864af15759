/** Shared code of the tests that run the parts of `npm run trust` briefly. There are several such files, so that they run in parallel. */
import { inject } from 'vitest';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import type { TemporaryDatabase } from '../support/temporary-databases.ts';

/** An arbitrary seed. To try a seed that found something: `npm run trust -- fuzz-sqlite --seed`. */
export const SEED = 20_261_121;

export interface Installation {
  readonly urls: readonly string[];
  /** Ends the servers, and removes their database. */
  end(): Promise<void>;
}

/** Starts servers on one new database. */
export async function startInstallation(
  create: () => Promise<TemporaryDatabase>,
  count: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const store = await create();
  const servers: ServerProcess[] = [];
  const end = async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await store.drop();
  };
  for (let left = count; left > 0; left -= 1) servers.push(await startServer(store.url, inject('built').server, [], environment));
  return { urls: servers.map(({ url }) => url), end };
}
