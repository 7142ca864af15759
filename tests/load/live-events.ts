/**
 * 500 people of one session receive events while they play: how long an event takes to reach the cockpit, the projector and the hubs, and
 * what the streams cost the server.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import type { Database } from '../../server/database/database.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { memoryOf, processorTimeOf } from './process-facts.ts';
import { rightAnswers, seedSession } from './seed.ts';

const PLAYERS = 500;
/** Right answers a second, as in a busy session. */
const PER_SECOND = 20;

interface LiveMeasured {
  /** Milliseconds from the sending of an answer to the event's arrival, by kind of page. */
  readonly latencies: Readonly<
    Record<'room' | 'projector' | 'hubs', { readonly p50: number; readonly p99: number; readonly news: number }>
  >;
  /** Memory of the server in megabytes, without streams and with them. */
  readonly memory: { readonly before: number; readonly during: number };
  /** Processor time as a share of one processor, with 500 streams: without events, and with them. */
  readonly processor: { readonly quiet: number; readonly busy: number };
  /** Events that were lost, or came twice. */
  readonly wrong: number;
}

interface Arrival {
  readonly number: number;
  readonly at: number;
}

/** @param seconds of play @param consoleToken of an account of the console @param projectorToken of the session's, by its identifier */
export async function measureLive(
  server: ServerProcess,
  database: Database,
  seconds: number,
  consoleToken: string,
  projectorToken: (session: string) => Promise<string>,
): Promise<LiveMeasured> {
  const { session, players } = await seedSession(database, PLAYERS, PLAYERS);
  const work = await rightAnswers(database, players);
  const ending = new AbortController();
  const before = memoryOf(server.pid);
  const open = (path: string, token: string) => listen(`${server.url}${path}`, token, ending.signal);
  const [room, projector, ...hubs] = await Promise.all([
    open(`/admin/sessions/${session}/events`, consoleToken),
    open('/projector/events', await projectorToken(session)),
    ...players.map(({ token }) => open('/session/events', token)),
  ]);
  if (!room || !projector) throw new Error('no stream');
  await pause(2000);
  const quiet = await processorShare(server, 3000);

  const sent: number[] = [];
  const during = processorTimeOf(server.pid);
  const begun = performance.now();
  const answers: Promise<unknown>[] = [];
  for (let index = 0; index < seconds * PER_SECOND; index += 1) {
    const job = work[index];
    if (!job) break;
    sent.push(performance.now());
    answers.push(
      fetch(`${server.url}/challenges/${job.key}/attempts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${job.token}` },
        body: JSON.stringify({ answer: job.answer }),
      }).then((reply) => reply.arrayBuffer()),
    );
    await pause(Math.max(0, begun + ((index + 1) * 1000) / PER_SECOND - performance.now()));
  }
  await Promise.all(answers);
  const busy = (processorTimeOf(server.pid) - during) / (performance.now() - begun);
  const memory = memoryOf(server.pid);
  await pause(3000);
  ending.abort();

  // Answers were sent in order, each by another player. So their events are numbered in this order, except answers sent at the same moment.
  const numbers = room.arrivals.map(({ number }) => number);
  const wrong = Math.abs(numbers.length - sent.length) + (new Set(numbers).size === numbers.length ? 0 : 1);
  const latenciesOf = (arrivals: readonly Arrival[]) => {
    let next = 0;
    return numbers.map((number, index) => {
      while (next < arrivals.length && (arrivals[next]?.number ?? 0) < number) next += 1;
      return (arrivals[next]?.at ?? Number.POSITIVE_INFINITY) - (sent[index] ?? 0);
    });
  };
  const summary = (latencies: readonly number[]) => {
    const sorted = [...latencies].sort((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    return { p50: at(0.5), p99: at(0.99), news: sorted.length };
  };
  return {
    latencies: {
      room: summary(latenciesOf(room.arrivals)),
      projector: summary(latenciesOf(projector.arrivals)),
      hubs: summary(hubs.flatMap(({ arrivals }) => latenciesOf(arrivals))),
    },
    memory: { before, during: memory },
    processor: { quiet, busy },
    wrong,
  };
}

async function processorShare(server: ServerProcess, milliseconds: number): Promise<number> {
  const before = processorTimeOf(server.pid);
  const begun = performance.now();
  await pause(milliseconds);
  return (processorTimeOf(server.pid) - before) / (performance.now() - begun);
}

/** Opens a stream; resolves once it has begun. @returns the events that have arrived so far; the list grows */
async function listen(url: string, token: string, signal: AbortSignal): Promise<{ readonly arrivals: readonly Arrival[] }> {
  const reply = await fetch(url, { headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` }, signal });
  if (!reply.ok || !reply.body) throw new Error(`${url} answered ${reply.status}`);
  const arrivals: Arrival[] = [];
  let begun = () => {};
  const beginning = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const parser = createParser({
    onEvent({ id, event }) {
      if (event === 'hello') begun();
      // The answer's own player receives an event about the answer; everybody else receives one about the changed board.
      else arrivals.push({ number: Number(id), at: performance.now() });
    },
  });
  const body = reply.body;
  void (async () => {
    const decoder = new TextDecoder();
    for await (const piece of body) parser.feed(decoder.decode(piece, { stream: true }));
  })().catch(() => undefined);
  await beginning;
  return { arrivals };
}
