/** What the calls of one driver process came to: times, refusals, calls without a reply; and what the driver itself cost. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds after which a call without a reply counts as late: nobody believes in it any more. */
export const LATE_MS = 5_000;
const RESOLUTION_MS = 10;

/** Milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** What a late call waited for when it became late: a free connection of its browser, the connection, or the reply. */
type LateFor = 'free' | 'connection' | 'reply';

export interface CallFigures {
  /** Requests, each retry and each stream among them; in all, and by route. */
  readonly calls: number;
  readonly routes: Readonly<Record<string, number>>;
  readonly attempts: Latency;
  /** Calls of method GET, without streams. */
  readonly reads: Latency;
  readonly late: Readonly<Record<LateFor, number>>;
  /** Late calls by route. */
  readonly lateRoutes: Readonly<Record<string, number>>;
  /** Requests that broke off, or were given up by the page's own time limit. */
  readonly unanswered: number;
  /** Replies with 503, by route. */
  readonly refused: Readonly<Record<string, number>>;
  /** Other replies that are no success, by route and status. */
  readonly failed: Readonly<Record<string, number>>;
  readonly streamEvents: number;
  /** Processor time of the driver, in milliseconds. */
  readonly processor: number;
  /** How late the driver's event loop was, in milliseconds, at the 99th percentile and at most: its calls seem that much slower. */
  readonly loopP99: number;
  readonly loopWorst: number;
}

/** One request under way. */
export interface CallUnderWay {
  /** It has a connection of its browser, perhaps one that is not established yet. */
  assigned(): void;
  connected(): void;
  answered(status: number): void;
  failed(): void;
}

export interface Journal {
  /** @param path without the query */
  begin(method: string, path: string, isStream: boolean): CallUnderWay;
  streamEvents(count: number): void;
  /** The figures since the last call of this function, or since the start. */
  take(): CallFigures;
}

export function createJournal(): Journal {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.enable();
  let counted = none();
  let processor = process.cpuUsage();

  return {
    begin(method, path, isStream) {
      const route = `${method} ${routeOf(path)}`;
      const begun = performance.now();
      let [assignedAt, connectedAt] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      const end = () => {
        const took = performance.now() - begun;
        counted.calls += 1;
        count(counted.routes, route);
        if (took < LATE_MS) return took;
        counted.late[lateFor(assignedAt - begun, connectedAt - begun)] += 1;
        count(counted.lateRoutes, route);
        return took;
      };
      return {
        assigned() {
          assignedAt = performance.now();
        },
        connected() {
          connectedAt = performance.now();
        },
        answered(status) {
          const took = end();
          if (route.endsWith('/attempts')) counted.attempts.push(took);
          else if (method === 'GET' && !isStream) counted.reads.push(took);
          if (status === 503) count(counted.refused, route);
          else if (status >= 400) count(counted.failed, `${route} ${status}`);
        },
        failed() {
          end();
          counted.unanswered += 1;
        },
      };
    },
    streamEvents(number) {
      counted.streamEvents += number;
    },
    take() {
      const { attempts, reads, ...rest } = counted;
      const { user, system } = process.cpuUsage(processor);
      const late = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6 - RESOLUTION_MS));
      const figures = {
        ...rest,
        attempts: latencyOf(attempts),
        reads: latencyOf(reads),
        processor: Math.round((user + system) / 1000),
        loopP99: late(loop.percentile(99)),
        loopWorst: late(loop.max),
      };
      counted = none();
      processor = process.cpuUsage();
      loop.reset();
      return figures;
    },
  };
}

interface Counted {
  calls: number;
  readonly routes: Record<string, number>;
  readonly attempts: number[];
  readonly reads: number[];
  readonly late: Record<LateFor, number>;
  readonly lateRoutes: Record<string, number>;
  unanswered: number;
  readonly refused: Record<string, number>;
  readonly failed: Record<string, number>;
  streamEvents: number;
}

function none(): Counted {
  return {
    calls: 0,
    routes: {},
    attempts: [],
    reads: [],
    late: { free: 0, connection: 0, reply: 0 },
    lateRoutes: {},
    unanswered: 0,
    refused: {},
    failed: {},
    streamEvents: 0,
  };
}

/** @param assigned milliseconds from the call to its connection's assignment @param connected to its establishment */
function lateFor(assigned: number, connected: number): LateFor {
  if (assigned >= LATE_MS) return 'free';
  return connected >= LATE_MS ? 'connection' : 'reply';
}

/** The path with placeholders for identifiers and missions. */
function routeOf(path: string): string {
  return path.replace(/[0-9a-f]{28}/g, ':id').replace(/^\/challenges\/[^/]+/, '/challenges/:key');
}

function count(counts: Record<string, number>, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

export function latencyOf(times: readonly number[]): Latency {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), worst: at(1) };
}
