/**
 * Periodic jobs of a process: housekeeping once a day; the schedule, failed sign-ins, seals of the audit log, people who no longer
 * wait at a door, and a write after a failed one every few seconds; mails at their pace.
 */
import { DAY_MS, HOUR_MS } from '#engine/rules/milliseconds.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { DATABASE_MOVED, type Health } from './http/health.ts';
import type { Server } from './http/routing.ts';
import { startSending } from './mails/sending.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Services } from './services.ts';
import { SCHEDULE_INTERVAL_MS } from './sessions/scheduler.ts';

const NOT_SEALED = 'the audit log could not be sealed';
const NOT_NOTED = 'failed sign-ins could not be written to the audit log';

interface JobsDeps {
  readonly server: Server;
  readonly services: Services;
  readonly database: Database;
  readonly config: Config;
  readonly clock: Clock;
  readonly metrics: Metrics | null;
  readonly health: Pick<Health, 'tryAgain'>;
  /** Whether the schedule, failed sign-ins, doors, a write after a failed one and mails run; housekeeping runs in any case. */
  readonly ticking: boolean;
}

interface Jobs {
  /** Resolves once running jobs are done, and the failed sign-ins still in memory are written. */
  stop(): Promise<void>;
}

/**
 * Resolves once expired data is purged and the schedule applied. Later failures are logged and counted, and the job
 * is tried again at its next time.
 */
export async function startJobs({
  server,
  services,
  database,
  config,
  clock,
  metrics,
  health,
  ticking,
}: JobsDeps): Promise<Jobs> {
  await services.housekeeping();
  metrics?.jobDone('housekeeping', clock());
  await services.applySchedule();

  const noted = (job: string, work: Promise<void>, message: string) =>
    work.then(
      () => metrics?.jobDone(job, clock()),
      (error: unknown) => {
        metrics?.jobFailed(job);
        server.log.error({ err: error }, message);
      },
    );

  let noticed = 0;
  /**
   * Seals the audit log, and logs its head once an hour and at the end: a head that is kept elsewhere proves that the log was
   * not rewritten (docs/security.md).
   */
  const seal = async (last = false) => {
    const head = await services.sealAudit();
    if (head === null || (!last && clock() - noticed < HOUR_MS)) return;
    noticed = clock();
    server.log.info({ auditHead: `${head.position}:${head.seal}` }, 'the audit log is sealed up to here');
  };

  let scheduling: Promise<unknown> = Promise.resolve();
  let lost = false;
  const tick = () => {
    if (!lost && !database.inPlace()) server.log.error(DATABASE_MOVED);
    lost = !database.inPlace();
    scheduling = Promise.all([
      noted('schedule', services.applySchedule(), 'the schedule could not be kept'),
      noted('failed-sign-ins', services.failedSignIns.write(), NOT_NOTED),
      noted('audit-chain', seal(), NOT_SEALED),
      noted('doors', services.doors.removeExpired(), 'people who no longer wait at a door could not be forgotten'),
      health.tryAgain(),
    ]);
  };

  const daily = setInterval(() => void noted('housekeeping', services.housekeeping(), 'housekeeping failed'), DAY_MS).unref();
  const regularly = ticking ? setInterval(tick, SCHEDULE_INTERVAL_MS).unref() : undefined;
  const sending =
    ticking && config.mail
      ? startSending(services.mailQueue, config.mail.perMinute, (error) =>
          server.log.error({ err: error }, 'mails could not be sent'),
        )
      : null;
  return {
    async stop() {
      clearInterval(daily);
      clearInterval(regularly);
      await scheduling;
      await sending?.stop();
      await noted('failed-sign-ins', services.failedSignIns.close(), NOT_NOTED);
      await noted('audit-chain', seal(true), NOT_SEALED);
    },
  };
}
