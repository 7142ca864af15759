/** A mission that this tab plays without points: stored nowhere else (decision 9). */
import { readJson, type TextStorage } from '#engine/client/browser-storage.ts';
import type { GuestPlay } from '#schemas/challenges.ts';
import { REPLAY } from '#schemas/constants.ts';
import type { SentHint } from '#schemas/manifest/help.ts';

interface Replay {
  readonly key: string;
  /** Number of the replay: another number has other secrets. */
  readonly number: number;
  readonly hints: readonly SentHint[];
  readonly failures: number;
}

const KEY = 'replay';

export interface ReplayMemory {
  /** The replay of this challenge, or null. */
  of(key: string): Replay | null;
  /** Begins a replay with fresh secrets. */
  begin(key: string): void;
  remember(change: Partial<Pick<Replay, 'hints' | 'failures'>>): void;
  end(): void;
}

export function createReplayMemory(storage: TextStorage): ReplayMemory {
  const read = () => readJson(storage, KEY, isReplay) ?? null;
  const write = (replay: Replay | null) => storage.write(KEY, replay && JSON.stringify(replay));
  return {
    of(key) {
      const replay = read();
      return replay?.key === key ? replay : null;
    },
    begin: (key) => write({ key, number: 1 + Math.floor(Math.random() * REPLAY.maximum), hints: [], failures: 0 }),
    remember(change) {
      const replay = read();
      if (replay) write({ ...replay, ...change });
    },
    end: () => write(null),
  };
}

/** State of the replay that is sent with each call. */
export function replayPlay({ number, hints, failures }: Replay): { readonly replay: number; readonly guest: GuestPlay } {
  return { replay: number, guest: { hintsShown: hints.length, failures } };
}

function isReplay(value: unknown): value is Replay {
  if (typeof value !== 'object' || value === null) return false;
  const { key, number, hints, failures }: Partial<Record<keyof Replay, unknown>> = value;
  return typeof key === 'string' && Number.isInteger(number) && Array.isArray(hints) && Number.isInteger(failures);
}
