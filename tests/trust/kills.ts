/** Kills a server, or its database, while clients write; round after round on one database. */
import type { RunningPostgres } from '../support/postgres.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createGate } from './gate.ts';
import { mistakes } from './ledger-right.ts';
import { backUp, signIn } from './restored.ts';
import { emptyJournal, type Journal, startWriters } from './writers.ts';

/** Acknowledged calls before the kill. `STEP` changes their number from round to round, so that kills fall at different moments. */
const MIN_ACKNOWLEDGED = 40;
const STEP = 17;

interface KillReport {
  readonly rounds: number;
  readonly journal: Journal;
  /** Writes that were lost, doubled, or added up wrongly. */
  readonly mistakes: readonly string[];
  /** Backup of what is left, made by the last server. */
  readonly backup: string;
}

/**
 * Runs the rounds.
 * @param entry path of a built server @param postgres database to kill instead of the server
 * @param time milliseconds after which no further round begins
 */
export async function killRounds(
  databaseUrl: string,
  rounds: number,
  {
    entry,
    postgres,
    time = Number.POSITIVE_INFINITY,
    onRound,
  }: { entry: string; postgres?: RunningPostgres; time?: number; onRound?: (round: number) => void },
): Promise<KillReport> {
  let server: ServerProcess = await startServer(databaseUrl, entry);
  const gate = createGate(server.url);
  const journal = emptyJournal();
  const found: string[] = [];
  let waiting: { left: number; resolve: () => void } | undefined;
  const acknowledged = (count: number) =>
    new Promise<void>((resolve) => {
      waiting = { left: count, resolve };
    });
  const writers = await startWriters(gate, journal, () => {
    if (!waiting) return;
    waiting.left -= 1;
    if (waiting.left === 0) waiting.resolve();
  });
  const ends = performance.now() + time;
  let done = 0;
  for (let round = 1; round <= rounds && performance.now() < ends; round += 1) {
    await acknowledged(MIN_ACKNOWLEDGED + ((round * STEP) % 100));
    if (postgres) {
      // Not shut before: the calls under way could end until the signal is sent, and none would be interrupted.
      await postgres.crash(gate.shut);
      await readiness(server.url);
    } else {
      const ended = server.end('SIGKILL');
      gate.shut();
      await ended;
      server = await startServer(databaseUrl, entry);
    }
    await gate.empty();
    found.push(...(await mistakes(databaseUrl, journal, false)).map((line) => `round ${round}: ${line}`));
    gate.open(server.url);
    done = round;
    onRound?.(round);
  }
  await writers.stop();
  found.push(...(await mistakes(databaseUrl, journal, true)).map((line) => `at the end: ${line}`));
  const backup = await backUp(server.url, await signIn(server.url));
  await server.end('SIGTERM');
  return { rounds: done, journal, mistakes: found, backup };
}

/** Resolves when the server reports that it is ready. */
async function readiness(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/readyz`);
    if (response.ok) return;
    await response.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
