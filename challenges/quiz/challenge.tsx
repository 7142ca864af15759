import { useCallback, useEffect, useRef } from 'react';
import { defineScene, type SceneProps, useAttempt, useTimeAllowance, VerdictRegion } from '#engine/authoring';
import type { QuizArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { Coach, SpokenExplanation } from './coach.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuickTips } from './quick-tips.tsx';
import { READING_TIME } from './quiz-run.ts';
import { Scoreboard } from './scoreboard.tsx';
import { StartScreen } from './start-screen.tsx';
import { Summary } from './summary.tsx';
import { useQuiz } from './use-quiz.ts';

/** The quiz on the big screen of the meeting room, with the coach on the screen and tips beside it. */
function TimedQuiz({ artifacts: { rounds }, failures }: SceneProps<QuizArtifacts>) {
  const { solved } = useAttempt();
  const { scale } = useTimeAllowance();
  const { run, questions, seconds, pending, start, next, choose, validate } = useQuiz(rounds, failures);
  const { stage, index, round } = run;
  const question = questions[index];
  const board = useRef<HTMLElement>(null);
  /** The element that takes the focus next. */
  const front = useRef<HTMLElement>(null);
  const setFront = useCallback((element: HTMLElement | null) => {
    front.current = element;
  }, []);
  const shown = useRef(`${round} start 0`);
  const explained = stage === 'cue' && !pending;

  // The focused element disappears at each step. The new one takes the focus unless the player is reading a hint; an explanation does so
  // once it has arrived.
  useEffect(() => {
    const now = `${round} ${stage} ${index}`;
    if (shown.current === now || (stage === 'cue' && !explained)) return;
    shown.current = now;
    const { activeElement, body } = document;
    if (activeElement !== body && !board.current?.contains(activeElement)) return;
    if (stage !== 'summary') board.current?.scrollIntoView({ block: 'nearest' });
    front.current?.focus();
  }, [round, stage, index, explained]);

  // While the focus is in the quiz, the keys A, B, C and 1, 2, 3 choose an answer.
  useEffect(() => {
    const element = board.current;
    if (stage !== 'question' || !element) return;
    const answer = ({ key, code, repeat, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (repeat || altKey || ctrlKey || metaKey) return;
      // `code` is compared as well, because on a French keyboard the keys 1, 2, 3 write &, é and ".
      const place = Math.max('abc'.indexOf(key.toLowerCase()), '123'.indexOf(key), DIGITS.indexOf(code));
      const option = questions[index]?.options[place];
      if (option) choose(option.id);
    };
    element.addEventListener('keydown', answer);
    return () => element.removeEventListener('keydown', answer);
  });

  return (
    <div className={styles.scene}>
      <section ref={board} className={styles.board} aria-label="Le quiz">
        <Scoreboard run={run} />
        {stage === 'start' && (
          <StartScreen again={round > 0} known={round >= rounds.length} over={solved} headingRef={setFront} onStart={start} />
        )}
        {solved && stage === 'start' && questions.map((each) => <QuestionCard key={each.id} question={each} seconds={null} />)}
        {stage === 'question' && question && (
          <QuestionCard key={question.id} question={question} seconds={seconds} headingRef={setFront} onChoose={choose} />
        )}
        {stage !== 'summary' && (
          <Coach run={run} question={questions[index - 1]} pending={pending} nextRef={setFront} onNext={next} />
        )}
        {stage === 'summary' && (
          <Summary questions={questions} run={run} headingRef={setFront} pending={pending} done={solved} onValidate={validate} />
        )}
        <SpokenExplanation run={run} seconds={scale(READING_TIME) / 1000} />
        <div className={styles.status}>
          <VerdictRegion />
        </div>
      </section>
      <QuickTips />
    </div>
  );
}

const STATUS_TIME = 4500;
const DIGITS = ['Digit1', 'Digit2', 'Digit3'];

export default defineScene({
  Scene: TimedQuiz,
  timed: 'optional',
  messages: {
    correct: { tone: 'success', text: 'Mission validee. {points} points ajoutes.', clearsAfter: STATUS_TIME },
    incorrect: {
      tone: 'danger',
      text: 'Moins de 3 bonnes reponses. Analyse calmement et retente.',
      clearsAfter: STATUS_TIME,
    },
    // No message: the coach's comment says whether the answer is right.
    right: null,
    wrong: null,
    timeout: { tone: 'warning', text: 'Chronometre ecoule pour cette question.', clearsAfter: STATUS_TIME },
    unfinished: { tone: 'warning', text: 'Répondez aux cinq questions avant de valider.', clearsAfter: STATUS_TIME },
  },
});
