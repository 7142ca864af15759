import { CircleCheck, CircleX } from 'lucide-react';
import styles from './coach.module.css';
import { CoachPortrait } from './coach-portrait.tsx';
import type { QuizRun } from './quiz-run.ts';

/**
 * What the coach says of the last answer, right or wrong. It is not announced by itself: the clock already runs for the
 * next question, and the summary says all of it again, with all the time in the world.
 */
export function Coach({ run: { stage, cues } }: { readonly run: QuizRun }) {
  const cue = cues.at(-1);
  return (
    <section className={styles.coach} aria-label="Coaching">
      <CoachPortrait />
      <div className={styles.speech}>
        <p className={styles.who}>
          <strong>Fatou Diarra</strong> · responsable de la sécurité
        </p>
        {cue ? (
          <>
            <p className={styles.verdict} data-right={cue.right}>
              {cue.right ? <CircleCheck size={20} aria-hidden="true" /> : <CircleX size={20} aria-hidden="true" />}
              Question {cues.length} : {cue.right ? 'bien vu' : 'pas cette fois'}
            </p>
            <p>{cue.text}</p>
          </>
        ) : (
          <p>
            {stage === 'start'
              ? 'Mieux vaut un doute de trop ! Après chaque réponse, je vous dis ici ce qu’il faut en garder.'
              : 'Lisez la situation jusqu’au bout : c’est souvent le dernier mot qui trahit le piège.'}
          </p>
        )}
      </div>
    </section>
  );
}
