import { Gift } from 'lucide-react';
import styles from './contest.module.css';
import { countdownText } from './countdown.ts';
import { Sailboat } from './sailboat.tsx';

interface ContestProps {
  /** Seconds that are left of the countdown. */
  readonly left: number;
  /** Whether the countdown stands still, for a player without time limits; the page still urges to hurry. */
  readonly waits: boolean;
  /** Whether the decoy is disabled: it is shown only to explain where the false button was. */
  readonly over: boolean;
  readonly pending: boolean;
  /** Id of the browser's status line, which says where the button leads. */
  readonly leadsTo: string;
  readonly onFocusChange: (inside: boolean) => void;
  readonly onParticipate: () => void;
}

/** The contest's page, which is visible. A transparent page lies over it and takes the clicks that are meant for the contest. */
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
