import { Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button, Timeline } from '#engine/authoring';
import type { Bait } from './artifacts.ts';
import styles from './consequences.module.css';
import { CONSEQUENCES } from './events.ts';

interface ConsequencesProps {
  readonly ref: Ref<HTMLElement>;
  readonly of: Bait;
  readonly onBack: () => void;
}

/** Consequences of the click, hour by hour. */
export function Consequences({ ref, of, onBack }: ConsequencesProps) {
  return (
    <section ref={ref} className={styles.panel} aria-labelledby="consequences-title" tabIndex={-1}>
      <h2 id="consequences-title" className={styles.title}>
        Conséquences
      </h2>
      <p className={styles.relief}>
        Rien de tout cela n’est arrivé : c’est un exercice. Voici ce qu’un seul {of === 'call' ? 'appel' : 'clic'} de confiance
        aurait pu lancer.
      </p>
      <Timeline events={CONSEQUENCES[of]} />
      <p className={styles.relief}>À chaque étape, une chose pouvait encore tout changer : prévenir tout de suite.</p>
      <Button onClick={onBack}>
        <Undo2 size={18} aria-hidden="true" />
        {of === 'call' ? 'Revenir avant l’appel' : 'Revenir avant le clic'}
      </Button>
    </section>
  );
}
