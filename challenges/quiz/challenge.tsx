import { useEffect, useRef } from 'react';
import { defineScene, type SceneProps, useAttempt, VerdictRegion } from '#engine/authoring';
import type { QuizArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { Coach } from './coach.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuickTips } from './quick-tips.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { StartScreen } from './start-screen.tsx';
import { Summary } from './summary.tsx';
import { useQuiz } from './use-quiz.ts';

/** The quiz on the big screen of the meeting room, the coach and the tips beside it. */
function TimedQuiz({ artifacts: { questions } }: SceneProps<QuizArtifacts>) {
  const { solved } = useAttempt();
  const { run, seconds, pending, start, choose, validate } = useQuiz(questions);
  const { stage, index } = run;
  const question = questions[index];
  const board = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef('start 0');

  // What had the focus is gone with the last question: the new one takes it, unless the player is reading a hint.
  useEffect(() => {
    const now = `${stage} ${index}`;
    if (shown.current === now) return;
    shown.current = now;
    const { activeElement, body } = document;
    if (activeElement === body || board.current?.contains(activeElement)) heading.current?.focus();
  }, [stage, index]);

  return (
    <div className={styles.scene}>
      <section ref={board} className={styles.board} aria-label="Le quiz">
        <Scoreboard run={run} />
        {stage === 'start' && <StartScreen onStart={start} />}
        {stage === 'question' && question && (
          <QuestionCard key={question.id} question={question} seconds={seconds} headingRef={heading} onChoose={choose} />
        )}
        {stage === 'summary' && (
          <Summary questions={questions} run={run} headingRef={heading} pending={pending} done={solved} onValidate={validate} />
        )}
        <div className={styles.status}>
          <VerdictRegion />
        </div>
      </section>
      <QuickTips />
      {stage !== 'summary' && <Coach run={run} />}
    </div>
  );
}

const STATUS_TIME = 4500;

export default defineScene({
  Scene: TimedQuiz,
  timed: true,
  messages: {
    correct: { tone: 'success', text: 'Mission validee. {points} points ajoutes.', clearsAfter: STATUS_TIME },
    incorrect: {
      tone: 'danger',
      text: 'Moins de 3 bonnes reponses. Analyse calmement et retente.',
      clearsAfter: STATUS_TIME,
    },
    right: { tone: 'success', text: 'Réponse précédente : juste.', clearsAfter: STATUS_TIME },
    wrong: { tone: 'danger', text: 'Réponse précédente : fausse.', clearsAfter: STATUS_TIME },
    timeout: { tone: 'warning', text: 'Chronometre ecoule pour cette question.', clearsAfter: STATUS_TIME },
    unfinished: { tone: 'warning', text: 'Répondez aux cinq questions avant de valider.', clearsAfter: STATUS_TIME },
  },
});
