/** Unsent choices of a player: stored in the tab, so that they survive a reload or a page that a phone discards. */
import { createContext, useContext, useState } from 'react';

/** Name of the question → value of the chosen option. */
export type Choices<V extends string = string> = Readonly<Record<string, V>>;

export interface ChoiceMemory {
  /** The stored value, unvalidated; undefined if there is none. */
  read(): unknown;
  /** Null deletes the stored value. */
  write(kept: object | null): void;
}

interface Kept {
  /** Hash of the artifacts for which the choices were made: with other artifacts the choices are invalid. */
  readonly of: number;
  readonly choices: Choices;
}

/** Reads stored choices. @returns the choices if they were made for these `artifacts`; otherwise none */
function choicesIn(kept: unknown, artifacts: object): Choices {
  return isKept(kept) && kept.of === stampOf(artifacts) ? kept.choices : {};
}

function stampOf(artifacts: object): number {
  return [...JSON.stringify(artifacts)].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0, 0);
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { of, choices }: Partial<Record<keyof Kept, unknown>> = value;
  if (typeof of !== 'number' || typeof choices !== 'object' || choices === null) return false;
  return Object.values(choices).every((choice) => typeof choice === 'string');
}

/** Stored choices of the challenge in the frame. */
export interface ChoicesHandle {
  read(): Choices;
  write(choices: Choices): void;
}

export const ChoicesContext = createContext<ChoicesHandle | null>(null);

/** Accessor for the stored choices of a challenge with these artifacts. */
export function choicesHandle(memory: ChoiceMemory | undefined, artifacts: object): ChoicesHandle {
  return {
    read: () => choicesIn(memory?.read(), artifacts),
    write: (chosen) => memory?.write({ of: stampOf(artifacts), choices: chosen } satisfies Kept),
  };
}

/**
 * Like `useState`, for an answer made of choices; use it once in a scene. The choices are stored in the tab until the challenge is solved.
 * For options of a list, never for typed text.
 * @param words all options, if the scene's code lists them
 */
export function useChoices(): readonly [Choices, (next: Choices) => void];
export function useChoices<V extends string>(words: readonly V[]): readonly [Choices<V>, (next: Choices<V>) => void];
export function useChoices(words?: readonly string[]): readonly [Choices, (next: Choices) => void] {
  const handle = useContext(ChoicesContext);
  if (!handle) throw new Error('useChoices works inside a challenge frame only');
  const [choices, setChoices] = useState(() => {
    const kept = Object.entries(handle.read());
    return Object.fromEntries(words ? kept.filter(([, choice]) => words.includes(choice)) : kept);
  });
  return [
    choices,
    (next) => {
      setChoices(next);
      handle.write(next);
    },
  ];
}
