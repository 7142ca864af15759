import { Anchor, FileLock } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '#engine/authoring';
import styles from './sharing-request.module.css';

interface SharingRequestProps {
  readonly ref: Ref<HTMLElement>;
  /** The decoy lies over the page: its buttons are out of reach. */
  readonly covered: boolean;
  readonly onRefuse: () => void;
  readonly onAccept: () => void;
}

/** The page of the intranet behind the contest, with the real button. */
export function SharingRequest({ ref, covered, onRefuse, onAccept }: SharingRequestProps) {
  return (
    <article ref={ref} className={styles.request} aria-label="La Passerelle, page cachée" tabIndex={-1}>
      <header className={styles.bar}>
        <Anchor size={18} aria-hidden="true" /> <strong>La Passerelle</strong>
        <span className={styles.site}>intranet.brevelle.example</span>
      </header>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <FileLock size={22} aria-hidden="true" /> Demande de partage
        </h2>
        <p>
          <strong>grand-jeu-voile.example</strong> souhaite accéder à votre dossier du personnel :
        </p>
        <ul className={styles.list}>
          <li>identité et adresse personnelle</li>
          <li>bulletins de paie et coordonnées bancaires</li>
        </ul>
      </div>
      <div className={styles.action}>
        <Button variant="secondary" disabled={covered} onClick={onAccept}>
          Autoriser le partage
        </Button>
        <Button disabled={covered} onClick={onRefuse}>
          Refuser le partage
        </Button>
      </div>
    </article>
  );
}
