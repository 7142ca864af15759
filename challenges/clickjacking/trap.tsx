import { MousePointerClick, Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '#engine/authoring';
import styles from './trap.module.css';

/** In the poster's place, over the two buttons: what the click did, while one sees which of them took it. */
export function Trap({ ref, onBack }: { readonly ref: Ref<HTMLElement>; readonly onBack: () => void }) {
  return (
    <section ref={ref} className={styles.trap} aria-labelledby="trap-title" tabIndex={-1}>
      <h2 id="trap-title" className={styles.title}>
        <MousePointerClick size={24} aria-hidden="true" /> Ce que votre clic a fait
      </h2>
      <p>
        Vous visiez « Je participe ! ». Par-dessus, invisible, La Passerelle vous attendait :{' '}
        <strong>« Autoriser le partage » a reçu le clic</strong>.
      </p>
      <p className={styles.relief}>Rien n’est parti : c’est un exercice. En vrai, la page du concours dirait « Merci ! ».</p>
      <Button variant="secondary" onClick={onBack}>
        <Undo2 size={18} aria-hidden="true" />
        Revenir avant le clic
      </Button>
    </section>
  );
}
