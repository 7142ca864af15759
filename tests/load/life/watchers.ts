/**
 * Driver process: cockpits, projectors and dashboards as their pages keep them current, from the start to the end. Each order asks for the
 * figures since the last one; setting, orders and reports are lines of JSON (`driver.ts`).
 */
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '#engine/client/api-error.ts';
import { type Call, createCall, withToken } from '#engine/client/call.ts';
import { follow } from '#engine/client/follower.ts';
import { subscribeToEvents } from '#engine/client/live.ts';
import { mergeSnapshot } from '#engine/rules/session/merge-snapshot.ts';
import { reduceAll } from '#engine/rules/session/reduce.ts';
import type { SessionState } from '#engine/rules/session/state.ts';
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import type { ConsoleEvent, ProjectorEvent } from '#schemas/live.ts';
import type { ProjectorRoom } from '#schemas/projector.ts';
import { addressFor, openBrowsers } from './browsers.ts';
import { READY } from './driver.ts';
import { type CallFigures, createJournal } from './journal.ts';

export interface WatchersSetting {
  readonly urls: readonly string[];
  /** Tokens of accounts of the console; each has at most 16 cockpits. */
  readonly accounts: readonly string[];
  /** Each is watched by a cockpit and a projector. */
  readonly sessions: readonly { readonly id: string; readonly projector: string }[];
  /** Number of dashboards. */
  readonly dashboards: number;
}

export interface WatchersReport {
  readonly calls: CallFigures;
  /** Loads that a page told as failed, after its own retries. */
  readonly failedLoads: number;
}

/** Milliseconds, as in `admin/cockpit/use-cockpit.ts`, `projector/use-room.ts` and `admin/api/queries.ts`. */
const COCKPIT_MS = 1_000;
const COCKPIT_RETRY_MS = 5_000;
const PROJECTOR_MS = 1_000;
const PROJECTOR_REFRESH_MS = 15_000;
const DASHBOARD_MS = 5_000;
const READY_MS = 30_000;
/** What a dashboard asks for each time. */
const DASHBOARD = ['/admin/sessions', '/admin/rooms', '/admin/scores?limit=500', '/admin/storage'];

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const { urls, accounts, sessions, dashboards }: WatchersSetting = JSON.parse(String((await lines.next()).value));
const journal = createJournal();
openBrowsers(journal);
let failedLoads = 0;
let pages = 0;

/** A page's own client: a browser with this token. */
function browserOf(token: string): Call {
  pages += 1;
  const url = urls[pages % urls.length] ?? '';
  return withToken(
    createCall(addressFor(`page-${pages}`, url)),
    () => token,
    () => {
      throw new Error('the token of a page is refused');
    },
  );
}

function onFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  failedLoads += 1;
}

function watchCockpit(id: string, token: string): void {
  const call = browserOf(token);
  const address = `/admin/sessions/${id}`;
  follow<CockpitSnapshot, ConsoleEvent, SessionState>({
    load: (signal, last) => call('GET', `${address}/cockpit${last ? `?after=${last.number}` : ''}`, { signal }),
    subscribe: (subscription) => subscribeToEvents({ call, token: () => token, path: `${address}/events`, ...subscription }),
    stateOf: mergeSnapshot,
    reduce: reduceAll,
    isStale: ({ stale }) => stale,
    delayMs: () => COCKPIT_MS,
    minIntervalMs: COCKPIT_MS,
    nextInMs: (failed) => (failed ? COCKPIT_RETRY_MS : null),
    onState: () => undefined,
    onFailure,
  });
  void poll(call, [`${address}/door`], DASHBOARD_MS);
}

function watchProjector(token: string): void {
  const call = browserOf(token);
  follow<ProjectorRoom, ProjectorEvent, { readonly outdated: boolean }>({
    load: (signal) => call('GET', '/projector/room', { signal }),
    subscribe: (subscription) => subscribeToEvents({ call, token: () => token, path: '/projector/events', ...subscription }),
    stateOf: () => ({ outdated: false }),
    reduce: () => ({ outdated: true }),
    isStale: ({ outdated }) => outdated,
    delayMs: () => 0,
    minIntervalMs: PROJECTOR_MS,
    nextInMs: () => PROJECTOR_REFRESH_MS,
    onState: () => undefined,
    onFailure,
  });
}

/** Asks for all at once, again and again. */
async function poll(call: Call, paths: readonly string[], everyMs: number): Promise<never> {
  await pause(Math.random() * everyMs);
  for (;;) {
    await Promise.all(paths.map((path) => call('GET', path).catch(onFailure)));
    await pause(everyMs);
  }
}

for (const [index, { id, projector }] of sessions.entries()) {
  watchCockpit(id, accounts[index % accounts.length] ?? '');
  watchProjector(projector);
}
for (let index = 0; index < dashboards; index += 1) {
  const call = browserOf(accounts[index % accounts.length] ?? '');
  void poll(call, DASHBOARD, DASHBOARD_MS);
  void poll(call, ['/readyz'], READY_MS);
}

console.log(READY);
for await (const _line of lines) {
  console.log(JSON.stringify({ calls: journal.take(), failedLoads } satisfies WatchersReport));
  failedLoads = 0;
}
process.exit(0);
