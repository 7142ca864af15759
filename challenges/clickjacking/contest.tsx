import { Gift } from 'lucide-react';
import styles from './contest.module.css';
import { countdownText } from './countdown.ts';
import { Sailboat } from './sailboat.tsx';

interface ContestProps {
  /** Seconds that the trap is still set. */
  readonly left: number;
  /** Without a time limit: the page claims to hurry, and waits. */
  readonly waits: boolean;
  /** It is shown, to tell where it was: it takes no click any more. */
  readonly over: boolean;
  readonly pending: boolean;
  /** Id of the line that says where the button leads. */
  readonly leadsTo: string;
  readonly onFocusChange: (inside: boolean) => void;
  readonly onParticipate: () => void;
}

/** The page that one sees. Another lies over it, transparent: what one believes to click here is taken there. */
export function Contest({ left, waits, over, pending, leadsTo, onFocusChange, onParticipate }: ContestProps) {
  return (
    <article className={styles.contest} aria-label="Page du concours">
      <div className={styles.poster}>
        <Sailboat />
        <p className={styles.kicker}>
          <Gift size={16} aria-hidden="true" /> Grand jeu des marins
        </p>
        <h2 className={styles.title}>Gagnez un week-end à la voile !</h2>
        <p className={styles.pitch}>Deux jours en mer, skipper et repas compris. Réservé aux équipes de Brévelle Maritime.</p>
      </div>
      <div className={styles.action}>
        <button
          type="button"
          className={styles.decoy}
          disabled={over}
          aria-disabled={pending || undefined}
          aria-describedby={over ? 'decoy-told' : leadsTo}
          onFocus={() => onFocusChange(true)}
          onBlur={(event) => event.relatedTarget !== null && onFocusChange(false)}
          onClick={onParticipate}
        >
          Je participe !
        </button>
        {over ? (
          <p id="decoy-told" className={styles.told}>
            Le faux bouton : une image. Le clic va à la page posée dessus.
          </p>
        ) : (
          <p className={styles.hurry}>
            Offre valable encore {countdownText(left)}
            {waits && '. Sans minuteur, elle attend.'}
          </p>
        )}
      </div>
    </article>
  );
}
