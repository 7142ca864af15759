/**
 * Traces (OpenTelemetry), for installations with a collector. Without one `tracing()` is null and nothing of the library is loaded. What a
 * span says is listed here: routes, names of tables and queues, counts, durations; never what was sent, who sent it, or the text of a query.
 */
import type { Context } from '@opentelemetry/api';
import type { TracesConfig } from './traces-config.ts';

/** Attributes of a span. */
type Facts = Readonly<Record<string, string | number>>;
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface Tracing {
  /** What runs now belongs to. */
  active(): Context;
  /** Begins the span of a call, child of its `traceparent`, and does `work` within it. @returns what ends it; without that it is not told */
  call(headers: Headers, work: () => void): (route: string, method: string, status: number) => void;
  /** A span around work. @param relatives its parent, the active span by default, then those that it is linked to */
  span<T>(name: string, facts: Facts, work: () => Promise<T>, relatives?: readonly Context[]): Promise<T>;
  /** A span of what has just ended. @param ms milliseconds */
  past(name: string, facts: Facts, ms: number, failed?: boolean): void;
  /** Headers for a call to another server: `traceparent`, of the active span. */
  outgoing(): Readonly<Record<string, string>>;
  /** Exports what is left; a collector that does not answer is waited for 1.5 s. */
  stop(): Promise<void>;
}

let running: Tracing | null = null;

/** null where traces are off. */
export function tracing(): Tracing | null {
  return running;
}

/** To be called before the database is opened and the app built. @param trusting whether calls come from a proxy, whose `traceparent` is taken */
export async function startTracing(config: TracesConfig, trusting: boolean): Promise<void> {
  const { createTracing } = await import('./trace-export.ts');
  running = createTracing(config, trusting);
}
