import { countdownText } from '#engine/client/time-left.ts';
import styles from './countdown.module.css';

interface CountdownProps {
  /** Milliseconds. */
  readonly left: number;
  readonly urgent: boolean;
}

/** Time left, in tabular digits; without a live region, which would announce every second. */
export function Countdown({ left, urgent }: CountdownProps) {
  const text = countdownText(left);
  const signs = [...text].map((sign, place) => ({ sign, place: text.length - place }));
  return (
    <p className={styles.countdown} data-urgent={urgent || undefined} role="timer" aria-label={`Temps restant : ${text}`}>
      {signs.map(({ sign, place }) => (
        <span key={place} aria-hidden="true" className={sign === ':' ? styles.colon : styles.digit}>
          {sign}
        </span>
      ))}
    </p>
  );
}
