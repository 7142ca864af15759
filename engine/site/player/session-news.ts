/** News of the session for boards and challenges. In another file than the player's store, as guests do not load this code. */
import type { RemoteChange, Stop } from '#engine/frame/backends/backend.ts';
import type { Standing } from '#schemas/standing.ts';
import type { Player } from './player.ts';

/** States that a stream brings as it opens. */
export type OpeningState = 'standing' | 'fleet';

interface SessionNews {
  /** Whether live events bring news; otherwise boards have to be polled. */
  live: boolean;
  /** States that the opening stream has not brought yet. */
  readonly awaited: ReadonlySet<OpeningState>;
  /** Called when a stream is being opened. */
  opens(): void;
  /** The standing of this login, as the stream last brought it; null if the last event brought none. */
  readonly standing: Standing | null;
  /** The fleet of this login, as the stream last brought it: a value to be checked; null if it brought none. */
  readonly fleet: unknown;
  /** Subscribes to standings that come without an event. @returns the function that unsubscribes */
  onStanding(onStanding: (standing: Standing) => void): () => void;
  standingTold(standing: Standing): void;
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
   * Subscribes to the end of waiting for what an opening stream brings: another tab streams, and had it before; or there is no stream.
   * @returns the function that unsubscribes
   */
  onUntold(onUntold: () => void): () => void;
  untold(): void;
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
  let toldFleet: { readonly fleet: unknown; readonly token: string | null } | null = null;
  const ranked = new Set<(standing: Standing) => void>();
  const expecting = new Set<() => void>();
  const awaited = new Set<OpeningState>();
  const waiting = new Set<() => void>();
  const stopping = new Set<() => void>();
  const watching = new Set<(fleet: unknown) => void>();
  const owners = new Set<Parameters<SessionNews['onOwn']>[0]>();
  return {
    live: false,
    awaited,
    opens() {
      awaited.add('standing').add('fleet');
    },
    stop: null,
    get standing() {
      return told?.token === token() ? told.standing : null;
    },
    get fleet() {
      return toldFleet?.token === token() ? toldFleet.fleet : null;
    },
    onStanding(onStanding) {
      ranked.add(onStanding);
      return () => ranked.delete(onStanding);
    },
    standingTold(standing) {
      awaited.delete('standing');
      told = { standing, token: token() };
      for (const one of ranked) one(standing);
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
      awaited.delete('standing');
      told = { standing, token: token() };
      for (const listener of listeners) listener(standing);
    },
    onFleet(onFleet) {
      watching.add(onFleet);
      return () => watching.delete(onFleet);
    },
    fleetTold(fleet) {
      awaited.delete('fleet');
      toldFleet = { fleet, token: token() };
      for (const one of watching) one(fleet);
    },
    onUntold(onUntold) {
      expecting.add(onUntold);
      return () => expecting.delete(onUntold);
    },
    untold() {
      awaited.clear();
      for (const one of expecting) one();
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
