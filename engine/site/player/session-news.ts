/** News of the session for boards and challenges. In another file than the player's store, as guests do not load this code. */
import type { RemoteChange, Stop } from '#engine/frame/backends/backend.ts';
import type { Standing } from '#schemas/standing.ts';
import type { Player } from './player.ts';

interface SessionNews {
  /** Whether live events bring news; otherwise boards have to be polled. */
  live: boolean;
  /** The standing of this login from the last live event; null if that event brought none. */
  readonly standing: Standing | null;
  /**
   * Subscribes to changes of boards. @returns the function that unsubscribes
   * @param onChange called with the player's new standing; null if the standing has to be loaded
   */
  onBoards(onChange: (standing: Standing | null) => void): () => void;
  boardsChanged(standing?: Standing | null): void;
  /** Subscribes to the fleet, as a stream brings it: a value to be checked. @returns the function that unsubscribes */
  onFleet(onFleet: (fleet: unknown) => void): () => void;
  fleetTold(fleet: unknown): void;
  /**
   * Subscribes to changes of the player's own state that were made elsewhere. @returns the function that unsubscribes
   * @param onChange called with the challenge that changed; null if any challenge or the player's name may have changed
   */
  onOwn(onChange: (challenge: string | null, change: RemoteChange) => void): () => void;
  ownChanged(challenge: string | null, change?: RemoteChange): void;
  /**
   * Subscribes to the moments at which the session begins to run: at its start, after a pause, after an end that was undone. @returns the
   * function that unsubscribes
   */
  onRunning(onChange: () => void): () => void;
  running(): void;
  /** Reason why play is stopped; null if the session runs, or is not known. */
  stop: Stop | null;
  /** Subscribes to changes of `stop`: play stops, stops for another reason, or goes on. @returns the function that unsubscribes */
  onStop(onChange: () => void): () => void;
  stopped(stop: Stop | null): void;
}

const known = new WeakMap<Player, SessionNews>();

export function sessionNewsOf(player: Player): SessionNews {
  const news = known.get(player) ?? createSessionNews(player);
  known.set(player, news);
  return news;
}

function createSessionNews({ token }: Player): SessionNews {
  const listeners = new Set<Parameters<SessionNews['onBoards']>[0]>();
  /** The last standing, with the token of its login: one tab may log out, and into another session. */
  let told: { readonly standing: Standing | null; readonly token: string | null } | null = null;
  const waiting = new Set<() => void>();
  const stopping = new Set<() => void>();
  const watching = new Set<(fleet: unknown) => void>();
  const owners = new Set<Parameters<SessionNews['onOwn']>[0]>();
  return {
    live: false,
    stop: null,
    get standing() {
      return told?.token === token() ? told.standing : null;
    },
    onStop(onChange) {
      stopping.add(onChange);
      return () => stopping.delete(onChange);
    },
    stopped(stop) {
      if (stop === this.stop) return;
      this.stop = stop;
      for (const one of stopping) one();
    },
    onBoards(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    boardsChanged(standing = null) {
      told = { standing, token: token() };
      for (const listener of listeners) listener(standing);
    },
    onFleet(onFleet) {
      watching.add(onFleet);
      return () => watching.delete(onFleet);
    },
    fleetTold(fleet) {
      for (const one of watching) one(fleet);
    },
    onOwn(onChange) {
      owners.add(onChange);
      return () => owners.delete(onChange);
    },
    ownChanged(challenge, change = 'any') {
      for (const owner of owners) owner(challenge, change);
    },
    onRunning(onChange) {
      waiting.add(onChange);
      return () => waiting.delete(onChange);
    },
    running() {
      for (const one of waiting) one();
    },
  };
}
