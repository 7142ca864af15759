/**
 * Cost of a session of 20,000 people with ten missions: processor time, the longest block of the event loop, memory, and the wait of other
 * callers.
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../server/database/database.ts';
import { fixtureChallenges } from '../support/fixture-challenges.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { peakMemoryOf, processorTimeOf } from './process-facts.ts';
import { seedLarge } from './seed-large.ts';

const PEOPLE = 20_000;
const MISSIONS = 10;
/** Events of a second in which a fiftieth of the people does something. */
const CHANGES = 400;
/** Milliseconds between two probes of `/healthz`. The probes' own processor time is subtracted. */
const PROBE_INTERVAL_MS = 20;
/** Script that measures the event loop; a server loads it before its own code. */
export const LOOP_FACTS = fileURLToPath(new URL('loop-facts.cjs', import.meta.url));

export interface LargeCost {
  readonly what: string;
  /** Budget of processor time in milliseconds; 300 by default. */
  readonly budget?: number;
  /** Milliseconds of processor time. */
  readonly processor: number;
  /** Longest time for which the event loop did nothing else, in milliseconds: `piece` as processor time, `passed` as wall-clock time. */
  readonly piece: number;
  readonly passed: number;
  /** 99th percentile of the wait for `/healthz`, in milliseconds. */
  readonly healthP99: number;
  /** Peak memory in megabytes. */
  readonly memory: number;
  readonly bytes: number;
}

/** @param entry a built server @param signIn the token of an administrator */
export async function measureLargeSession(
  url: string,
  entry: string,
  database: Database,
  signIn: (url: string) => Promise<string>,
): Promise<readonly LargeCost[]> {
  const missions = fixtureChallenges.slice(0, MISSIONS).map(({ manifest }) => manifest.key);
  const { session } = await seedLarge(database, PEOPLE, missions);
  await database.query
    .updateTable('sessions')
    .set({ challenges: JSON.stringify(missions) })
    .where('id', '=', session)
    .execute();
  const server = await startServer(url, entry, [], { NODE_OPTIONS: `--require ${LOOP_FACTS}` });
  try {
    const headers = { authorization: `Bearer ${await signIn(server.url)}` };
    const issued = await fetch(`${server.url}/admin/sessions/${session}/projector`, { method: 'POST', headers });
    const { token } = (await issued.json()) as { token: string };
    await fetch(`${server.url}/admin/sessions/${session}/room`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'end' }),
    });
    const cockpit = `/admin/sessions/${session}/cockpit`;
    const calls = [
      ['cockpit', 'GET', cockpit, headers],
      [
        'cockpit, of whom a second changed',
        'GET',
        `${cockpit}?after=${(await lastEventOf(database, session)) - CHANGES}`,
        headers,
      ],
      ['projector', 'GET', '/projector/room', { authorization: `Bearer ${token}` }],
      ['report', 'GET', `/admin/reports?sessions=${session}`, headers],
      ['deletion', 'DELETE', `/admin/sessions/${session}`, headers],
    ] as const;
    const costs: LargeCost[] = [];
    for (const [what, method, path, own] of calls)
      costs.push({ what, ...(await costOf(server, () => fetch(server.url + path, { method, headers: own }))) });
    return costs;
  } finally {
    await server.end('SIGTERM');
  }
}

async function lastEventOf({ query }: Database, session: string): Promise<number> {
  return (await query.selectFrom('sessions').select('last_event').where('id', '=', session).executeTakeFirstOrThrow()).last_event;
}

/** Measures one call while `/healthz` is probed. @throws Error when the server refuses the call */
export async function costOf(server: ServerProcess, call: () => Promise<Response>): Promise<Omit<LargeCost, 'what' | 'budget'>> {
  // Probes alone first, to know what a probe costs.
  const quiet = await probed(server, () => pause(2_000));
  const told = await probed(server, async () => {
    const reply = await call();
    if (!reply.ok) throw new Error(`${reply.url} is answered with ${reply.status}`);
    return (await reply.arrayBuffer()).byteLength;
  });
  const probes = (quiet.processor / quiet.waits.length) * told.waits.length;
  const waits = [...told.waits].sort((a, b) => a - b);
  return {
    processor: Math.round(told.processor - probes),
    piece: told.piece,
    passed: told.passed,
    healthP99: Math.round(waits[Math.floor(waits.length * 0.99)] ?? 0),
    memory: told.memory,
    bytes: told.result,
  };
}

async function probed<T>(server: ServerProcess, work: () => Promise<T>) {
  await loopFacts(server);
  // Linux: resets the peak of the memory.
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  const before = processorTimeOf(server.pid);
  const waits: number[] = [];
  let over = false;
  const probing = (async () => {
    while (!over) {
      const begun = performance.now();
      await (await fetch(`${server.url}/healthz`)).text();
      waits.push(performance.now() - begun);
      await pause(PROBE_INTERVAL_MS);
    }
  })();
  const result = await work();
  over = true;
  await probing;
  const { passed, worked } = await loopFacts(server);
  return {
    result,
    waits,
    processor: processorTimeOf(server.pid) - before,
    memory: peakMemoryOf(server.pid),
    piece: Math.round(worked),
    passed: Math.round(passed),
  };
}

/** Measurements by `loop-facts.cjs` since it was last asked. */
async function loopFacts(server: ServerProcess): Promise<{ readonly passed: number; readonly worked: number }> {
  const known = server.printed().length;
  process.kill(server.pid, 'SIGUSR2');
  for (;;) {
    const facts = /LOOP (\{.*\})/.exec(server.printed().slice(known))?.[1];
    if (facts !== undefined) return JSON.parse(facts);
    await pause(5);
  }
}
