/** News of the session for boards and challenges. In another file than the player's store, as guests do not load this code. */
import { createListeners } from '#engine/client/listeners.ts';
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

interface Told<T> {
  readonly last: T;
  readonly token: string | null;
}

const known = new WeakMap<Player, SessionNews>();

export function sessionNewsOf(player: Player): SessionNews {
  const news = known.get(player) ?? createSessionNews(player);
  known.set(player, news);
  return news;
}

function createSessionNews({ token }: Player): SessionNews {
  const awaited = new Set<OpeningState>();
  const boards = createListeners<[Standing | null]>();
  const standings = createListeners<[Standing]>();
  const fleets = createListeners<[unknown]>();
  const untold = createListeners();
  const own = createListeners<[challenge: string | null, change: RemoteChange]>();
  const begins = createListeners();
  const stops = createListeners();
  /** The last standing and fleet, each with the token of its login: one tab may log out, and into another session. */
  let standing: Told<Standing | null> = { last: null, token: token() };
  let fleet: Told<unknown> = { last: null, token: token() };
  return {
    live: false,
    awaited,
    opens() {
      awaited.add('standing').add('fleet');
    },
    get standing() {
      return standing.token === token() ? standing.last : null;
    },
    get fleet() {
      return fleet.token === token() ? fleet.last : null;
    },
    onStanding: standings.on,
    standingTold(last) {
      awaited.delete('standing');
      standing = { last, token: token() };
      standings.tell(last);
    },
    onBoards: boards.on,
    boardsChanged(last = null) {
      awaited.delete('standing');
      standing = { last, token: token() };
      boards.tell(last);
    },
    onFleet: fleets.on,
    fleetTold(last) {
      awaited.delete('fleet');
      fleet = { last, token: token() };
      fleets.tell(last);
    },
    onUntold: untold.on,
    untold() {
      awaited.clear();
      untold.tell();
    },
    onOwn: own.on,
    ownChanged: (challenge, change = 'any') => own.tell(challenge, change),
    onRunning: begins.on,
    running: begins.tell,
    stop: null,
    onStop: stops.on,
    stopped(stop) {
      if (stop === this.stop) return;
      this.stop = stop;
      stops.tell();
    },
  };
}
