/** What the tests of `npm run trust` in small have in common. They are several files, so that processors share them. */
import { inject, onTestFinished } from 'vitest';
import { startServer } from '../support/server-process.ts';
import type { TemporaryDatabase } from '../support/temporary-databases.ts';

/** No better than another; a seed that found something is tried with `npm run trust -- fuzz-sqlite --seed`. */
export const SEED = 20_261_121;

/** Servers on one new database, until the test is over. */
export async function servers(
  create: () => Promise<TemporaryDatabase>,
  count: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const store = await create();
  onTestFinished(() => store.drop());
  const urls: string[] = [];
  for (let left = count; left > 0; left -= 1) {
    const server = await startServer(store.url, inject('built').server, [], environment);
    onTestFinished(async () => void (await server.end('SIGTERM')));
    urls.push(server.url);
  }
  return urls;
}
