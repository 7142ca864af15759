/** Shared code of the tests that run the parts of `npm run trust` briefly. There are several such files, so that they run in parallel. */
import { inject, onTestFinished } from 'vitest';
import { startServer } from '../support/server-process.ts';
import type { TemporaryDatabase } from '../support/temporary-databases.ts';

/** An arbitrary seed. To try a seed that found something: `npm run trust -- fuzz-sqlite --seed`. */
export const SEED = 20_261_121;

/** Starts servers on one new database; they run until the test is over. */
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
