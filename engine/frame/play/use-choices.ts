/** What a player has chosen and not sent yet, and what they did first at the items of a sequence, kept where a reload, a look at another mission or a phone that drops the page leaves it. */
import { createContext, useContext, useState } from 'react';

/** Each question's name, and the option that is chosen. */
export type Choices<V extends string = string> = Readonly<Record<string, V>>;

export interface ChoiceMemory {
  /** What was written last, whatever it is by now; undefined where there is nothing. */
  read(): unknown;
  /** null forgets it. */
  write(kept: object | null): void;
}

interface Kept {
  /** What the choices were made from: shown something else, the player has chosen nothing yet. */
  readonly of: number;
  readonly choices: Choices;
}

/** @returns the kept choices, where they were made from the same `artifacts`; none otherwise */
export function choicesIn(kept: unknown, artifacts: object): Choices {
  return isKept(kept) && kept.of === stampOf(artifacts) ? kept.choices : {};
}

export function keptChoices(choices: Choices, artifacts: object): Kept {
  return { of: stampOf(artifacts), choices };
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

/** Of the challenge in the frame. */
export interface ChoicesHandle {
  read(): Choices;
  write(choices: Choices): void;
}

export const ChoicesContext = createContext<ChoicesHandle | null>(null);

/** The first gesture at each item of a sequence; kept after the solve, so that the reveal can show it. */
export const FirstGesturesContext = createContext<ChoicesHandle | null>(null);

/** What is kept of the challenge with these artifacts. */
export function choicesHandle(memory: ChoiceMemory | undefined, artifacts: object): ChoicesHandle {
  return {
    read: () => choicesIn(memory?.read(), artifacts),
    write: (chosen) => memory?.write(keptChoices(chosen, artifacts)),
  };
}

/**
 * Like `useState` for an answer that is made choice by choice, once in a scene; the tab keeps it until the challenge is solved.
 * For what is chosen from a list, never for what is typed.
 * @param words all that may be chosen, where the scene's own code has the list
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
