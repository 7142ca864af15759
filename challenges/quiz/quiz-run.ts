/** One run through the questions: pure, so that the clock and the server can be left out of its tests. */
import { type Cue, NO_CHOICE } from './artifacts.ts';

/** Milliseconds for one question (specification, section 9), before the player's time allowance. */
export const QUESTION_TIME = 10_000;
/** Milliseconds for an explanation of at most fifty words, before the player's time allowance. */
export const READING_TIME = 15_000;
/** Milliseconds between two looks at the clock, whatever the allowance. */
export const TICK = 1000;
/** Seconds left from which the clock warns. */
const WARNING = 3;
/** Right answers that pass (specification, section 9). */
export const PASS = 3;

export interface QuizRun {
  /** `cue`: an answer is explained; the clock of the next question has not begun. */
  readonly stage: 'start' | 'question' | 'cue' | 'summary';
  /** Which round of questions, from 0. */
  readonly round: number;
  /** How many questions there are. */
  readonly total: number;
  /** Which one is asked, or comes next, from 0. */
  readonly index: number;
  /** Milliseconds of `QUESTION_TIME` that are gone. */
  readonly spent: number;
  /** Ids of the chosen options; NO_CHOICE where time ran out. */
  readonly choices: readonly string[];
  /** What the coach said of each answer; null while it is on its way, or could not be had. */
  readonly cues: readonly (Cue | null)[];
}

export type QuizStep =
  | { readonly type: 'start' }
  /** From an explanation to the next question, after the last one to the summary. */
  | { readonly type: 'next' }
  /** Handed in with too few right answers: other questions, whose clock waits for the start. */
  | { readonly type: 'again' }
  /** A second went by, at this pace. */
  | { readonly type: 'tick'; readonly factor: number }
  | { readonly type: 'answer'; readonly index: number; readonly choice: string }
  | { readonly type: 'cue'; readonly index: number; readonly cue: Cue | null };

export function freshRun(total: number, round = 0): QuizRun {
  return { stage: 'start', round, total, index: 0, spent: 0, choices: [], cues: [] };
}

export function advance(run: QuizRun, step: QuizStep): QuizRun {
  switch (step.type) {
    case 'start':
      return { ...freshRun(run.total, run.round), stage: 'question' };
    case 'again':
      return freshRun(run.total, run.round + 1);
    case 'tick':
      return { ...run, spent: run.spent + TICK / step.factor };
    case 'answer':
      // A click and the end of the time can meet: the first of them counts.
      if (run.stage !== 'question' || step.index !== run.index) return run;
      return { ...run, stage: 'cue', index: run.index + 1, choices: [...run.choices, step.choice], spent: 0 };
    case 'next':
      if (run.stage !== 'cue') return run;
      return { ...run, stage: run.index === run.total ? 'summary' : 'question' };
    case 'cue':
      return { ...run, cues: run.choices.map((_, index) => (index === step.index ? step.cue : (run.cues[index] ?? null))) };
  }
}

/** Whole seconds that this player still has. */
export function secondsLeft({ spent }: QuizRun, factor: number): number {
  return Math.ceil(((QUESTION_TIME - spent) * factor) / 1000);
}

export function isShort(seconds: number): boolean {
  return seconds <= WARNING;
}

export function rightAnswers({ cues }: QuizRun): number {
  return cues.filter((cue) => cue?.isRight).length;
}

/** How a question stands on the way through. */
export type Mark = 'right' | 'wrong' | 'timeout' | 'unknown' | 'current' | 'coming';

export function markOf({ stage, index, choices, cues }: QuizRun, question: number): Mark {
  if (stage === 'question' && question === index) return 'current';
  const choice = choices[question];
  if (choice === undefined) return 'coming';
  if (choice === NO_CHOICE) return 'timeout';
  const cue = cues[question];
  if (!cue) return 'unknown';
  return cue.isRight ? 'right' : 'wrong';
}
