/** Batch queue (group commit): jobs that arrive together share one transaction and one fsync. */
import type { Context } from '@opentelemetry/api';
import { serverBusy } from '../errors.ts';
import { tracing } from '../tracing.ts';

interface BatchQueue<J, R> {
  /** Resolves once the job is durable. */
  push(job: J): Promise<R>;
  /** Resolves when the queue is empty. */
  drained(): Promise<void>;
  figures(): BatchFigures;
}

/** Figures for metrics; the counts of batches and jobs only rise. */
export interface BatchFigures {
  /** Jobs that wait at this moment. */
  readonly waiting: number;
  /** Milliseconds for which the first waiting job has waited; 0 without any. */
  readonly oldestMs: number;
  readonly batches: number;
  /** Total of jobs in those batches. */
  readonly jobs: number;
}

interface Entry<J, R> {
  readonly job: J;
  /** Time of arrival, by `performance.now`. */
  readonly at: number;
  /** Trace of the call that waits; null where traces are off. */
  readonly context: Context | null;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

interface Options<J, R> {
  /** Name of the queue in traces. */
  readonly name: string;
  /** Runs a batch, all or nothing; results are in the order of the jobs. */
  readonly run: (jobs: readonly J[]) => Promise<readonly R[]>;
  /** Whether the jobs of a failed batch may be retried one by one, so that a bad job fails alone. */
  readonly separable: (error: unknown) => boolean;
  readonly batchSize?: number;
  /** Backpressure: jobs that may wait; further ones are refused. */
  readonly capacity?: number;
}

/** One batch at a time, in the order of arrival; jobs that arrive while a batch is written form the next. */
export function createBatchQueue<J, R>({
  name,
  run,
  separable,
  batchSize = 256,
  capacity = 10_000,
}: Options<J, R>): BatchQueue<J, R> {
  let waiting: Entry<J, R>[] = [];
  let working: Promise<void> | null = null;
  let batches = 0;
  let jobs = 0;

  const settle = async (batch: readonly Entry<J, R>[]): Promise<void> => {
    try {
      const work = () => run(batch.map(({ job }) => job));
      const traces = tracing();
      // The batch is part of the trace of the first job, and linked to those of the others.
      const results = traces
        ? await traces.span(
            `${name} batch`,
            { 'vigie.batch.jobs': batch.length },
            work,
            batch.flatMap(({ context }) => context ?? []),
          )
        : await work();
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index];
        if (result === undefined) reject(new Error('a job had no result'));
        else resolve(result);
      });
    } catch (error) {
      if (batch.length > 1 && separable(error)) for (const entry of batch) await settle([entry]);
      else for (const { reject } of batch) reject(error);
    }
  };
  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      // One turn of the event loop, so that requests which are being parsed join the batch.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      batches += 1;
      jobs += batch.length;
      await settle(batch);
    }
    working = null;
  };
  return {
    push: (job) =>
      new Promise<R>((resolve, reject) => {
        if (waiting.length >= capacity) {
          reject(serverBusy());
          return;
        }
        waiting.push({ job, at: performance.now(), context: tracing()?.active() ?? null, resolve, reject });
        working ??= work();
      }),
    drained: () => working ?? Promise.resolve(),
    figures: () => {
      const [first] = waiting;
      return { waiting: waiting.length, oldestMs: first ? performance.now() - first.at : 0, batches, jobs };
    },
  };
}
