import { daysLeft, frenchTimeLeft } from '#engine/client/time-left.ts';
import type { SessionClock } from '#schemas/session-clock.ts';
import styles from './countdown.module.css';
import { dayText } from './format.ts';

interface CountdownProps {
  /** Time left, in milliseconds. */
  readonly left: number;
  readonly urgent: boolean;
  /** The session's clock: its end is shown when a day or more is left, except in a pause, which moves it on. */
  readonly clock: Pick<SessionClock, 'closesAt' | 'phase'>;
}

/**
 * Time left in tabular digits; from a day on, in days with the closing date. No live region: a screen reader would announce every second.
 */
export function Countdown({ left, urgent, clock: { closesAt, phase } }: CountdownProps) {
  const text = frenchTimeLeft(left);
  if (daysLeft(left))
    return (
      <p className={styles.countdown} data-days role="timer">
        Encore {text}
        {closesAt !== null && phase !== 'paused' && <span>, jusqu’au {dayText(closesAt)}</span>}
      </p>
    );
  const signs = [...text].map((sign, position) => ({ sign, position: text.length - position }));
  return (
    <p className={styles.countdown} data-urgent={urgent || undefined} role="timer" aria-label={`Temps restant : ${text}`}>
      {signs.map(({ sign, position }) => (
        <span key={position} aria-hidden="true" className={sign === ':' ? styles.colon : styles.digit}>
          {sign}
        </span>
      ))}
    </p>
  );
}
