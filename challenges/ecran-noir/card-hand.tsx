import { Check, X } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Button } from '#engine/authoring';
import { DECISIONS, type GestureCard } from './artifacts.ts';
import styles from './card-hand.module.css';

interface CardHandProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** The card on top of the hand. */
  readonly card: GestureCard;
  readonly place: number;
  readonly of: number;
  /** Whether the mission is solved: the cards can be read, and no longer decided. */
  readonly settled: boolean;
  readonly onDecide: (keep: boolean) => void;
}

/** One card at a time, to do or to avoid. The two buttons keep their position while the cards change above them. */
export function CardHand({ ref, card, place, of, settled, onDecide }: CardHandProps) {
  const text = useId();
  return (
    <section className={styles.hand} aria-label="Les cartes en main">
      {/* A live region, because the focus stays on the button when the card changes. */}
      <div className={styles.pile} aria-live="polite" data-last={place === of || undefined}>
        <div key={card.id} className={styles.card}>
          <h2 className={styles.place}>
            Carte {place} sur {of}
          </h2>
          <p id={text} className={styles.text}>
            {card.text}
          </p>
        </div>
      </div>
      {!settled && (
        <div className={styles.choices}>
          <Button ref={ref} variant="secondary" aria-describedby={text} onClick={() => onDecide(true)}>
            <Check size={18} aria-hidden="true" /> {DECISIONS.keep}
          </Button>
          <Button variant="secondary" aria-describedby={text} onClick={() => onDecide(false)}>
            <X size={18} aria-hidden="true" /> {DECISIONS.refuse}
          </Button>
        </div>
      )}
    </section>
  );
}
