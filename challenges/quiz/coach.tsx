import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Button } from '#engine/authoring';
import { NO_CHOICE, type Question } from './artifacts.ts';
import styles from './coach.module.css';
import { CoachPortrait } from './coach-portrait.tsx';
import type { QuizRun } from './quiz-run.ts';

interface CoachProps {
  readonly run: QuizRun;
  /** The one that was answered last. */
  readonly question: Question | undefined;
  /** The explanation is on its way. */
  readonly pending: boolean;
  readonly nextRef: Ref<HTMLButtonElement>;
  readonly onNext: () => void;
}

/** What the coach says: a word of advice on the way, and after an answer its explanation, with no clock running. */
export function Coach({ run, question, pending, nextRef, onNext }: CoachProps) {
  const said = useId();
  const { stage, index, total, cues } = run;
  if (stage !== 'cue')
    return (
      <section className={styles.coach} aria-label="Coaching">
        <CoachPortrait />
        <p className={styles.advice}>
          <strong>Fatou Diarra :</strong>{' '}
          {stage === 'start'
            ? 'mieux vaut un doute de trop ! Après chaque réponse, l’horloge s’arrête et je vous dis ce qu’il faut en garder.'
            : 'lisez la situation jusqu’au bout, c’est souvent le dernier mot qui trahit le piège.'}
        </p>
      </section>
    );
  const cue = cues[index - 1];
  const choice = run.choices[index - 1];
  const timeout = choice === NO_CHOICE;
  const Icon = cue?.right ? CircleCheck : timeout ? Hourglass : CircleX;
  return (
    <section className={styles.coach} aria-label="Coaching" data-explains>
      <CoachPortrait />
      <div className={styles.speech}>
        <div id={said} className={styles.said}>
          {cue && (
            <h2 className={styles.verdict} data-right={cue.right}>
              <Icon size={22} aria-hidden="true" />
              Question {index} : {cue.right ? 'bien vu' : timeout ? 'trop tard cette fois' : 'pas cette fois'}
            </h2>
          )}
          <p className={styles.situation}>
            {question?.text}
            {!timeout && <strong> {question?.options.find(({ id }) => id === choice)?.text}.</strong>}
          </p>
          <p>
            {cue?.text ?? (pending ? 'Fatou prend la parole…' : 'La correction n’est pas arrivée. Votre réponse est gardée.')}
          </p>
        </div>
        <Button
          ref={nextRef}
          className={styles.next}
          aria-describedby={said}
          // A double click on an answer, or Enter held down, must not skip what it says.
          onClick={({ detail }) => detail < 2 && onNext()}
          onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
        >
          {index === total ? 'Voir le récapitulatif' : 'Question suivante'}
        </Button>
      </div>
    </section>
  );
}
