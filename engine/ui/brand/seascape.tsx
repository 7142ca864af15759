import { useId } from 'react';
import styles from './seascape.module.css';

const STARS = [
  [92, 60],
  [240, 34],
  [388, 92],
  [520, 40],
  [780, 70],
  [884, 38],
  [990, 64],
  [1120, 82],
  [170, 140],
  [1060, 150],
  [450, 160],
] as const;

/** A dark sea, the lookout in the crow's nest, and the beam that searches the horizon. Decoration only. */
export function Seascape({
  mast = 640,
}: {
  /** Position of the mast, in 1200ths of the width; null for the sea alone, lit from the right. */
  readonly mast?: number | null;
}) {
  const glow = useId();
  return (
    <svg className={styles.sea} viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id={glow}>
        <stop stopColor="var(--beam)" stopOpacity=".62" />
        <stop offset="1" stopColor="var(--beam)" stopOpacity=".02" />
      </linearGradient>
      <g fill="#f7f5f0" opacity=".5">
        {STARS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.4" />
        ))}
      </g>
      {mast === null ? (
        <path d="M0 0 1200-120V130Z" fill={`url(#${glow})`} transform="rotate(180 600 190)" opacity=".5" />
      ) : (
        <g className={styles.mast} transform={`translate(${mast} 0)`}>
          <path d="M24 131 760-40v400Z" fill={`url(#${glow})`} />
          <path
            d="M-130 380 0 178l130 202M-65 380 0 178l65 202"
            fill="none"
            stroke="var(--on-night)"
            strokeWidth="1.5"
            opacity=".13"
          />
          <g fill="var(--on-night)" opacity=".1">
            <path d="M-5 96h10l3 290H-8Z" />
            <path d="M-3 60h3v40h-3ZM0 60l34 9L0 80Z" />
            <path d="M-70 226H70v6H-70Z" />
            <path d="M-34 152h68l-9 34h-50Z" />
          </g>
          <g fill="#f7f5f0">
            <circle cy="120" r="8.5" />
            <path d="M-12 150c0-13 3-19 12-19s12 6 12 19Z" />
            <path d="m4 134 18-6 1 5-17 8Z" />
          </g>
          <path d="M-36 150h72v5h-72Z" fill="var(--on-night)" opacity=".18" />
          <circle cx="25" cy="131" r="5.5" fill="var(--beam)" />
        </g>
      )}
      <path
        d="M0 352c60-16 120-16 180 0s120 16 180 0 120-16 180 0 120 16 180 0 120-16 180 0 120 16 180 0 80-12 120-12v80H0Z"
        fill="var(--night-deep)"
        opacity=".5"
      />
      <path
        d="M0 380c50-12 100-12 150 0s100 12 150 0 100-12 150 0 100 12 150 0 100-12 150 0 100 12 150 0 100-12 150 0 100 12 150 0v40H0Z"
        fill="var(--night-deep)"
      />
    </svg>
  );
}
