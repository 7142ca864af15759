/** What happens in the session, as it concerns its player: the time, messages, boards, and what others changed of the player's own. */
import { watchEvents } from '#engine/client/live.ts';
import type { PlayerEvent } from '#schemas/live.ts';
import type { Player } from '../player/player.ts';
import { sessionNewsOf } from '../player/session-news.ts';
import type { RoomMessage } from './room-messages.ts';

/** Milliseconds over which a room spreads what all of it asks at once. */
const SPREAD = 1_000;

/** @param after number of the session as it is known @returns what ends it */
export function followSession(player: Player, after: number, onMessage: (message: RoomMessage) => void): () => void {
  const news = sessionNewsOf(player);
  let asking: ReturnType<typeof setTimeout> | undefined;
  const refresh = (within: number) => {
    clearTimeout(asking);
    asking = setTimeout(() => void player.refresh(), Math.random() * within);
  };
  const take = (event: PlayerEvent) => {
    switch (event.kind) {
      case 'room':
        player.roomChanged(event.room, event.number);
        news.boardsChanged();
        break;
      case 'message':
        onMessage(event);
        break;
      case 'setup':
        refresh(SPREAD);
        news.boardsChanged();
        break;
      case 'board':
        news.boardsChanged();
        break;
      case 'own':
        refresh(0);
        news.boardsChanged();
        if (event.challenge !== null) news.ownChanged(event.challenge);
        break;
    }
  };
  news.live = true;
  const leave = () => {
    news.live = false;
    clearTimeout(asking);
  };
  const end = watchEvents<PlayerEvent>({
    call: player.ask,
    token: player.token,
    path: '/session/events',
    after,
    onEvents: (events) => events.forEach(take),
    onLost: leave,
  });
  return () => {
    leave();
    end();
  };
}
