/** Play of a guest, kept in this tab, as the server stores nothing about guests. */

import { readJson, type TextStorage } from '#engine/client/browser-storage.ts';
import type { AttemptReply, GuestPlay, HintsReply, OpenedChallenge } from '#schemas/challenges.ts';
import { addPoints } from './player-store.ts';

type Remembered = Pick<
  OpenedChallenge,
  'hints' | 'failures' | 'solved' | 'points' | 'learning' | 'debrief' | 'reporting' | 'reveal'
>;
interface Memory {
  readonly points: number;
  readonly challenges: Readonly<Record<string, Remembered>>;
}

const KEY = 'guest_play';
const EMPTY: Memory = { points: 0, challenges: {} };
const UNTOUCHED: Remembered = { hints: [], failures: 0, solved: false, points: 0 };

export interface GuestMemory {
  /** The guest's score in decimal points. */
  points(): number;
  completed(): string[];
  /** State that is sent with each attempt and hint. */
  play(key: string): GuestPlay;
  /** An opened challenge, with the state that the tab stored of it. */
  recall(key: string, opened: OpenedChallenge): OpenedChallenge;
  hinted(key: string, reply: HintsReply): void;
  attempted(key: string, reply: AttemptReply): void;
  penalised(points: number): void;
  forget(): void;
}

export function createGuestMemory(storage: TextStorage): GuestMemory {
  const read = () => readJson(storage, KEY, isMemory) ?? EMPTY;
  const of = (key: string): Remembered => read().challenges[key] ?? UNTOUCHED;
  const write = (memory: Memory) => storage.write(KEY, JSON.stringify(memory));
  const remember = (key: string, change: Partial<Remembered>, won = 0) => {
    const memory = read();
    write({ points: addPoints(memory.points, won), challenges: { ...memory.challenges, [key]: { ...of(key), ...change } } });
  };
  return {
    points: () => read().points,
    completed: () =>
      Object.entries(read().challenges)
        .filter(([, { solved }]) => solved)
        .map(([key]) => key),
    play: (key) => ({ hintsShown: of(key).hints.length, failures: of(key).failures }),
    recall: (key, opened) => ({ ...opened, ...of(key) }),
    hinted: (key, { hints }) => {
      // Hints read after the solve are free and change nothing.
      if (!of(key).solved) remember(key, { hints });
    },
    attempted(key, { correct, points, failures, learning, debrief, reporting, reveal }) {
      if (of(key).solved) return;
      const rest = {
        ...(learning ? { learning } : {}),
        ...(debrief ? { debrief } : {}),
        ...(reporting ? { reporting } : {}),
        ...(reveal ? { reveal } : {}),
      };
      if (correct) remember(key, { solved: true, points, ...rest }, points);
      else remember(key, { failures, ...rest });
    },
    penalised: (points) => write({ ...read(), points: addPoints(read().points, -points) }),
    forget: () => storage.write(KEY, null),
  };
}

function isMemory(value: unknown): value is Memory {
  const { points, challenges } = fieldsOf(value);
  return Number.isFinite(points) && Object.values(fieldsOf(challenges)).every(isRemembered);
}

function isRemembered(value: unknown): value is Remembered {
  const { hints, failures, solved, points } = fieldsOf(value);
  return Array.isArray(hints) && Number.isFinite(failures) && typeof solved === 'boolean' && Number.isFinite(points);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
