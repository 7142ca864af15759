/** Follows the session's events that concern its player: clock, messages, boards, and changes to the player's own state made elsewhere. */
import { subscribeToEvents } from '#engine/client/live.ts';
import { clockOffset } from '#engine/client/time-left.ts';
import { FLEET_EVENT, STANDING_EVENT } from '#schemas/constants.ts';
import type { PlayerEvent } from '#schemas/live.ts';
import type { SessionClock } from '#schemas/session-clock.ts';
import type { PlayedSession } from '#schemas/session-setup.ts';
import { knownClock, playedSession } from '../player-state/played-session.ts';
import type { Player } from '../player-state/player.ts';
import { sessionNewsOf } from '../player-state/session-news.ts';
import { isStanding } from '../player-state/standing.ts';
import { debriefNews, finaleNews } from './room-news.ts';

/** Jitter in milliseconds: players spread their requests after an event that reaches all at once. */
const SPREAD = 1_000;

/**
 * Milliseconds by which the clock of an event may be off before it is fetched anew: an event may wait in a page that sleeps, and carries
 * the time of its sending. Above what a slow network takes, as a fetch of everybody at once would make it slower.
 */
const MAX_DRIFT_MS = 5_000;

/** Milliseconds within which the event of a solve comes back to the tab that sent it. */
const ECHO_MS = 10_000;

/** Whether this clock contradicts the known one by more than a slow network does. */
function isLate(room: SessionClock, session: unknown): boolean {
  const known = knownClock(playedSession(session));
  return known !== null && Math.abs(clockOffset(room, Date.now()) - known.offset) > MAX_DRIFT_MS;
}

/**
 * Follows the session.
 * @param after number of the last event already known
 * @param onEvent called for each event, once the player's state has it
 * @returns the function that unsubscribes
 */
export function subscribeToSession(player: Player, after: number, onEvent: (event: PlayerEvent) => void): () => void {
  const news = sessionNewsOf(player);
  let asking: ReturnType<typeof setTimeout> | undefined;
  const refresh = (within: number) => {
    clearTimeout(asking);
    asking = setTimeout(() => void player.refresh(), Math.random() * within);
  };
  /** The newest clock received: a reply that was requested before this clock is older, and ignored. */
  let latest: Pick<PlayedSession, 'room' | 'closesAt' | 'number'> | null = null;
  const hear = (session: unknown) => {
    const known = playedSession(session);
    if (known && latest && known.number < latest.number) player.hear({ ...known, ...latest });
  };
  /** Solves of this tab whose event has not come back yet: by mission, with the time. */
  const solves = new Map<string, number>();
  const unsubscribe = player.store.subscribe(({ session, lastSolve, completed }, before) => {
    hear(session);
    if (lastSolve && lastSolve !== before.lastSolve && completed !== before.completed)
      solves.set(lastSolve.key, performance.now());
  });
  /** Whether an event about the player's own state tells no more than a solve that this tab has counted; true once for each. */
  const isEcho = ({ challenge, standing }: Extract<PlayerEvent, { kind: 'own' }>): boolean => {
    if (challenge === null) return false;
    const at = solves.get(challenge) ?? Number.NEGATIVE_INFINITY;
    solves.delete(challenge);
    return performance.now() - at < ECHO_MS && standing?.points === player.store.getState().points;
  };
  const take = (event: PlayerEvent) => {
    switch (event.kind) {
      case 'room':
        if (isLate(event.room, player.store.getState().session)) refresh(SPREAD);
        latest = { room: event.room, closesAt: event.room.closesAt, number: event.number };
        hear(player.store.getState().session);
        news.boardsChanged();
        break;
      case 'message':
        break;
      case 'setup':
        refresh(SPREAD);
        news.boardsChanged();
        break;
      case 'board':
        news.boardsChanged(event.standing);
        break;
      case 'own':
        news.boardsChanged(event.standing);
        if (isEcho(event)) break;
        refresh(0);
        news.ownChanged(event.challenge);
        break;
      case 'debrief':
        debriefNews.changed();
        break;
      case 'finale':
        finaleNews.changed();
        break;
      case 'granted-hint':
        news.ownChanged(event.challenge, event.kind);
        break;
      default:
        // A kind without a case of its own does not compile.
        event satisfies never;
    }
    onEvent(event);
  };
  news.live = true;
  news.opens();
  const leave = () => {
    news.live = false;
    news.untold();
    unsubscribe();
    clearTimeout(asking);
  };
  const end = subscribeToEvents<PlayerEvent>({
    call: player.ask,
    token: player.token,
    path: '/session/events',
    after,
    onEvents: (events) => events.forEach(take),
    onNamed({ name, data }) {
      if (name === FLEET_EVENT) news.fleetTold(data);
      else if (name === STANDING_EVENT && isStanding(data)) news.standingTold(data);
    },
    onFollowing: () => news.untold(),
    onLost: leave,
  });
  return () => {
    leave();
    end();
  };
}
