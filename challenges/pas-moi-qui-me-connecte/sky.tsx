import type { ReactNode } from 'react';
import type { GivenConsequence } from '#engine/authoring';
import type { Moment } from './artifacts.ts';
import { Outcome } from './outcome.tsx';
import styles from './sky.module.css';

/** Vertical position of the sun or the moon, by time of day. */
const HEIGHTS: Readonly<Record<Moment['sky'], number>> = { dawn: 44, day: 25, evening: 40, night: 26 };

interface SkyProps {
  readonly sky: Moment['sky'];
  /** Consequence of the answer. */
  readonly outcome?: GivenConsequence | undefined;
  /** What stands in front of the port: the telephone with the request. */
  readonly children: ReactNode;
}

/** The port at this time of day, shown by its light. */
export function Sky({ sky, outcome, children }: SkyProps) {
  return (
    <div className={styles.sky} data-sky={sky}>
      <svg viewBox="0 0 480 64" preserveAspectRatio="xMaxYMin meet" aria-hidden="true">
        {/* Wider than the viewBox, so that a wide window shows more air and sea on both sides. */}
        <path className={styles.air} d="M-2000 0h4480v64h-4480z" />
        {sky === 'night' && (
          <path
            d="M140 18v.1M210 28v.1M262 15v.1M340 19v.1M452 16v.1M270 36v.1"
            stroke="#f7f5f0"
            strokeWidth="3"
            strokeLinecap="round"
          />
        )}
        <circle className={styles.light} cx="396" cy={HEIGHTS[sky]} r="11" />
        {sky === 'night' && <circle className={styles.air} cx="401" cy={HEIGHTS[sky] - 3} r="10" />}
        {sky === 'day' && (
          <path
            d="M250 22a8 8 0 0 1 15-3 9 9 0 0 1 16 3h6a5 5 0 0 1 0 10h-36a5 5 0 0 1-1-10zM452 40a6 6 0 0 1 12 0h10v6h-28a3 3 0 0 1 6-6z"
            fill="#fff"
          />
        )}
        <path className={styles.sea} d="M-2000 52h4480v512h-4480z" />
        {/* Two cranes, a ship with containers, the offices. */}
        <path
          className={styles.shore}
          d="M300 52V22h4v30zm20 0V22h4v30zm-32-30h72l-6 4h-66zm62 4h2v12h-2zM420 52V30h3v22zm14 0V30h3v22zm-22-22h50l-4 3h-46zM176 44h74l-6 10h-62zM186 36h12v8h-12zm14 4h12v4h-12zm14-8h12v12h-12zm24 0h8v12h-8z"
        />
        {outcome && <Outcome outcome={outcome} />}
      </svg>
      {children}
    </div>
  );
}
