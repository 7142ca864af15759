import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Button, VisuallyHidden } from '#engine/authoring';
import { NO_CHOICE, type Question } from './artifacts.ts';
import styles from './coach.module.css';
import { CoachPortrait } from './coach-portrait.tsx';
import type { QuizRun } from './quiz-run.ts';
import { useReadingTime } from './use-reading-time.ts';

interface CoachProps {
  readonly run: QuizRun;
  /** The question that was answered last. */
  readonly question: Question | undefined;
  /** Whether the explanation has not arrived yet. */
  readonly pending: boolean;
  readonly nextRef: Ref<HTMLButtonElement>;
  readonly onNext: () => void;
}

/** The coach: general advice during a question, the explanation after an answer. */
export function Coach({ run, question, pending, nextRef, onNext }: CoachProps) {
  const { stage } = run;
  if (stage === 'cue')
    return <Explanation key={run.index} run={run} question={question} pending={pending} nextRef={nextRef} onNext={onNext} />;
  return (
    <section key="advice" className={styles.coach} aria-label="Coaching">
      <CoachPortrait />
      <p className={styles.advice}>
        <strong>Fatou Diarra&nbsp;:</strong>{' '}
        {stage === 'start'
          ? 'doutez, puis levez le doute. Certaines de ces situations sont sans piège. Après chaque réponse, je vous dis ce qu’il faut en garder.'
          : 'lisez la situation jusqu’au bout. Qui a commencé\u00a0: vous, ou l’autre\u202f?'}
      </p>
    </section>
  );
}

/** The explanation of an answer. After some seconds the next question follows by itself, unless the player reads on. */
function Explanation({ run: { index, total, cues, choices }, question, pending, nextRef, onNext }: CoachProps) {
  const button = useId();
  const { seconds, waits, handlers } = useReadingTime({ pending, goesOn: button, onNext });
  const cue = cues[index - 1];
  const choice = choices[index - 1];
  const timeout = choice === NO_CHOICE;
  const Icon = cue?.isRight ? CircleCheck : timeout ? Hourglass : CircleX;
  return (
    // Focusable, because the time stands still while the focus is on the explanation.
    <section className={styles.coach} aria-label="Coaching" tabIndex={0} data-explains {...handlers}>
      <CoachPortrait />
      <div className={styles.speech}>
        <div className={styles.said}>
          {cue && (
            <h2 className={styles.verdict} data-right={cue.isRight}>
              <Icon size={22} aria-hidden="true" />
              Question {index}&nbsp;: {verdictOf(cue.isRight, timeout)}
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
        <div className={styles.way}>
          <Button
            ref={nextRef}
            id={button}
            // With `pending`, the button is disabled while the session is stopped.
            pending={false}
            // A double click on an answer, or Enter held down, must not skip the explanation.
            onClick={({ detail }) => detail < 2 && onNext()}
            onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
          >
            {index === total ? 'Voir le récapitulatif' : 'Question suivante'}
          </Button>
          {!pending && (
            <p className={styles.time} aria-hidden="true">
              {waits || !Number.isFinite(seconds)
                ? 'Lisez\u00a0: la suite vous attend.'
                : `La suite vient dans ${seconds}\u00a0s`}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function verdictOf(right: boolean, timeout: boolean): string {
  if (right) return 'bien vu';
  return timeout ? 'trop tard cette fois' : 'pas cette fois';
}

/** Announces the explanation to screen readers, and how long it stays. The live region is on the page before its text. */
export function SpokenExplanation({ run: { stage, index, cues, choices }, seconds }: SpokenExplanationProps) {
  const cue = stage === 'cue' ? cues[index - 1] : null;
  return (
    <div role="status">
      <VisuallyHidden>
        {cue &&
          `Question ${index}\u00a0: ${verdictOf(cue.isRight, choices[index - 1] === NO_CHOICE)}. ${cue.text} ${
            Number.isFinite(seconds)
              ? `La suite vient dans ${seconds}\u00a0secondes. Restez sur l’explication pour la garder.`
              : 'La suite vous attend.'
          }`}
      </VisuallyHidden>
    </div>
  );
}

interface SpokenExplanationProps {
  readonly run: QuizRun;
  /** Seconds for which the explanation stays, as announced at its beginning. */
  readonly seconds: number;
}
