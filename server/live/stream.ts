/**
 * One reader's stream, with backpressure. Events come in order, board changes at most once a second; the stream of a slow reader is ended.
 */

import type { Clock } from '../clock.ts';
import type { Tables } from '../database/tables.ts';
import type { Subscriber } from './subscriptions.ts';
import type { NamedState, Reading } from './views.ts';

/** Throttle interval of board changes in milliseconds: several scores within it cause one notification. */
const BOARD_INTERVAL_MS = 1_000;
/** Maximum number of events buffered for a slow reader. Beyond it the stream ends, and the reader resumes by number. */
const MAX_WAITING = 2_000;

/** A server-sent event, in the form of `@fastify/sse`. */
interface Message {
  readonly id?: string;
  readonly event?: string;
  readonly data: unknown;
}

export interface EventStream extends Subscriber {
  /** Messages until the stream ends. The first message holds the number at which the stream begins. */
  messages(): AsyncGenerator<Message, void>;
}

/** @param onOver called once, when nothing more will be sent: the session was deleted, the reader left, or the reader is too slow */
export function openStream<E extends { readonly number: number; readonly kind: string }>(
  after: number,
  { view, complete = async (event) => event, opening = [], state }: Reading<E>,
  clock: Clock,
  onOver: () => void,
): EventStream {
  let waiting: (E | NamedState)[] = [];
  let over = false;
  let wake = () => {};
  /** The latest board change, if it was not sent yet. */
  let board: E | null = null;
  let boardAt = Number.NEGATIVE_INFINITY;
  let boardTimer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the latest event that changed the state, since the last call of `state.read`. */
  let changed: number | null = null;
  let reading = false;

  const end = () => {
    if (over) return;
    over = true;
    waiting = [];
    clearTimeout(boardTimer);
    wake();
    onOver();
  };
  const send = (what: E | NamedState) => {
    waiting.push(what);
    if (waiting.length > MAX_WAITING) end();
    else wake();
  };
  const sendState = (known: NamedState | null) => {
    if (known && !over) send(known);
  };
  const push = (event: E) => {
    send(event);
    if (state?.isChangedBy(event)) stateChanged(state, event.number);
  };
  const stateChanged = (of: NonNullable<typeof state>, event: number) => {
    changed = event;
    if (!reading) void sendStates(of);
  };
  const sendStates = async ({ read }: NonNullable<typeof state>) => {
    reading = true;
    while (changed !== null && !over) {
      const event = changed;
      changed = null;
      sendState(await read(event));
    }
    reading = false;
  };
  const sendOpening = async () => {
    await Promise.all(opening.map(async (read) => sendState(await read())));
    // What was known as the stream opened may be older than the event at which it begins.
    if (state && changed === null && !reading) stateChanged(state, after);
  };
  const tellOfBoard = () => {
    clearTimeout(boardTimer);
    boardTimer = undefined;
    if (board === null) return;
    boardAt = performance.now();
    push(board);
    board = null;
  };

  return {
    events(rows: readonly Tables['session_events'][]) {
      const now = clock();
      for (const row of rows) {
        if (over) return;
        const event = view(row, now);
        if (event?.kind === 'board') board = event;
        else if (event) {
          // Numbers ascend: a pending board change is sent before later events.
          tellOfBoard();
          push(event);
        }
      }
      if (board !== null) boardTimer ??= setTimeout(tellOfBoard, Math.max(0, boardAt + BOARD_INTERVAL_MS - performance.now()));
    },
    gone: end,
    async *messages() {
      void sendOpening();
      yield { id: String(after), event: 'hello', data: { last: after } };
      while (!over) {
        const ready = waiting;
        waiting = [];
        for (const one of ready)
          yield 'number' in one ? { id: String(one.number), data: await complete(one) } : { event: one.name, data: one.data };
        if (waiting.length > 0 || over) continue;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
