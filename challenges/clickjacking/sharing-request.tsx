import { Anchor, FileLock, MousePointerClick } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '#engine/authoring';
import styles from './sharing-request.module.css';

interface SharingRequestProps {
  readonly ref: Ref<HTMLElement>;
  /** It is transparent, and what is clicked through it counts for the contest. */
  readonly covered: boolean;
  /** Nobody sees it yet: nobody hears it either. */
  readonly unseen: boolean;
  /** A click has just landed on it unseen. */
  readonly hit: boolean;
  readonly onRefuse: () => void;
  readonly onAccept: () => void;
}

/** The page of the intranet in a frame over the contest, with the real button. */
export function SharingRequest({ ref, covered, unseen, hit, onRefuse, onAccept }: SharingRequestProps) {
  return (
    <article
      ref={ref}
      className={styles.request}
      aria-label="La Passerelle, intranet"
      aria-hidden={unseen || undefined}
      tabIndex={-1}
    >
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
        <Button variant="secondary" className={styles.accept} data-hit={hit || undefined} disabled={covered} onClick={onAccept}>
          {hit && <MousePointerClick size={20} aria-hidden="true" />}
          Autoriser le partage
        </Button>
        <Button variant="secondary" className={styles.refuse} disabled={covered} onClick={onRefuse}>
          Refuser le partage
        </Button>
      </div>
    </article>
  );
}
