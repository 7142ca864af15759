/** The player's score, progress and session: fetched from the server, confirmed by its replies, and cached. */
import { ApiError } from '#engine/client/api-error.ts';
import type { Call } from '#engine/client/call.ts';
import type { ProgressReply, ScoreReply } from '#schemas/players.ts';
import type { LoginSession } from './login-session.ts';
import type { Letter, Outbox } from './outbox.ts';
import { isKeys, type PlayerCache } from './player-cache.ts';
import type { PlayerChanges, PlayerState } from './player-store.ts';

/** TTL of the fetched state in milliseconds: a login fetches it, and the hub that follows need not. */
const RECENT_MS = 3_000;

interface PlayerSyncDeps {
  /** Client with the token of the player. */
  readonly ask: Call;
  readonly state: () => PlayerState;
  readonly change: PlayerChanges;
  readonly cache: PlayerCache;
  readonly login: Pick<LoginSession, 'era'>;
  readonly outbox: Pick<Outbox, 'waiting'>;
}

export function createPlayerSync({ ask, state, change, cache, login, outbox }: PlayerSyncDeps) {
  const setCompleted = (completed: readonly string[]) => {
    change.setCompleted(completed);
    cache.completed.write(completed);
  };

  /** Stores a session as the server sent it, with this browser's time, from which the session's clock is computed. */
  const hear = (session: unknown) => {
    const heard = typeof session === 'object' ? session && { ...session, heardAt: Date.now() } : session;
    change.setSession(heard);
    cache.session.write(heard);
  };

  /** Time of the last complete fetch, and its login. */
  let fetched: { readonly era: number; readonly at: number } | undefined;
  let refreshing: { readonly era: number; readonly done: Promise<unknown> } | undefined;
  /** Fetches score, progress and session. Concurrent calls (at the start and by the hub) share one request each. */
  const refresh = async () => {
    if (state().token === null) return;
    const era = login.era();
    if (refreshing?.era === era) return void (await refreshing.done);
    // The screen already counts the points that wait to be sent; a score that is fetched before they arrive does not.
    const behind = outbox.waiting('/score');
    const fetchInto = async <T>(path: string, take: (reply: T) => void) => {
      try {
        const reply = await ask<T>('GET', path);
        if (era === login.era()) take(reply);
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 404 && path === '/progress')
          console.log('GET /progress answered 404: it requires a logged-in non-admin user.');
        return !error.temporary;
      }
    };
    const done = Promise.all([
      fetchInto<ScoreReply>('/score', ({ points }) => {
        if (!(behind && state().scoreKnown)) change.setPoints(points);
      }),
      fetchInto<ProgressReply>('/progress', ({ completed }) => setCompleted(isKeys(completed) ? completed : [])),
      fetchInto<unknown>('/session', hear),
    ]);
    const own = { era, done };
    refreshing = own;
    const complete = (await done).every(Boolean);
    if (complete) fetched = { era, at: Date.now() };
    if (era === login.era()) change.miss(!complete);
    if (refreshing === own) refreshing = undefined;
  };

  /** Like `refresh`, unless the state was fetched a moment ago and has not changed here since. */
  const refreshUnlessRecent = async () => {
    if (fetched?.era === login.era() && Date.now() - fetched.at < RECENT_MS) return;
    await refresh();
  };

  return {
    hear,
    refresh,
    refreshUnlessRecent,
    /** Takes the totals out of the reply to a stored call, unless another stored call that will change them still waits. */
    confirmed({ path }: Letter, reply: unknown) {
      if (typeof reply !== 'object' || reply === null || outbox.waiting(path)) return;
      if ('points' in reply && typeof reply.points === 'number') change.setPoints(reply.points);
      if ('completed' in reply && isKeys(reply.completed)) setCompleted(reply.completed);
    },
  };
}
