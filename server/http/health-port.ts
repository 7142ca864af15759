/**
 * The health port (`HEALTH_PORT`): `/healthz` on a port of its own, answered by a thread of its own. On the port of the site a probe waits
 * with all others for its connection to be accepted and for a turn of the event loop; a probe that gives up has a busy process restarted,
 * which helps nobody.
 */
import { Worker } from 'node:worker_threads';
import { VERSION } from '../version.ts';
import type { Liveness } from './health.ts';
import { shareLiveness } from './shared-liveness.ts';

/** Milliseconds from one telling of the liveness to the next. */
const INTERVAL_MS = 250;
/** Megabytes of the thread's heap: it serves one call. */
const MEMORY = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };
/** The built thread, which stands beside the bundle of this module. */
const THREAD = './health-thread.js';

interface Place {
  readonly host: string;
  readonly port: number;
}

/** What the thread is given. */
export interface HealthThreadData {
  readonly place: Place;
  readonly memory: SharedArrayBuffer;
  readonly version: string;
}

/** What the thread posts when it listens (null), or cannot. */
export interface HealthThreadStart {
  readonly failed: { readonly message: string; readonly code: string } | null;
}

/**
 * Opens the port, until the process ends.
 * @param liveness asked for every 250 ms
 * @param onFailure called when the thread fails later: from then on the port answers nobody
 * @throws an error with the system's code where it cannot listen on the port
 */
export async function openHealthPort(place: Place, liveness: () => Liveness, onFailure: (error: unknown) => void): Promise<void> {
  const shared = shareLiveness();
  const tell = () => shared.write(liveness());
  tell();
  const workerData: HealthThreadData = { place, memory: shared.memory, version: VERSION };
  // The thread gets no variables: they hold secrets that it does not need.
  const thread = new Worker(new URL(THREAD, import.meta.url), { workerData, env: {}, execArgv: [], resourceLimits: MEMORY });
  const { failed } = await new Promise<HealthThreadStart>((resolve, reject) => {
    thread.once('message', resolve).once('error', reject);
  });
  if (failed) {
    await thread.terminate();
    throw Object.assign(new Error(failed.message), { code: failed.code });
  }
  thread.on('error', onFailure);
  thread.unref();
  setInterval(tell, INTERVAL_MS).unref();
}
