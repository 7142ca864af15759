/** One reader's stream: events in order, boards at most once a second, and an end for who reads too slowly. */

import type { Clock } from '../clock.ts';
import type { Tables } from '../database/tables.ts';
import type { Subscriber } from './subscriptions.ts';
import type { View } from './views.ts';

/** Milliseconds between two news of a board: a room that scores is told once for all of it. */
const BOARD_INTERVAL_MS = 1_000;
/** Events that wait for a slow reader; it comes back by number. */
const MAX_WAITING = 2_000;

/** As `@fastify/sse` sends it. */
export interface Message {
  readonly id: string;
  readonly event?: string;
  readonly data: unknown;
}

export interface EventStream extends Subscriber {
  /** Until the stream is over. The first says where it stands. */
  messages(): AsyncGenerator<Message, void>;
}

/** @param onOver called once, when nothing more is to be sent: its session or its reader is gone, or reads too slowly */
export function openStream<E extends { readonly number: number; readonly kind: string }>(
  after: number,
  view: View<E>,
  clock: Clock,
  onOver: () => void,
): EventStream {
  let waiting: Message[] = [{ id: String(after), event: 'hello', data: { last: after } }];
  let over = false;
  let wake = () => {};
  /** Number of the last change of a board that was not told yet. */
  let board: number | null = null;
  let boardAt = Number.NEGATIVE_INFINITY;
  let boardTimer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    if (over) return;
    over = true;
    waiting = [];
    clearTimeout(boardTimer);
    wake();
    onOver();
  };
  const push = (number: number, data: unknown) => {
    waiting.push({ id: String(number), data });
    if (waiting.length > MAX_WAITING) end();
    else wake();
  };
  const tellOfBoard = () => {
    clearTimeout(boardTimer);
    boardTimer = undefined;
    if (board === null) return;
    boardAt = performance.now();
    push(board, { number: board, kind: 'board' });
    board = null;
  };

  return {
    events(rows: readonly Tables['session_events'][]) {
      const now = clock();
      for (const row of rows) {
        if (over) return;
        const event = view(row, now);
        if (event?.kind === 'board') board = row.number;
        else if (event) {
          // Numbers ascend: what follows a change of the board comes after it.
          tellOfBoard();
          push(event.number, event);
        }
      }
      if (board !== null) boardTimer ??= setTimeout(tellOfBoard, Math.max(0, boardAt + BOARD_INTERVAL_MS - performance.now()));
    },
    gone: end,
    async *messages() {
      while (!over) {
        const ready = waiting;
        waiting = [];
        yield* ready;
        if (waiting.length > 0 || over) continue;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
