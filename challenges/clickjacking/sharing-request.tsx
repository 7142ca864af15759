import { Anchor, FileLock, MousePointerClick } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '#engine/authoring';
import styles from './sharing-request.module.css';

interface SharingRequestProps {
  readonly ref: Ref<HTMLElement>;
  /** Whether the page is transparent and its buttons are disabled: a click on it counts as one on the contest. */
  readonly covered: boolean;
  /** Whether the page is invisible, and so hidden from screen readers too. */
  readonly unseen: boolean;
  /** Whether a click has just hit the page's accepting button unseen. */
  readonly hit: boolean;
  readonly onRefuse: () => void;
  readonly onAccept: () => void;
}

/** The page of the intranet, in a frame over the contest, with the real buttons. */
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
