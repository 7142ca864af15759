import { VisuallyHidden } from '#engine/authoring';
import { MOMENTS, type Moment } from './artifacts.ts';
import styles from './clock.module.css';
import { SCHEDULE } from './moments.ts';

interface ClockProps {
  readonly current: Moment;
  readonly decided: readonly Moment[];
  readonly onGo: (moment: Moment) => void;
}

/** The morning's five moments: where one is, where one has chosen, and the way back to any of them. */
export function Clock({ current, decided, onGo }: ClockProps) {
  return (
    <nav aria-label="Les heures de la matinée">
      <ol className={styles.hours}>
        {MOMENTS.map((moment) => {
          const done = decided.includes(moment);
          return (
            <li key={moment}>
              <button
                type="button"
                className={styles.hour}
                aria-current={moment === current ? 'step' : undefined}
                data-done={done || undefined}
                onClick={() => onGo(moment)}
              >
                <span className={styles.at}>
                  {SCHEDULE[moment].at}
                  {done && <span className={styles.chosen} aria-hidden="true" />}
                </span>
                <span className={styles.name}>{SCHEDULE[moment].name}</span>
                {done && <VisuallyHidden>, choisi</VisuallyHidden>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
