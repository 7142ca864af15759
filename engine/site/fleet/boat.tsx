/** A sailing boat. Teams differ by a mark on the sail, not by colour alone. */
import type { ReactNode } from 'react';
import styles from './fleet-picture.module.css';

/** Marks on the main sail, by index of the team; with more teams they repeat. */
const MARKS: readonly ReactNode[] = [
  <path key="band" d="M-13-17h11v5h-13z" />,
  <circle key="disc" cx="-6.5" cy="-14" r="3.6" />,
  <path key="chevron" d="M-13-12-7-19l5 5v5l-5-5-5 7z" />,
  <path key="stripe" d="M-6-30v25h-4v-15z" />,
  <path key="bands" d="M-12-20h10v3h-11zM-14-12H-2v3h-13z" />,
  <path key="diamond" d="m-7-20 4 6-4 6-4-6z" />,
  <path key="half" d="M-15-6h13v-7h-10z" />,
  <path key="cross" d="M-9-21h3v5h4v3h-4v6h-3v-6h-5v-3h5z" />,
];

/** Number of different sails. */
export const SAILS = MARKS.length;

interface BoatProps {
  /** Index of the team; null for a plain sail. */
  readonly team: number | null;
  /** Whether it is the player's own boat, which is highlighted. */
  readonly own?: boolean;
}

/** 40 units wide and high, with the middle of its waterline at the origin. */
export function Boat({ team, own = false }: BoatProps) {
  const sail = team === null ? null : team % SAILS;
  return (
    <g className={styles.hull} data-own={own || undefined} data-sail={sail ?? undefined}>
      <ellipse className={styles.shade} cy="3" rx="20" ry="3.4" />
      <path className={styles.wood} d="M-19-4h38l-6 9h-26z" />
      <path className={styles.mast} d="M0-5v-31" />
      <path className={styles.mainsail} d="M-2-34v28h-14Q-14-22-2-34z" />
      {sail !== null && <g className={styles.mark}>{MARKS[sail]}</g>}
      <path className={styles.jib} d="M2-30v24h13Q12-20 2-30z" />
      {own && <path className={styles.pennant} d="m0-42 11 3.5L0-35z" />}
    </g>
  );
}

/** A few sails close together: stands for boats that are counted, not drawn one by one. */
export function Flotilla() {
  return (
    <g className={styles.hull}>
      {[-15, 12, -2].map((x, index) => (
        <g key={x} transform={`translate(${x} ${index === 2 ? 4 : -3}) scale(.55)`}>
          <ellipse className={styles.shade} cy="3" rx="20" ry="3.4" />
          <path className={styles.wood} d="M-19-4h38l-6 9h-26z" />
          <path className={styles.mainsail} d="M-2-34v28h-14Q-14-22-2-34z" />
          <path className={styles.jib} d="M2-30v24h13Q12-20 2-30z" />
        </g>
      ))}
    </g>
  );
}
