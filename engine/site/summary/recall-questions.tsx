/** Questions from memory: what was learnt stays longer for having been looked for again. Worth no points, judged by the server. */
import type { SummaryQuestion } from '#schemas/summary.ts';
import { RecallQuestion } from '../recall/recall-question.tsx';
import styles from './recall-questions.module.css';

export function RecallQuestions({ questions }: { readonly questions: readonly SummaryQuestion[] }) {
  return (
    <section className={styles.questions} aria-labelledby="de-memoire">
      <h2 id="de-memoire">De mémoire</h2>
      <p>Sans relire et sans points&nbsp;: chercher dans sa mémoire est ce qui fait rester.</p>
      {questions.map((question) => (
        <RecallQuestion key={question.key} asked={question} />
      ))}
    </section>
  );
}
