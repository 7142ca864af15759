/** The state of a run through the questions, in pure functions: their tests need neither clock nor server. */
import { type Cue, NO_CHOICE } from './artifacts.ts';

/** Milliseconds for one question (specification, section 9), before the player's time allowance. */
export const QUESTION_TIME = 10_000;
/** Milliseconds for an explanation of at most fifty words, before the player's time allowance. */
export const READING_TIME = 15_000;
/** Milliseconds between two ticks of the clock, whatever the time allowance. */
export const TICK = 1000;
/** Number of seconds left from which on the clock warns. */
const WARNING = 3;
/** Number of right answers that are needed to pass (specification, section 9). */
export const PASS = 3;

export interface QuizRun {
  /** `cue`: an answer is being explained; the clock of the next question has not begun. */
  readonly stage: 'start' | 'question' | 'cue' | 'summary';
  /** Index of the round. */
  readonly round: number;
  /** Number of questions. */
  readonly total: number;
  /** Index of the question that is asked, or is next. */
  readonly index: number;
  /** Milliseconds of `QUESTION_TIME` that have passed. */
  readonly spent: number;
  /** Ids of the chosen options; NO_CHOICE where time ran out. */
  readonly choices: readonly string[];
  /** The coach's comments on the answers; null while one has not arrived, or if it could not be loaded. */
  readonly cues: readonly (Cue | null)[];
}

export type QuizStep =
  | { readonly type: 'start' }
  /** Goes from an explanation to the next question, or from the last one to the summary. */
  | { readonly type: 'next' }
  /** Too few right answers were handed in: begins another round, whose clock waits for the start. */
  | { readonly type: 'again' }
  /** A second has passed; the time allowance's `factor` slows the question's clock down. */
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
      // A click and the end of the time may coincide: only the first of the two counts.
      if (run.stage !== 'question' || step.index !== run.index) return run;
      return { ...run, stage: 'cue', index: run.index + 1, choices: [...run.choices, step.choice], spent: 0 };
    case 'next':
      if (run.stage !== 'cue') return run;
      return { ...run, stage: run.index === run.total ? 'summary' : 'question' };
    case 'cue':
      return { ...run, cues: run.choices.map((_, index) => (index === step.index ? step.cue : (run.cues[index] ?? null))) };
  }
}

/** Whole seconds that this player has left. */
export function secondsLeft({ spent }: QuizRun, factor: number): number {
  return Math.ceil(((QUESTION_TIME - spent) * factor) / 1000);
}

export function isShort(seconds: number): boolean {
  return seconds <= WARNING;
}

export function rightAnswers({ cues }: QuizRun): number {
  return cues.filter((cue) => cue?.isRight).length;
}

/** State of a question in the scoreboard. */
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
