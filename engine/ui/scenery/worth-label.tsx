import { ShieldCheck, TriangleAlert } from 'lucide-react';
import styles from './worth-label.module.css';

interface WorthLabelProps {
  /** Whether the labelled item was genuine. */
  readonly genuine: boolean;
  /** Custom label, such as what to do with the item. */
  readonly worth?: string | undefined;
}

/** For reveals: label with an icon, genuine or trap. No tick or cross, which would look like a mark for the player's answer. */
export function WorthLabel({ genuine, worth = genuine ? 'Fiable' : 'Piège' }: WorthLabelProps) {
  const Sign = genuine ? ShieldCheck : TriangleAlert;
  return (
    <span className={styles.label} data-genuine={genuine || undefined}>
      <Sign size={16} aria-hidden="true" /> {worth}
    </span>
  );
}
