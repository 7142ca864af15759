import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '#engine/authoring';
import { NO_CHOICE, type Question } from './artifacts.ts';
import { markOf, PASS, type QuizRun, rightAnswers } from './quiz-run.ts';
import styles from './summary.module.css';

interface SummaryProps {
  readonly questions: readonly Question[];
  readonly run: QuizRun;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly pending: boolean;
  /** Whether the quiz was handed in and passed. */
  readonly done: boolean;
  readonly onValidate: () => void;
}

/** The screen after the last question, without a clock: each answer with what to remember of it. */
export function Summary({ questions, run, headingRef, pending, done, onValidate }: SummaryProps) {
  const right = rightAnswers(run);
  return (
    <div className={styles.summary}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
        Récapitulatif
      </h2>
      <p>
        <strong>
          {right} bonne{right > 1 && 's'} réponse{right > 1 && 's'} sur {run.total}
        </strong>
        {whatFollows(run)}
      </p>
      <ol className={styles.list}>
        {questions.map((question, index) => (
          <Answered key={question.id} question={question} run={run} index={index} />
        ))}
      </ol>
      {!done && (
        <Button pending={pending} onClick={onValidate}>
          Valider
        </Button>
      )}
    </div>
  );
}

function whatFollows(run: QuizRun): string {
  const right = rightAnswers(run);
  if (right >= PASS) return '. Le compte y est : validez.';
  const unknown = run.choices.filter((_, index) => markOf(run, index) === 'unknown').length;
  if (right + unknown >= PASS)
    return `, sans compter celles dont la correction n’est pas arrivée. Il en faut ${PASS} : validez, et vous saurez si le compte y est.`;
  return `. Il en faut ${PASS}. Prenez le temps de lire ce qui suit, puis validez : le quiz reprendra à la première question.`;
}

function Answered({ question, run, index }: { readonly question: Question; readonly run: QuizRun; readonly index: number }) {
  const choice = run.choices[index] ?? NO_CHOICE;
  const mark = markOf(run, index);
  const Icon = mark === 'right' ? CircleCheck : mark === 'timeout' ? Hourglass : CircleX;
  return (
    <li className={styles.item} data-mark={mark}>
      {mark !== 'unknown' && <Icon size={22} aria-hidden="true" />}
      <div>
        <h3 className={styles.question}>{question.text}</h3>
        <p className={styles.choice}>
          {mark === 'right' && 'Juste. '}
          {mark === 'wrong' && 'Faux. '}
          {mark === 'timeout' ? 'Temps écoulé' : question.options.find(({ id }) => id === choice)?.text}
        </p>
        <p>{run.cues[index]?.text ?? 'La correction n’est pas arrivée. Votre réponse est gardée.'}</p>
      </div>
    </li>
  );
}
