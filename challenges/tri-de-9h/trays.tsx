import { Flag, PhoneCall, Stamp } from 'lucide-react';
import { type Choices, Gesture, type GivenConsequence } from '#engine/authoring';
import { GESTURES, type Gesture as GestureName } from './artifacts.ts';
import styles from './trays.module.css';

interface TraysProps {
  /** The gestures so far, by item. */
  readonly decided: Choices;
  readonly consequence: GivenConsequence | undefined;
}

const MARKS = { treat: Stamp, verify: PhoneCall, report: Flag } as const satisfies Readonly<Record<GestureName, unknown>>;

/** The three trays on the desk, with the items put into each. */
export function Trays({ decided, consequence }: TraysProps) {
  return (
    <div className={styles.trays}>
      {GESTURES.map((value) => {
        const Mark = MARKS[value];
        const spoilt = consequence?.gesture === value && consequence.act === 'unsafe';
        const things = Object.values(decided).filter((gesture) => gesture === value).length;
        return (
          <Gesture
            key={value}
            value={value}
            className={styles.tray}
            picture={
              <span className={styles.picture} data-tray={value}>
                <Tray things={things} spoilt={spoilt} />
                <Mark size={20} className={styles.mark} />
              </span>
            }
          />
        );
      })}
    </div>
  );
}

/** Offset and angle of each item on the ones below it. */
const LIES = [
  [0, -2],
  [3, 3],
  [-3, -4],
  [2, 2],
  [-1, 4],
  [3, -3],
  [-2, 1],
  [1, -2],
] as const;

interface TrayProps {
  /** Number of items in the tray. */
  readonly things: number;
  /** Whether the last item in the tray does harm, and so has to be taken out again. */
  readonly spoilt: boolean;
}

function Tray({ things, spoilt }: TrayProps) {
  return (
    <svg viewBox="0 0 96 58" aria-hidden="true" focusable="false">
      <path d="M10 20h76l6 30H4z" fill="var(--tray-deep)" />
      {LIES.slice(0, things).map(([side, turn], place) => (
        <g key={`${side} ${turn}`} className={styles.sheet} transform={`translate(${side} ${-4 * place}) rotate(${turn} 48 30)`}>
          <path d="M20 22h56v20H20z" fill="#fffdf4" stroke="#7b869b" strokeWidth="1.5" />
          <path d="M26 28h30M26 33h20" stroke="#9aa3b2" strokeWidth="2.5" />
        </g>
      ))}
      {spoilt && (
        <g className={styles.sheet} transform={`translate(0 ${-4 * Math.min(things, LIES.length)})`}>
          <path d="M20 12l14 4 12-6 14 5 16-3v28H20z" fill="#f6c9c2" stroke="#b42318" strokeWidth="2" />
          <path d="M48 18v10M48 33v.1" stroke="#b42318" strokeWidth="4.5" strokeLinecap="round" />
        </g>
      )}
      <path d="M2 36h92l-4 20H6z" fill="var(--tray)" />
      <path d="M2 36h92l-1 5H3z" fill="#ffffff" opacity="0.25" />
    </svg>
  );
}
