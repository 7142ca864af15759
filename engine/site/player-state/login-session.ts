/** The current login: logging in and out, and reading a login that another tab stored. */
import type { GuestMemory } from './guest-memory.ts';
import type { PlayerCache } from './player-cache.ts';
import type { PlayerChanges } from './player-store.ts';
import type { ReplayMemory } from './replay.ts';
import type { TabLogin } from './tab-login.ts';

interface LoginSessionDeps {
  readonly token: () => string | null;
  readonly change: PlayerChanges;
  readonly cache: PlayerCache;
  readonly tabLogin: TabLogin;
  readonly guest: GuestMemory;
  readonly replay: ReplayMemory;
  /** Empties the outbox of the previous player. */
  readonly clearOutbox: () => void;
}

export type LoginSession = ReturnType<typeof createLoginSession>;

export function createLoginSession({ token, change, cache, tabLogin, guest, replay, clearOutbox }: LoginSessionDeps) {
  /** Rises with every change that makes the replies to earlier requests out of date. */
  let era = 0;

  const clearTab = () => {
    guest.forget();
    replay.end();
    cache.clearTab();
    tabLogin.adopt();
  };

  /** Clears the stored values of the previous player. @param email of the next login; null for nobody */
  const switchTo = (email: string | null) => {
    clearOutbox();
    cache.clearPlayer();
    tabLogin.begin(email);
    clearTab();
  };

  const identifyGuest = () => change.identify(null, { points: guest.points(), completed: guest.completed() });

  const arrive = (arrival: string | null) => {
    change.arrive(arrival);
    cache.arrival.write(arrival);
  };

  const leave = () => {
    switchTo(null);
    era += 1;
    cache.token.write(null);
    identifyGuest();
  };

  return {
    /** The era is compared before a reply is applied: a reply to a request from an earlier era is dropped. */
    era: () => era,
    /** Makes the replies to all requests under way out of date. */
    nextEra() {
      era += 1;
    },
    arrive,
    /** Stores a login that the server has accepted. */
    enter(newToken: string, email: string, personalCode: string) {
      switchTo(email);
      era += 1;
      cache.token.write(newToken);
      change.identify(newToken);
      arrive(personalCode);
    },
    /** Clears the token and all that is cached of the player; a guest takes over. */
    leave,
    /** Like `leave`, after a 401. The return that the tab shows stays: its link is a login of its own. */
    expire() {
      const opened = cache.returnOpened.read();
      leave();
      cache.returnOpened.write(opened);
    },
    /** Takes over the login that is stored, at the start or after another tab changed it. @returns false if it is the current login */
    restore(): boolean {
      const stored = cache.token.read();
      if (stored === token() && stored !== null) return false;
      era += 1;
      if (tabLogin.changedElsewhere()) clearTab();
      if (stored === null) identifyGuest();
      else change.identify(stored, { completed: cache.completed.read() ?? [], session: cache.session.read() });
      change.celebrate(cache.lastSolve.read() ?? null);
      change.arrive(stored && cache.arrival.read());
      return true;
    },
  };
}
