/**
 * Measures the product beside a bare server with one durable write, or one read, for each request. The ratio of both is more telling than
 * either figure: it does not depend on the machine.
 */
import type { ServerProcess } from '../support/server-process.ts';
import { type LoadRequest, type Measured, measure } from './measure.ts';
import { processorTimeOf } from './process-facts.ts';

/** The two servers take turns in rounds, so that other load on the machine affects both. */
const ROUNDS = 3;

const BARE = {
  write: [
    {
      method: 'POST',
      path: '/write',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer: 'CTF{mot_12345678}' }),
    },
  ],
  read: [{ path: '/read' }],
} satisfies Record<string, readonly LoadRequest[]>;

export interface Beside {
  /** The product's median round. */
  readonly ours: Measured;
  /** Requests a second of the product, divided by those of the bare server. */
  readonly ratio: number;
  /** Microseconds of processor time for each request. */
  readonly processor: { readonly ours: number; readonly bare: number };
}

interface Round extends Measured {
  readonly processor: number;
}

export async function besideBare(
  bare: ServerProcess,
  server: ServerProcess,
  kind: keyof typeof BARE,
  requests: readonly LoadRequest[] | (() => LoadRequest | undefined),
  seconds: number,
): Promise<Beside> {
  const rounds: { bare: Round; ours: Round }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      bare: await oneRound(bare, seconds / ROUNDS, BARE[kind]),
      ours: await oneRound(server, seconds / ROUNDS, requests),
    });
  const [theirs, ours] = [medianOf(rounds.map((round) => round.bare)), medianOf(rounds.map((round) => round.ours))];
  const failed = rounds.reduce((sum, round) => sum + round.ours.failed, 0);
  return {
    ours: { ...ours, failed },
    ratio: ours.perSecond / theirs.perSecond,
    processor: { ours: ours.processor, bare: theirs.processor },
  };
}

async function oneRound(
  { url, pid }: ServerProcess,
  seconds: number,
  requests: readonly LoadRequest[] | (() => LoadRequest | undefined),
): Promise<Round> {
  const before = processorTimeOf(pid);
  const measured = await measure(url, seconds, requests);
  const processor = ((processorTimeOf(pid) - before) * 1000) / (measured.perSecond * measured.seconds);
  return { ...measured, processor: Math.round(processor) };
}

function medianOf(rounds: readonly Round[]): Round {
  const median = [...rounds].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds.length / 2)];
  if (!median) throw new Error('nothing was measured');
  return median;
}
