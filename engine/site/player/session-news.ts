/** News of the session for boards and challenges. Apart from the player's store: guests do without it. */
import type { RemoteChange, Stop } from '#engine/frame/backends/backend.ts';
import type { Standing } from '#schemas/standing.ts';
import type { Player } from './player.ts';

interface SessionNews {
  /** Whether news come by themselves; otherwise a board is to be asked for again and again. */
  live: boolean;
  /** The standing of this login as the last live event told it; null where it did not. */
  readonly standing: Standing | null;
  /**
   * Subscribes to changes of boards. @returns the function that unsubscribes
   * @param onChange called with the player's new standing; null where it is to be asked for
   */
  onBoards(onChange: (standing: Standing | null) => void): () => void;
  boardsChanged(standing?: Standing | null): void;
  /**
   * Subscribes to changes of the player's own state that were made elsewhere. @returns the function that unsubscribes
   * @param onChange called with the challenge that changed; null where it may be any, or the name
   */
  onOwn(onChange: (challenge: string | null, change: RemoteChange) => void): () => void;
  ownChanged(challenge: string | null, change?: RemoteChange): void;
  /** It runs: at first, after a pause, after an end that was taken back. @returns what ends it */
  onRunning(onChange: () => void): () => void;
  running(): void;
  /** Reason why play is stopped; null where it runs, or is not known. */
  stop: Stop | null;
  /** Hears that it stops, for another reason, or no more. @returns what ends it */
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
  /** With the login that it is of: one tab may log out, and into another session. */
  let told: { readonly standing: Standing | null; readonly token: string | null } | null = null;
  const waiting = new Set<() => void>();
  const stopping = new Set<() => void>();
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
