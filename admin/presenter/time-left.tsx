import { countdownText } from '#engine/client/time-left.ts';
import { useNow } from '#engine/client/use-now.ts';
import { useClockOffset } from '#engine/client/use-time-left.ts';
import type { PresentedDebrief } from '#schemas/debrief.ts';
import { messages } from '../language/language.ts';
import styles from './time-left.module.css';

interface TimeLeftProps {
  readonly times: PresentedDebrief['times'];
  /** When the times were received, by this browser's clock, in milliseconds since 1970. */
  readonly received: number;
}

/** Time left for the debrief and, if there is one, for the workshop. */
export function TimeLeft({ times: { now: told, debriefEndsAt, workshopEndsAt }, received }: TimeLeftProps) {
  const words = messages().presenter;
  const now = useNow(useClockOffset(told, received));
  const ends = [
    [words.debrief, debriefEndsAt],
    [words.workshop, workshopEndsAt],
  ] as const;
  return (
    <section className={styles.times} aria-label={words.time}>
      {ends.map(([name, end]) => {
        if (end === null) return null;
        const left = Date.parse(end) - now;
        return (
          <p key={name} data-over={left < 0 || undefined}>
            <span>{name}</span> <strong>{left < 0 ? words.over(countdownText(-left)) : countdownText(left)}</strong>
          </p>
        );
      })}
    </section>
  );
}
