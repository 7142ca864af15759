import type { Ref } from 'react';
import type { Question } from './artifacts.ts';
import { Clock } from './clock.tsx';
import styles from './question-card.module.css';

interface QuestionCardProps {
  readonly question: Question;
  /** Seconds that are left; null where the question is only read again. */
  readonly seconds: number | null;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly onChoose?: (option: string) => void;
}

/** One question with its clock. The first answer counts; the letters are also keys. */
export function QuestionCard({ question, seconds, headingRef, onChoose }: QuestionCardProps) {
  return (
    <div className={styles.card}>
      {seconds !== null && <Clock seconds={seconds} />}
      <h2 ref={headingRef} tabIndex={-1} className={styles.question}>
        {question.text}
      </h2>
      <div className={styles.options}>
        {question.options.map(({ id, text }, place) => (
          <button
            key={id}
            type="button"
            className={styles.option}
            // The second click of a double click on the start button must not answer.
            onClick={({ detail }) => detail < 2 && onChoose?.(id)}
          >
            <span className={styles.letter}>{'ABC'[place]}</span> <span>{text}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
