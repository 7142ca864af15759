/** A question about an earlier mission, on a page of its own before the next mission opens. */
import { useState } from 'react';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import type { SummaryQuestion } from '#schemas/summary.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { useSite } from '../site-context.ts';
import { answerRecall } from './answer-recall.ts';
import styles from './recall-card.module.css';
import { RecallQuestion } from './recall-question.tsx';

interface RecallCardProps {
  readonly asked: SummaryQuestion;
  /** Title of the mission that the question is about. */
  readonly title: string;
  /** Title of the mission that opens next. */
  readonly next: string;
  readonly onAnswered: () => void;
  /** Called to go on to the mission, with or without an answer. */
  readonly onClose: () => void;
}

export function RecallCard({ asked, title, next, onAnswered, onClose }: RecallCardProps) {
  const { player } = useSite();
  const [answered, setAnswered] = useState(false);
  usePageTitle(frenchSpaces(`De mémoire, avant « ${next} »`));
  return (
    <section className={styles.card} aria-labelledby="de-memoire">
      <header>
        <h1 id="de-memoire">{frenchSpaces(`De mémoire, avant « ${next} »`)}</h1>
        <p className={styles.about}>{frenchSpaces(`Une question sur « ${title} », sans relire et sans points.`)}</p>
      </header>
      <RecallQuestion
        asked={asked}
        answer={(choice) => answerRecall(player, asked.key, choice)}
        onAnswered={() => {
          setAnswered(true);
          onAnswered();
        }}
      >
        <Button variant={answered ? 'primary' : 'quiet'} onClick={onClose}>
          {answered ? 'Ouvrir la mission' : 'Pas maintenant'}
        </Button>
      </RecallQuestion>
    </section>
  );
}
