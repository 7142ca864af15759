import { useEffect, useEffectEvent, useReducer } from 'react';
import { useAttempt, useTimeAllowance } from '#engine/authoring';
import { type Cue, NO_CHOICE, type Question, type QuizArtifacts } from './artifacts.ts';
import { advance, freshRun, type QuizRun, secondsLeft, TICK } from './quiz-run.ts';

export interface Quiz {
  readonly run: QuizRun;
  /** The questions of this round. */
  readonly questions: readonly Question[];
  /** Whole seconds left for the question. */
  readonly seconds: number;
  /** Whether an answer is being sent. */
  readonly pending: boolean;
  readonly start: () => void;
  /** Answers the current question. */
  readonly choose: (option: string) => void;
  /** Goes on after an explanation; the next question's clock begins. */
  readonly next: () => void;
  /** Hands the quiz in. With too few right answers, goes back to before the first question. */
  readonly validate: () => Promise<void>;
}

/**
 * Runs the clock and sends the answers; while the session is stopped, the clock stands still and no answer is taken. The coach's comments
 * come from the server, shortly after each answer.
 * @param failed how often the quiz was handed in with too few right answers before this visit
 */
export function useQuiz(rounds: QuizArtifacts['rounds'], failed: number): Quiz {
  const { attempt, pending, stop, solved, say } = useAttempt<Cue>();
  const { factor } = useTimeAllowance();
  const [run, dispatch] = useReducer(advance, null, () => freshRun(rounds[0]?.length ?? 0, failed));
  const { stage, index, spent } = run;
  const questions = rounds[run.round % rounds.length] ?? [];

  const choose = async (choice: string) => {
    const question = questions[index];
    if (stop || stage !== 'question' || !question) return;
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
    if (stop || stage !== 'question' || solved) return;
    // Each tick changes `spent` or `index`, which sets the next timer; without a limit none does, until there is one again.
    void [index, spent, factor];
    const timer = setTimeout(tick, TICK);
    return () => clearTimeout(timer);
  }, [stop, stage, index, spent, factor, solved]);

  const validate = async () => {
    const sent = await attempt({ choices: [...run.choices] });
    if (sent && !sent.correct) dispatch({ type: 'again' });
  };
  // The message is about the former answer, so it is removed.
  const goOn = (type: 'start' | 'next') => () => {
    say(null);
    dispatch({ type });
  };

  const seconds = secondsLeft(run, factor);
  return { run, questions, seconds, pending, start: goOn('start'), next: goOn('next'), choose, validate };
}
