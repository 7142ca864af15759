import { AddressText } from './address-text.tsx';
import styles from './unmasking.module.css';
import { WorthLabel } from './worth-label.tsx';

export interface Unmasked {
  /** What the screen said or showed, in its own words. */
  readonly shown: string;
  /** What there was to it. */
  readonly truth: string;
  /** It was what it seemed to be. */
  readonly genuine?: boolean;
  /** In the place of « Fiable » or « Piège »: what it was, or what was to be done with it. */
  readonly worth?: string;
}

/** For a reveal: what the screen said, and beside each line what there was to it. */
export function Unmasking({ lines }: { /** In the order of the screen. */ readonly lines: readonly Unmasked[] }) {
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
