import { Check, Flag, X } from 'lucide-react';
import { FootBar, Gesture, GestureGroup, type GivenConsequence, Marked } from '#engine/authoring';
import type { Moment } from './artifacts.ts';
import styles from './moment-seen.module.css';
import { RequestScreen } from './request-screen.tsx';
import { Sky } from './sky.tsx';

interface MomentSeenProps {
  /** The request; passages in [brackets] are marked. */
  readonly moment: Moment;
  /** Consequence of the answer, which the drawing of the port shows. */
  readonly consequence?: GivenConsequence | undefined;
  /** Whether the request is shown with its buttons, as during play. */
  readonly played?: boolean;
}

/** One request: what the player was doing, the port at that hour, and the telephone's screen. */
export function MomentSeen({ moment, consequence, played = false }: MomentSeenProps) {
  return (
    <div className={played ? styles.seen : undefined}>
      <p>
        <span className={styles.label}>Une minute avant&nbsp;:</span> <Marked text={moment.before} />
      </p>
      <Sky sky={moment.sky} outcome={consequence}>
        <RequestScreen moment={moment}>{played && <Answers waiting={consequence === undefined} />}</RequestScreen>
      </Sky>
    </div>
  );
}

/** The notification's buttons, in the order of common applications. They are within reach of a thumb until one is pressed. */
function Answers({ waiting }: { readonly waiting: boolean }) {
  return (
    <FootBar always resting={!waiting} className={styles.foot}>
      <GestureGroup className={styles.answers}>
        <Gesture value="approve" className={styles.answer} picture={<Check size={18} />} />
        <Gesture value="refuse" className={styles.answer} picture={<X size={18} />} />
        <Gesture value="report" className={styles.answer} picture={<Flag size={18} />} />
      </GestureGroup>
    </FootBar>
  );
}

/** Formats a time as « 8 h 12 ». */
export function hourOf(time: string): string {
  return time.replace(':', '\u00a0h\u00a0');
}

/** Names a request « 8 h 12, à votre poste ». */
export function MomentName({ moment: { time, place } }: { readonly moment: Pick<Moment, 'time' | 'place'> }) {
  return (
    <>
      {hourOf(time)}, <span className={styles.place}>{place}</span>
    </>
  );
}
