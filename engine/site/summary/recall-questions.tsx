/** Questions from memory: recalling what was learnt makes it stay longer. Worth no points, judged by the server. */
import { Fold } from '#engine/frame/panels/fold.tsx';
import type { SummaryQuestion } from '#schemas/summary.ts';
import { answerRecall } from '../recall/answer-recall.ts';
import { RecallQuestion } from '../recall/recall-question.tsx';
import { useSite } from '../site-context.ts';
import { count } from './count.ts';
import styles from './recall-questions.module.css';

export function RecallQuestions({ questions }: { readonly questions: readonly SummaryQuestion[] }) {
  const { player } = useSite();
  return (
    <section className={styles.questions} aria-label="De mémoire">
      <Fold title={<h2>De mémoire, {count(questions.length, 'question')}</h2>}>
        <p>Sans relire et sans points&nbsp;: chercher dans sa mémoire est ce qui fait rester.</p>
        {questions.map((question) => (
          <RecallQuestion key={question.key} asked={question} answer={(choice) => answerRecall(player, question.key, choice)} />
        ))}
      </Fold>
    </section>
  );
}
