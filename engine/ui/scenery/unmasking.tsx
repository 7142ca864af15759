import { AddressText } from './address-text.tsx';
import styles from './unmasking.module.css';
import { WorthLabel } from './worth-label.tsx';

export interface Unmasked {
  /** Quoted line of the screen. */
  readonly shown: string;
  /** The truth about this line. */
  readonly truth: string;
  /** Whether the line was genuine. */
  readonly genuine?: boolean;
  /** Label in place of « Fiable » or « Piège »: what the line was, or what to do with it. */
  readonly worth?: string;
}

/** For reveals: each quoted line of the screen beside the truth about it. */
export function Unmasking({ lines }: { /** Lines in the order of the screen. */ readonly lines: readonly Unmasked[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ shown, truth, genuine = false, worth }) => (
        <li key={shown} className={styles.line} data-genuine={genuine || undefined}>
          <p className={styles.shown}>
            <WorthLabel genuine={genuine} worth={worth} />
            <span>
              <AddressText text={shown} />
            </span>
          </p>
          <p>
            <AddressText text={truth} />
          </p>
        </li>
      ))}
    </ul>
  );
}
