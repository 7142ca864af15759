import { Search } from 'lucide-react';
import type { Moment } from './artifacts.ts';
import styles from './day-seen.module.css';
import { DrawnScreen } from './drawn-screen.tsx';

interface DaySeenProps {
  readonly moment: Moment;
  /** The gesture is made: who spoke is circled, and the place that one opens oneself lies open. */
  readonly decided: boolean;
}

/** One day: what came up and when, and what stands in the place that one opens oneself. */
export function DaySeen({ moment: { doing, screen, place, elsewhere }, decided }: DaySeenProps) {
  return (
    <>
      <p className={styles.doing}>{doing}</p>
      <DrawnScreen screen={screen} marked={decided} />
      <details className={styles.elsewhere} key={String(decided)} open={decided}>
        <summary>
          <Search size={18} aria-hidden="true" /> Ouvrir {place}
        </summary>
        <p>{elsewhere}</p>
      </details>
    </>
  );
}
