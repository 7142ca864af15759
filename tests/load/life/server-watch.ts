/** What servers tell of themselves while a part of the load runs, and how soon they answer as before once it is over. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../../support/server-process.ts';
import { acceptQueueOf } from '../accept-queue.ts';
import { memoryOf, processorTimeOf } from '../process-facts.ts';
import { LATE_MS, type Latency, latencyOf } from './journal.ts';

export const METRICS_TOKEN = 'a-token-of-the-load';

const PROBE_MS = 100;
const SAMPLE_MS = 2_000;
/** Milliseconds after which a probe is given up, and counts as that long. */
const GIVEN_UP_MS = 30_000;
/** Resolution of Node's monitor of the event loop, which is a part of each delay that it tells. */
const LOOP_RESOLUTION_MS = 10;
/** A probe answers as before within this, or within three times its 99th percentile of before. Milliseconds. */
const AS_BEFORE_MS = 50;
/** Consecutive probes that must answer as before: for two seconds. */
const STREAK = 20;
/** Milliseconds after which a server that does not answer as before is given up. */
const PATIENCE_MS = 120_000;

export interface ServerFigures {
  /** Processor time of all servers, in milliseconds. */
  readonly processor: number;
  /** Delay of the event loop by `/metrics`, in milliseconds: the median sample's median, the worst sample's 99th percentile, the worst. */
  readonly loop: Latency;
  /** Megabytes of the largest process, at the beginning and at the end. */
  readonly memory: { readonly first: number; readonly last: number };
  /** Of `/healthz`, on the site's port and on the health port. */
  readonly healthz: Latency;
  readonly healthPort: Latency;
  /** Calls by route whose reply ended more than `LATE_MS` after the server had read their headers, as `/metrics` counts them. */
  readonly late: Readonly<Record<string, number>>;
  /** Longest wait that admission assumed, in milliseconds. */
  readonly expectedWaitMs: number;
  /** Connections that the kernel held for a server that had not accepted them yet, at most. */
  readonly acceptQueue: number;
}

/** A call that is sent again and again, alone: `/healthz`, or one of a player who does nothing else. */
export interface Probe {
  readonly path: string;
  readonly token?: string;
}

interface Sample {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly wait: number;
  readonly late: Readonly<Record<string, number>>;
}

/** A server with a health port. */
export interface WatchedServer extends ServerProcess {
  readonly healthUrl: string;
}

/** Begins to watch. @returns a function that ends it */
export function watchServers(servers: readonly WatchedServer[]): () => Promise<ServerFigures> {
  let over = false;
  const samples: Sample[] = [];
  const late: Record<string, number> = {};
  const waits: number[] = [];
  const healthWaits: number[] = [];
  const processor = () => servers.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0);
  const memory = () => Math.max(...servers.map(({ pid }) => memoryOf(pid)));
  let acceptQueue = 0;
  const [first, before] = [memory(), processor()];
  const sampling = servers.map(async ({ url }) => {
    // The first reading tells of the time before.
    const begun = await sampleOf(url);
    let last = begun;
    while (!over) {
      await pause(SAMPLE_MS);
      last = await sampleOf(url);
      samples.push(last);
    }
    for (const [route, number] of Object.entries(last.late)) late[route] = (late[route] ?? 0) + number - (begun.late[route] ?? 0);
  });
  const probing = servers.map(async ({ url }) => {
    while (!over) {
      waits.push((await probe(url, { path: '/healthz' })).took);
      acceptQueue = Math.max(acceptQueue, acceptQueueOf(Number(new URL(url).port)));
      await pause(PROBE_MS);
    }
  });
  const probingHealth = servers.map(async ({ healthUrl }) => {
    while (!over) {
      healthWaits.push((await probe(healthUrl, { path: '/healthz' })).took);
      await pause(PROBE_MS);
    }
  });
  return async () => {
    const used = processor() - before;
    over = true;
    await Promise.all([...sampling, ...probing, ...probingHealth]);
    const worst = (of: (sample: Sample) => number) => Math.max(0, ...samples.map(of));
    return {
      processor: used,
      loop: { p50: latencyOf(samples.map(({ p50 }) => p50)).p50, p99: worst(({ p99 }) => p99), worst: worst((one) => one.worst) },
      memory: { first, last: memory() },
      healthz: latencyOf(waits),
      healthPort: latencyOf(healthWaits),
      late: Object.fromEntries(Object.entries(late).filter(([, number]) => number > 0)),
      expectedWaitMs: worst(({ wait }) => wait),
      acceptQueue,
    };
  };
}

async function sampleOf(url: string): Promise<Sample> {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const told = await reply.text();
  const of = (name: string) => Math.round(1000 * Number(new RegExp(`^${name} (\\S+)`, 'm').exec(told)?.[1] ?? 0));
  const loop = (what: string) => Math.max(0, of(`nodejs_eventloop_lag_${what}_seconds`) - LOOP_RESOLUTION_MS);
  return { p50: loop('p50'), p99: loop('p99'), worst: loop('max'), wait: of('vigie_expected_wait_seconds'), late: lateIn(told) };
}

/** Replies by route that took longer than `LATE_MS`, in a text of metrics: those that are counted, less those within that bound. */
function lateIn(told: string): Record<string, number> {
  const late: Record<string, number> = {};
  const add = (kind: string, sign: 1 | -1) => {
    for (const [, method, route, number] of told.matchAll(
      new RegExp(`^vigie_http_request_duration_seconds_${kind}method="([^"]*)",route="([^"]*)",status="[^"]*"} (\\d+)`, 'gm'),
    ))
      late[`${method} ${route}`] = (late[`${method} ${route}`] ?? 0) + sign * Number(number);
  };
  add('count{', 1);
  add(`bucket{le="${LATE_MS / 1000}",`, -1);
  return late;
}

async function probe(url: string, { path, token }: Probe): Promise<{ readonly took: number; readonly ok: boolean }> {
  const begun = performance.now();
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  try {
    const reply = await fetch(url + path, { headers, signal: AbortSignal.timeout(GIVEN_UP_MS) });
    await reply.arrayBuffer();
    return { took: performance.now() - begun, ok: reply.ok };
  } catch {
    return { took: performance.now() - begun, ok: false };
  }
}

/** How long calls take while nothing else happens: milliseconds within which a probe answers as before. */
export async function usualWait(url: string, probes: readonly Probe[]): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < STREAK; round += 1)
    for (const one of probes) {
      times.push((await probe(url, one)).took);
      await pause(PROBE_MS / probes.length);
    }
  return Math.max(AS_BEFORE_MS, 3 * latencyOf(times).p99);
}

/** @returns seconds from now until every probe is answered as before for two seconds; infinity after two minutes */
export async function recovery(url: string, probes: readonly Probe[], usualMs: number): Promise<number> {
  const begun = performance.now();
  let streak = 0;
  let since = begun;
  while (streak < STREAK) {
    const at = performance.now();
    if (at - begun > PATIENCE_MS) return Number.POSITIVE_INFINITY;
    const answers = await Promise.all(probes.map((one) => probe(url, one)));
    if (!answers.every(({ ok, took }) => ok && took <= usualMs)) streak = 0;
    else {
      if (streak === 0) since = at;
      streak += 1;
    }
    await pause(PROBE_MS);
  }
  return Math.round((since - begun) / 100) / 10;
}
