import { Check, X } from 'lucide-react';
import { VisuallyHidden } from '#engine/ui/visually-hidden.tsx';
import styles from './unmasking.module.css';

export interface Unmasked {
  /** What the screen said or showed, in its own words. */
  readonly shown: string;
  /** What there was to it. */
  readonly truth: string;
  /** It was what it seemed to be. */
  readonly genuine?: boolean;
}

/** For a reveal: what the screen said, and beside each line what there was to it. */
export function Unmasking({ lines }: { readonly lines: readonly Unmasked[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ shown, truth, genuine = false }) => (
        <li key={shown} className={styles.line} data-genuine={genuine || undefined}>
          <p className={styles.shown}>
            {genuine ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
            <span>
              <VisuallyHidden>{genuine ? 'Vrai : ' : 'Piège : '}</VisuallyHidden>
              {shown}
            </span>
          </p>
          <p className={styles.truth}>{truth}</p>
        </li>
      ))}
    </ul>
  );
}
