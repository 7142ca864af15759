/**
 * Score and completion calls that must arrive: kept in the browser's storage, sent one after the other,
 * and tried again in the background until the server answers (specification, section 7: failures are silent).
 */

import { ApiError } from '#engine/client/api-error.ts';
import { readJson, type TextStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { newKey } from '#engine/client/new-key.ts';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';

export interface Letter {
  readonly id: string;
  readonly path: '/score' | '/progress/complete';
  readonly body: Readonly<Record<string, unknown>>;
}

const KEY = 'outbox';
/** Waits between attempts, in ms: 1 s, 2 s, 4 s … up to a minute. */
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = MINUTE_MS;
/** After this many attempts in a row the outbox pauses until the next start, solve or `online` event. */
const MAX_ATTEMPTS = 20;
/** Maximum of stored calls; the oldest are dropped first. */
const CAPACITY = 200;

export interface Outbox {
  post(...letters: Omit<Letter, 'id'>[]): void;
  /** Sends the waiting calls now. */
  flush(): void;
  /** Discards the stored calls: another player has logged in. */
  clear(): void;
  /** Whether a call to this path has not arrived yet. */
  waiting(path: Letter['path']): boolean;
}

interface OutboxOptions {
  /** Calls with the token of the current player. */
  readonly ask: Call;
  readonly storage: TextStorage;
  readonly token: () => string | null;
  /** Called when a stored call was answered. */
  readonly delivered: (letter: Letter, reply: unknown) => void;
}

export function createOutbox({ ask, storage, token, delivered }: OutboxOptions): Outbox {
  let failures = 0;
  let sending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => readJson(storage, KEY, isLetters) ?? [];
  const write = (letters: readonly Letter[]) => storage.write(KEY, letters.length > 0 ? JSON.stringify(letters) : null);
  const remove = (id: string) => write(read().filter((letter) => letter.id !== id));

  async function send(): Promise<void> {
    const [letter] = read();
    const bearer = token();
    if (!letter || !bearer || sending) return;
    sending = true;
    try {
      const reply = await ask<unknown>('POST', letter.path, { body: letter.body, idempotencyKey: letter.id });
      failures = 0;
      remove(letter.id);
      if (token() === bearer) delivered(letter, reply);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.temporary) failures += 1;
      // Permanent refusal: a retry cannot help, and the server's record is right.
      else remove(letter.id);
    } finally {
      sending = false;
    }
    if (failures === 0) void send();
    else if (failures < MAX_ATTEMPTS)
      timer = setTimeout(() => void send(), Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), MAX_WAIT_MS));
  }

  const flush = () => {
    clearTimeout(timer);
    failures = 0;
    void send();
  };
  return {
    post(...letters) {
      write([...read(), ...letters.map((letter) => ({ ...letter, id: newKey() }))].slice(-CAPACITY));
      flush();
    },
    flush,
    clear() {
      clearTimeout(timer);
      write([]);
    },
    waiting: (path) => read().some((letter) => letter.path === path),
  };
}

function isLetters(value: unknown): value is Letter[] {
  return (
    Array.isArray(value) &&
    value.every((letter: Partial<Letter> | null) => typeof letter?.id === 'string' && typeof letter.path === 'string')
  );
}
