import styles from './reminder.module.css';

/** The note on the edge of the screen, with all that the player knows. */
export function Reminder({ ticket }: { readonly ticket: string }) {
  return (
    <div role="note" className={styles.note} aria-label="Votre pense-bête">
      <p className={styles.line}>
        Ma demande de 8&nbsp;h&nbsp;52&nbsp;: <strong>{ticket}</strong>
      </p>
      <p className={styles.line}>
        Outil d’aide&nbsp;: <strong>Bouée</strong> (Passerelle, bureau)
      </p>
      <p className={styles.line}>
        Annuaire&nbsp;: support <strong>4210</strong>, Fatou <strong>4301</strong>
      </p>
    </div>
  );
}
