import { Search } from 'lucide-react';
import { useId } from 'react';
import { GestureChoice, VisuallyHidden } from '#engine/authoring';
import { GESTURES, type Gesture, type Moment } from './artifacts.ts';
import { DrawnScreen } from './drawn-screen.tsx';
import styles from './moment-card.module.css';

interface MomentCardProps {
  readonly moment: Moment;
  /** Which of the days it is. */
  readonly count: string;
  readonly chosen: Gesture | undefined;
  readonly onChoose: (gesture: Gesture) => void;
}

/** One day: what came up and when, what stands in the place that one opens oneself, and what to do. */
export function MomentCard({
  moment: { id, day, hour, doing, screen, question, options, place, elsewhere },
  count,
  chosen,
  onChoose,
}: MomentCardProps) {
  const heading = useId();
  return (
    <li className={styles.moment} data-moment={id} aria-labelledby={heading}>
      <h2 id={heading} className={styles.day}>
        {day} <span className={styles.hour}>{hour}</span> <span className={styles.count}>{count}</span>
      </h2>
      <p className={styles.doing}>{doing}</p>
      <div className={styles.halves}>
        <div className={styles.seen}>
          <DrawnScreen screen={screen} />
          <details className={styles.elsewhere}>
            <summary>
              <Search size={18} aria-hidden="true" /> Ouvrir {place}
            </summary>
            <p>{elsewhere}</p>
          </details>
        </div>
        <GestureChoice
          legend={question}
          value={chosen}
          onChoose={onChoose}
          options={GESTURES.map((gesture) => ({
            value: gesture,
            label: (
              <>
                {options[gesture]} <VisuallyHidden>({day})</VisuallyHidden>
              </>
            ),
          }))}
        />
      </div>
    </li>
  );
}
