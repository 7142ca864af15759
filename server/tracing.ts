/**
 * Traces (OpenTelemetry), for installations with a collector. Without one `tracing()` is null and the SDK is not loaded. A span holds only
 * routes, names of tables and queues, counts and durations; never the data that was sent, its sender, or the text of a query.
 */
import type { Context } from '@opentelemetry/api';
import type { TracesConfig } from './traces-config.ts';

/** Attributes of a span. */
type Facts = Readonly<Record<string, string | number>>;
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface Tracing {
  /** Context of the code that runs now. */
  active(): Context;
  /**
   * Begins the span of a call, a child of the caller's `traceparent`, and runs `work` within it.
   * @returns the function that ends the span; a span that is not ended is not exported
   */
  call(headers: Headers, work: () => void): (route: string, method: string, status: number) => void;
  /** A span around work. @param relatives the parent, by default the active span, then spans to which the new span is linked */
  span<T>(name: string, facts: Facts, work: () => Promise<T>, relatives?: readonly Context[]): Promise<T>;
  /** Records a span of something that has just ended. @param ms milliseconds */
  past(name: string, facts: Facts, ms: number, failed?: boolean): void;
  /** Headers for a call to another server: the `traceparent` of the active span. */
  outgoing(): Readonly<Record<string, string>>;
  /** Exports the remaining spans; waits 1.5 s at most for a collector that does not answer. */
  stop(): Promise<void>;
}

let running: Tracing | null = null;

/** The running traces; null where traces are off. */
export function tracing(): Tracing | null {
  return running;
}

/**
 * To be called before the database is opened and the app built.
 * @param trusting whether calls come from a trusted proxy, whose `traceparent` is used
 */
export async function startTracing(config: TracesConfig, trusting: boolean): Promise<void> {
  const { createTracing } = await import('./trace-export.ts');
  running = createTracing(config, trusting);
}
