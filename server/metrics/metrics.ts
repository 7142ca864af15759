/**
 * Metrics in the text format of Prometheus, by `prom-client`: counts and durations of this process. No label holds a person, a session or a
 * requested address.
 */
import type { Registry } from 'prom-client';
import type { BatchFigures } from '../concurrency/batch-queue.ts';
import type { PoolFigures } from '../database/database.ts';
import { type Admission, REFUSABLE } from '../http/admission.ts';
import { VERSION } from '../version.ts';

/** Upper bounds of latency in seconds: around the budgets of a player's call (25 ms), of a console page (300 ms) and of waiting (5 s). */
const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.15, 0.3, 1, 2.5, 5, 10];

/** Values that are read at each request for metrics. */
interface MetricsSources {
  /** Queues of writes by name. */
  readonly queues: Readonly<Record<string, () => BatchFigures>>;
  /** Open event streams. */
  readonly streams: () => number;
  readonly pool: () => PoolFigures | null;
  /** Milliseconds that a call waits, and number of calls refused because of that. */
  readonly admission: Pick<Admission, 'wait' | 'refusals'>;
  /** Whether the database answers and accepts writes, as in `/readyz`. */
  readonly ready: () => Promise<boolean>;
  /** Time of the last backup in milliseconds since 1970; null if there is none. */
  readonly lastBackup: () => Promise<number | null>;
  /** Figures of the mail queue; null if the installation sends no mail. */
  readonly mails: MailFigures | null;
}

interface MailFigures {
  /** Number of stored mails by state. */
  counts(): Promise<Readonly<Record<string, number>>>;
  /** Whether the queue has stopped until a facilitator restarts it. */
  isStopped(): Promise<boolean>;
}

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** @param route pattern of the route @param ms milliseconds from the request to the end of the reply */
  request(method: string, route: string, status: number, ms: number): void;
  /** Records a run of a periodic job, such as housekeeping. @param at milliseconds since 1970 */
  jobDone(job: string, at: number): void;
  jobFailed(job: string): void;
}

/** Loads the library, which only installations with metrics need. */
export async function createMetrics({ queues, lastBackup, mails, ...load }: MetricsSources): Promise<Metrics> {
  const prom = await import('prom-client');
  const { Counter, Gauge, Histogram, collectDefaultMetrics } = prom;
  const registry = new prom.Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  new Gauge({ name: 'vigie_build_info', help: 'Release that runs.', labelNames: ['version'], registers }).set(
    { version: VERSION },
    1,
  );
  const requests = new Histogram({
    name: 'vigie_http_request_duration_seconds',
    help: 'Time from a request to the end of its reply; event streams are not counted.',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCY_BUCKETS,
    registers,
  });
  measureWrites(prom, registers, queues);
  measureLoad(prom, registers, load);
  measureUpkeep(prom, registers, { lastBackup, mails });
  const done = new Gauge({
    name: 'vigie_job_last_success_timestamp_seconds',
    help: 'When a regular job last succeeded, in seconds since 1970.',
    labelNames: ['job'],
    registers,
  });
  const failed = new Counter({
    name: 'vigie_job_failures_total',
    help: 'Runs of a regular job that failed; the next one makes up for them.',
    labelNames: ['job'],
    registers,
  });

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    request: (method, route, status, ms) => requests.observe({ method, route, status }, ms / 1000),
    jobDone: (job, at) => done.set({ job }, at / 1000),
    jobFailed: (job) => failed.inc({ job }),
  };
}

type Prometheus = typeof import('prom-client');

function measureWrites({ Counter, Gauge }: Prometheus, registers: Registry[], queues: MetricsSources['queues']): void {
  new Gauge({
    name: 'vigie_write_queue_waiting',
    help: 'Writes that wait for a transaction.',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, figures] of Object.entries(queues)) this.set({ queue }, figures().waiting);
    },
  });
  new Counter({
    name: 'vigie_write_batches_total',
    help: 'Transactions that writes shared.',
    labelNames: ['queue'],
    registers,
    collect() {
      this.reset();
      for (const [queue, figures] of Object.entries(queues)) this.inc({ queue }, figures().batches);
    },
  });
  new Counter({
    name: 'vigie_writes_total',
    help: 'Writes in those transactions: divided by their number, the size of a batch.',
    labelNames: ['queue'],
    registers,
    collect() {
      this.reset();
      for (const [queue, figures] of Object.entries(queues)) this.inc({ queue }, figures().jobs);
    },
  });
}

function measureLoad(
  { Counter, Gauge }: Prometheus,
  registers: Registry[],
  { streams, pool, admission, ready }: Pick<MetricsSources, 'streams' | 'pool' | 'admission' | 'ready'>,
): void {
  new Gauge({
    name: 'vigie_streams',
    help: 'Open event streams (server-sent events).',
    registers,
    collect() {
      this.set(streams());
    },
  });
  new Gauge({
    name: 'vigie_expected_wait_seconds',
    help: 'How long a call that arrives now waits, for the event loop, a connection to the database and a transaction.',
    registers,
    collect() {
      this.set(admission.wait() / 1000);
    },
  });
  new Counter({
    name: 'vigie_refused_calls_total',
    help: 'Calls refused under load: view (boards, lists), entry (logins of players), or play (answers, sign-ins to the console).',
    labelNames: ['admission'],
    registers,
    collect() {
      this.reset();
      for (const kind of REFUSABLE) this.inc({ admission: kind }, admission.refusals()[kind]);
    },
  });
  if (pool() !== null)
    new Gauge({
      name: 'vigie_database_connections',
      help: 'Connections to PostgreSQL, and queries that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(pool() ?? {})) this.set({ state }, count);
      },
    });
  new Gauge({
    name: 'vigie_ready',
    help: '1 while the database answers and takes what is written, else 0.',
    registers,
    async collect() {
      this.set((await ready()) ? 1 : 0);
    },
  });
}

/**
 * Figures of the installation, the same from each process. If the database does not answer, the last values are kept, so that the other
 * metrics can still be read.
 */
function measureUpkeep(
  { Gauge }: Prometheus,
  registers: Registry[],
  { lastBackup, mails }: Pick<MetricsSources, 'lastBackup' | 'mails'>,
): void {
  new Gauge({
    name: 'vigie_last_backup_timestamp_seconds',
    help: 'When Vigie last made a backup, in seconds since 1970; 0 for never.',
    registers,
    async collect() {
      const at = await lastBackup().catch(() => undefined);
      if (at !== undefined) this.set((at ?? 0) / 1000);
    },
  });
  if (mails === null) return;
  new Gauge({
    name: 'vigie_mails',
    help: 'Mails that are kept by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await mails.counts().catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'vigie_mail_queue_stopped',
    help: '1 while no mail is sent until somebody sets the queue going again, else 0.',
    registers,
    async collect() {
      const stopped = await mails.isStopped().catch(() => undefined);
      if (stopped !== undefined) this.set(stopped ? 1 : 0);
    },
  });
}
