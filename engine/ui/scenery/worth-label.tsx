import { ShieldCheck, TriangleAlert } from 'lucide-react';
import styles from './worth-label.module.css';

interface WorthLabelProps {
  /** It was what it seemed to be. */
  readonly genuine: boolean;
  /** What to call that, or what was to be done with it. */
  readonly worth?: string | undefined;
}

/** For a reveal: which of the two it is, as a word with a sign. Neither a tick nor a cross, which would be the player's own mark. */
export function WorthLabel({ genuine, worth = genuine ? 'Fiable' : 'Piège' }: WorthLabelProps) {
  const Sign = genuine ? ShieldCheck : TriangleAlert;
  return (
    <span className={styles.label} data-genuine={genuine || undefined}>
      <Sign size={16} aria-hidden="true" /> {worth}
    </span>
  );
}
