import { useEffect, useEffectEvent, useReducer } from 'react';
import { useAttempt, useTimeAllowance } from '#engine/authoring';
import { type Cue, NO_CHOICE, type Question, type QuizArtifacts } from './artifacts.ts';
import { advance, freshRun, type QuizRun, secondsLeft, TICK } from './quiz-run.ts';

export interface Quiz {
  readonly run: QuizRun;
  /** Those of this round. */
  readonly questions: readonly Question[];
  /** Whole seconds that are left for the question. */
  readonly seconds: number;
  /** An answer is on its way. */
  readonly pending: boolean;
  readonly start: () => void;
  /** Answers the question that is asked. */
  readonly choose: (option: string) => void;
  /** Goes on after an explanation; the clock of the next question begins. */
  readonly next: () => void;
  /** Hands the quiz in; back before the first question when too few answers were right. */
  readonly validate: () => Promise<void>;
}

/**
 * Runs the clock and sends the answers. The cues come from the server, a moment after the answer.
 * @param failed how many times the quiz was handed in with too few right answers before this visit
 */
export function useQuiz(rounds: QuizArtifacts['rounds'], failed: number): Quiz {
  const { attempt, pending, solved, say } = useAttempt<Cue>();
  const { factor } = useTimeAllowance();
  const [run, dispatch] = useReducer(advance, null, () => freshRun(rounds[0]?.length ?? 0, failed));
  const { stage, index, spent } = run;
  const questions = rounds[run.round % rounds.length] ?? [];

  const choose = async (choice: string) => {
    const question = questions[index];
    if (stage !== 'question' || !question) return;
    dispatch({ type: 'answer', index, choice });
    const sent = await attempt({ question: question.id, choice });
    dispatch({ type: 'cue', index, cue: sent?.output ?? null });
  };

  const tick = useEffectEvent(() => {
    const next = advance(run, { type: 'tick', factor });
    if (secondsLeft(next, factor) <= 0) choose(NO_CHOICE);
    else dispatch({ type: 'tick', factor });
  });

  useEffect(() => {
    if (stage !== 'question' || solved) return;
    // Each second of each question sets the next one.
    void [index, spent];
    const timer = setTimeout(tick, TICK);
    return () => clearTimeout(timer);
  }, [stage, index, spent, solved]);

  const validate = async () => {
    const sent = await attempt({ choices: [...run.choices] });
    if (sent && !sent.correct) dispatch({ type: 'again' });
  };
  // What the line says is of the answer before.
  const goOn = (type: 'start' | 'next') => () => {
    say(null);
    dispatch({ type });
  };

  const seconds = secondsLeft(run, factor);
  return { run, questions, seconds, pending, start: goOn('start'), next: goOn('next'), choose, validate };
}
