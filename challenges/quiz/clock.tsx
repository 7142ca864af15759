import { InfinityIcon, Timer, TriangleAlert } from 'lucide-react';
import { useTimeAllowance, VisuallyHidden } from '#engine/authoring';
import styles from './clock.module.css';
import { isShort, QUESTION_TIME } from './quiz-run.ts';

/**
 * The countdown and its bar, or a note that there is no limit. From 3 seconds on it warns, not by colour alone but also by a sign and
 * words.
 */
export function Clock({ seconds }: { readonly seconds: number }) {
  const { scale } = useTimeAllowance();
  if (!Number.isFinite(seconds))
    return (
      <p className={styles.clock}>
        <span className={styles.digits}>
          <InfinityIcon size={20} aria-hidden="true" />
          Sans limite de temps
        </span>
      </p>
    );
  const short = isShort(seconds);
  const Icon = short ? TriangleAlert : Timer;
  return (
    <div className={styles.clock} data-warning={short || undefined}>
      <p className={styles.digits} role="timer" aria-label="Temps restant">
        <Icon size={20} aria-hidden="true" />
        {short && 'Plus que '}
        <span className={styles.seconds}>{seconds} s</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.left} style={{ inlineSize: `${(seconds * 1000 * 100) / scale(QUESTION_TIME)}%` }} />
      </div>
      {/* Only one announcement: one each second would drown the question. */}
      <div role="status">
        <VisuallyHidden>{short && 'Plus que quelques secondes.'}</VisuallyHidden>
      </div>
    </div>
  );
}
