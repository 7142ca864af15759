import { useEffect, useEffectEvent, useReducer } from 'react';
import { useAttempt, useTimeAllowance } from '#engine/authoring';
import { type Cue, NO_CHOICE, type Question } from './artifacts.ts';
import { advance, freshRun, type QuizRun, secondsLeft, TICK } from './quiz-run.ts';

export interface Quiz {
  readonly run: QuizRun;
  /** Whole seconds that are left for the question. */
  readonly seconds: number;
  /** An answer is on its way. */
  readonly pending: boolean;
  readonly start: () => void;
  /** Answers the question that is asked. */
  readonly choose: (option: string) => void;
  /** Hands the quiz in; starts again at the first question when too few answers were right. */
  readonly validate: () => Promise<void>;
}

/** Runs the clock and sends the answers. The cues come from the server, a moment after the next question is there. */
export function useQuiz(questions: readonly Question[]): Quiz {
  const { attempt, pending, solved } = useAttempt<Cue>();
  const { factor } = useTimeAllowance();
  const [run, dispatch] = useReducer(advance, questions.length, freshRun);
  const { stage, index, spent } = run;

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
    if (sent && !sent.correct) dispatch({ type: 'start' });
  };

  return { run, seconds: secondsLeft(run, factor), pending, start: () => dispatch({ type: 'start' }), choose, validate };
}
