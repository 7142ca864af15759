import { Check, CircleDashed, Hourglass, X } from 'lucide-react';
import { VisuallyHidden } from '#engine/authoring';
import { type Mark, markOf, type QuizRun, rightAnswers } from './quiz-run.ts';
import styles from './scoreboard.module.css';

const MARKS: Readonly<Record<Mark, { readonly Icon: typeof Check | null; readonly word: string }>> = {
  right: { Icon: Check, word: 'juste' },
  wrong: { Icon: X, word: 'faux' },
  timeout: { Icon: Hourglass, word: 'temps écoulé' },
  unknown: { Icon: CircleDashed, word: 'répondu' },
  current: { Icon: null, word: 'en cours' },
  coming: { Icon: null, word: 'à venir' },
};

/** The top of the screen: the number of the question, and the results of the others. */
export function Scoreboard({ run }: { readonly run: QuizRun }) {
  const right = rightAnswers(run);
  return (
    <header className={styles.head}>
      <p className={styles.show}>
        <strong>Le quart d’heure de la vigie</strong>
        <span className={styles.place}>Salle de la Jetée · écran partagé</span>
      </p>
      <ol className={styles.marks} aria-label="Progression">
        {[...Array(run.total).keys()].map((question) => {
          const mark = markOf(run, question);
          const { Icon, word } = MARKS[mark];
          return (
            <li key={question} className={styles.mark} data-mark={mark}>
              <VisuallyHidden>Question </VisuallyHidden>
              {Icon ? (
                <>
                  <VisuallyHidden>{question + 1}</VisuallyHidden>
                  <Icon size={18} strokeWidth={3} aria-hidden="true" />
                </>
              ) : (
                question + 1
              )}
              <VisuallyHidden> : {word}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
      <p className={styles.count}>
        <span className={styles.right}>{right}</span> bonne{right > 1 && 's'} réponse{right > 1 && 's'}
      </p>
    </header>
  );
}
