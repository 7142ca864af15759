import { Flag, Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Gesture, GestureGroup, type GivenConsequence } from '#engine/authoring';
import type { Moment } from './artifacts.ts';
import styles from './day-seen.module.css';
import { DrawnScreen } from './drawn-screen.tsx';
import { FridayEvening } from './friday-evening.tsx';

interface DaySeenProps {
  readonly moment: Moment;
  /** The gesture's consequence. Once there is one, the sender is circled and the settings are unfolded. */
  readonly consequence: GivenConsequence | undefined;
  /** Whether this is the last day. */
  readonly last: boolean;
}

/** One day: the screen with its notice, whose buttons are the gestures. */
export function DaySeen({ moment: { doing, screen, place, elsewhere, options }, consequence, last }: DaySeenProps) {
  const decided = consequence !== undefined;
  const disk = screen.kind === 'disk';
  const message = screen.kind === 'sms' || screen.kind === 'mail';
  // The disk's buttons have the same order on the screen, whatever the state of its copy.
  const takenFirst = disk && options.later < options.here;
  const opened = useOpenedBy(decided);
  return (
    <>
      <p className={styles.doing}>{doing}</p>
      <GestureGroup className={styles.device}>
        <details className={styles.elsewhere} ref={opened}>
          <summary>
            <Search size={18} aria-hidden="true" />
            <span>
              Voir {place} <span className={styles.free}>(gratuit)</span>
            </span>
          </summary>
          <div className={styles.window}>
            <p data-marked={decided || undefined}>{elsewhere}</p>
            {!disk && <Gesture value="self" />}
          </div>
        </details>
        <DrawnScreen
          screen={screen}
          marked={decided}
          buttons={
            <>
              {takenFirst && <Gesture value="later" />}
              <Gesture value="here" className={disk ? '' : message ? styles.link : styles.here} />
              {!message && !takenFirst && <Gesture value="later" />}
              {disk && <Gesture value="self" />}
            </>
          }
          left={message && <Gesture value="later" className={styles.left} />}
        />
        <div className={styles.taskbar}>
          <Gesture value="report" picture={<Flag size={18} />} />
          {consequence && (
            <span className={styles.status} data-act={consequence.act} aria-hidden="true">
              {statusOf(consequence, disk)}
            </span>
          )}
        </div>
      </GestureGroup>
      {last && consequence?.settled && <FridayEvening />}
    </>
  );
}

/** Unfolds the element once the day is decided; before that, the player folds and unfolds it. */
function useOpenedBy(decided: boolean) {
  const folded = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (decided && folded.current) folded.current.open = true;
  }, [decided]);
  return folded;
}

/** The short status text in the computer's taskbar. */
function statusOf({ act, settled, gesture }: GivenConsequence, disk: boolean): string {
  if (act === 'unsafe') return disk ? 'Hum…' : 'Installation… 68\u00a0%';
  if (!settled) return 'À décider';
  return gesture === 'report' ? 'Support prévenu' : 'C’est réglé';
}
