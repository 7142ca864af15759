import { Gift } from 'lucide-react';
import styles from './contest.module.css';
import { countdownText } from './countdown.ts';
import { Sailboat } from './sailboat.tsx';

interface ContestProps {
  /** Seconds that the decoy still covers the page; at 0 it is only drawn, to show where it was. */
  readonly left: number;
  readonly pending: boolean;
  readonly onFocusChange: (inside: boolean) => void;
  readonly onParticipate: () => void;
}

/** The page that the player came for: all of it is a facade, and its button takes the click. */
export function Contest({ left, pending, onFocusChange, onParticipate }: ContestProps) {
  return (
    <article className={styles.contest} aria-label="Page du concours" inert={left === 0}>
      <div className={styles.poster}>
        <Sailboat />
        <p className={styles.kicker}>
          <Gift size={16} aria-hidden="true" /> Grand jeu des marins
        </p>
        <h2 className={styles.title}>Gagnez un week-end à la voile !</h2>
        <p className={styles.pitch}>Deux jours en mer, skipper et repas compris. Réservé aux équipes de Brévelle Maritime.</p>
      </div>
      <div className={styles.action}>
        <button
          type="button"
          className={styles.decoy}
          aria-disabled={pending || undefined}
          onFocus={() => onFocusChange(true)}
          onBlur={(event) => event.relatedTarget !== null && onFocusChange(false)}
          onClick={onParticipate}
        >
          <span>Je participe !</span>
          <span className={styles.hurry}>Offre valable encore {countdownText(left)}</span>
        </button>
      </div>
    </article>
  );
}
