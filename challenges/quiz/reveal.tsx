import { Check, ChevronDown, X } from 'lucide-react';
import { defineReveal, type RevealProps } from '#engine/authoring';
import type { QuizArtifacts, QuizReveal, RevealedQuestion } from './artifacts.ts';
import styles from './reveal.module.css';

const ORDINALS = ['Premier', 'Deuxième', 'Troisième'];

/** The questions of the first round, each with an explanation of its trap; those of the other rounds are folded below. */
function Gathered({ reveal: { rounds, after } }: RevealProps<QuizReveal, QuizArtifacts>) {
  const [first = [], ...others] = rounds;
  return (
    <>
      <h3>Cinq situations, une même question&nbsp;: qui a choisi le chemin{'\u202f'}?</h3>
      <Round questions={first} />
      {others.map((questions, index) => (
        <details key={questions[0]?.text} className={styles.other}>
          <summary className={styles.unfold}>
            <ChevronDown size={20} aria-hidden="true" />
            {ORDINALS[index + 1]} tirage : cinq autres situations
          </summary>
          <Round questions={questions} />
        </details>
      ))}
      <h3>Et le mardi suivant</h3>
      <p>{after}</p>
    </>
  );
}

function Round({ questions }: { readonly questions: readonly RevealedQuestion[] }) {
  return (
    <ol className={styles.round}>
      {questions.map(({ text, right, wrong, trap, why }, index) => (
        <li key={text} className={styles.card}>
          <p className={styles.situation}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {text}
          </p>
          <dl className={styles.sides}>
            <div className={styles.trap}>
              <dt>Ce qui tentait</dt>
              {wrong.map((option) => (
                <dd key={option} className={styles.option}>
                  <X size={18} aria-hidden="true" />
                  {option}
                </dd>
              ))}
              <dd>{trap}</dd>
            </div>
            <div className={styles.right}>
              <dt>Ce qui tient</dt>
              <dd className={styles.option}>
                <Check size={18} aria-hidden="true" />
                {right}
              </dd>
              <dd>{why}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}

export default defineReveal({ Reveal: Gathered });
