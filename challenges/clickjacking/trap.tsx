import { Layers, MousePointerClick, Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '#engine/authoring';
import styles from './trap.module.css';

interface TrapProps {
  readonly ref: Ref<HTMLElement>;
  readonly layersShown: boolean;
  readonly onShowLayers: () => void;
  readonly onBack: () => void;
}

/** Replaces the poster after a click on the decoy: names the false button and, on demand, the button that took the click. */
export function Trap({ ref, layersShown, onShowLayers, onBack }: TrapProps) {
  return (
    <section ref={ref} className={styles.trap} aria-labelledby="trap-title" tabIndex={-1}>
      <h2 id="trap-title" className={styles.title}>
        <MousePointerClick size={24} aria-hidden="true" /> Ce que votre clic a fait
      </h2>
      <p>
        <strong>Le faux bouton, c’était « Je participe ! »</strong> : une image, sous une autre page, transparente.{' '}
        {layersShown && (
          <>
            La voici : sur La Passerelle, <strong>« Autoriser le partage » a reçu le clic</strong>.
          </>
        )}
      </p>
      <p className={styles.relief}>
        Rien n’est parti&nbsp;: c’est un exercice. Le nom du bouton ne disait rien&nbsp;; l’adresse où il menait, si&nbsp;: ce
        n’était pas celle du concours.
      </p>
      {!layersShown && (
        <Button
          variant="secondary"
          onClick={(event) => {
            // The pressed button disappears: the section takes its focus.
            event.currentTarget.closest('section')?.focus();
            onShowLayers();
          }}
        >
          <Layers size={18} aria-hidden="true" />
          Voir qui a reçu le clic
        </Button>
      )}
      <Button variant="secondary" onClick={onBack}>
        <Undo2 size={18} aria-hidden="true" />
        Revenir avant le clic
      </Button>
    </section>
  );
}
