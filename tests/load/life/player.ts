/** A player in a browser of their own: the code of the product's pages makes every call (`engine/site/player-state`, `engine/client`). */
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import { createCall } from '#engine/client/call.ts';
import { subscribeToFleet } from '../../../engine/site/fleet/fleet-polling.ts';
import { subscribeToSession } from '../../../engine/site/live-session/subscribe-to-session.ts';
import { createHttpBackend } from '../../../engine/site/player-state/http-backend.ts';
import { playedSession } from '../../../engine/site/player-state/played-session.ts';
import { createPlayer, type Player } from '../../../engine/site/player-state/player.ts';
import { sessionNewsOf } from '../../../engine/site/player-state/session-news.ts';
import { createStandingPolling, fetchMeOnce } from '../../../engine/site/player-state/standing.ts';
import { addressFor } from './browsers.ts';
import type { Mission } from './missions.ts';
import { beginSitting, type Sitting, type Tally } from './sitting.ts';

/** Milliseconds after which somebody tries again what a page said had failed. */
const AGAIN_MS = 2_000;
/** Milliseconds for which calls without a known outcome are sent again after the load. */
const SETTLE_MS = 60_000;

export interface Pace {
  /** Bounds of the time between two acts, in milliseconds. */
  readonly think: readonly [least: number, most: number];
  /** Open loop: the next act is due a think time after the beginning of the last, however long that one waits; else after its end. */
  readonly open: boolean;
}

export interface LifePlayer {
  readonly tally: Tally;
  /** Plays until a time (`performance.now()`), and ends what is under way then. @returns acts that a page told as failed */
  play(pace: Pace, until: number): Promise<number>;
  /** Sends again what was sent and not acknowledged. @returns how much is still unknown after a minute */
  settle(): Promise<number>;
}

/** Joins a session, tries again until it works, and opens what a hub keeps open. @param missions in the order in which they are played */
export async function joinSession(
  url: string,
  { email, code }: { readonly email: string; readonly code: string },
  missions: readonly Mission[],
): Promise<LifePlayer> {
  const local = memoryStorage();
  const player = createPlayer({ call: createCall(addressFor(email, url)), local, tab: memoryStorage() });
  await untilDone(() => player.login({ email, code }));
  await untilDone(() => showHub(player));
  const { challenges = null } = playedSession(player.store.getState().session) ?? {};
  const chosen = missions.filter(({ key }) => challenges === null || challenges.includes(key));
  return playing(player, () => local.read('outbox') === null, { email, solves: 0, failures: 0, hints: 0 }, chosen);
}

/** What a hub asks for when it opens, and keeps current. */
async function showHub(player: Player): Promise<void> {
  await player.refreshUnlessRecent();
  const session = playedSession(player.store.getState().session);
  if (session === null) throw new ApiError(503, 'the session did not come');
  subscribeToSession(player, session.number, () => undefined);
  createStandingPolling(player).subscribe(() => undefined);
  if (session.fleet) subscribeToFleet(player, () => undefined);
  await fetchMeOnce(player).catch(() => null);
}

function playing(player: Player, isDelivered: () => boolean, tally: Tally, missions: readonly Mission[]): LifePlayer {
  const backend = createHttpBackend(player);
  const sittings: Sitting[] = [];
  let begun = 0;
  let current = '';
  let failed = 0;

  // The page of a mission is told of its own solve too, and loads the mission again.
  sessionNewsOf(player).onOwn((challenge) => {
    if (challenge !== null && challenge === current) void backend.open(challenge).catch(() => undefined);
  });
  const begin = (mission: Mission) =>
    beginSitting({
      mission,
      backend,
      tally,
      onSolved: ({ points }) => player.solved({ key: mission.key, points, text: '' }),
      onPenalty: player.penalised,
    });
  /** Goes on with a mission that waits for nothing, or with the next one; a player who has solved everything looks at the hub. */
  const act = async () => {
    let sitting = sittings.find((one) => !one.isBusy() && !one.isOver());
    const next = missions[begun];
    if (!sitting && next) {
      begun += 1;
      current = next.key;
      sitting = begin(next);
      sittings.push(sitting);
    }
    if (!(await succeeds(() => (sitting ? sitting.act() : player.refresh())))) failed += 1;
    else if (sitting?.isOver()) await player.refreshUnlessRecent();
  };

  return {
    tally,
    async play({ think: [least, most], open }, until) {
      const before = failed;
      const underWay: Promise<void>[] = [];
      let due = performance.now() + Math.random() * most;
      while (due < until) {
        await pause(Math.max(0, due - performance.now()));
        const acted = act();
        if (open) underWay.push(acted);
        else {
          await acted;
          due = performance.now();
        }
        due += least + Math.random() * (most - least);
      }
      await Promise.all(underWay);
      return failed - before;
    },
    async settle() {
      const uncertain = () => sittings.filter((sitting) => sitting.isUncertain());
      const until = performance.now() + SETTLE_MS;
      while ((uncertain().length > 0 || !isDelivered()) && performance.now() < until) {
        if (!isDelivered()) player.retry();
        await Promise.all(uncertain().map((sitting) => succeeds(sitting.act)));
        if (uncertain().length > 0 || !isDelivered()) await pause(AGAIN_MS);
      }
      return uncertain().length;
    },
  };
}

async function untilDone(work: () => Promise<unknown>): Promise<void> {
  while (!(await succeeds(work))) await pause(AGAIN_MS);
}

/** Whether the work was done, and not refused or lost. */
async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
