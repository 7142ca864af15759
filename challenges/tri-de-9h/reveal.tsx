import { Check, X } from 'lucide-react';
import { defineReveal, type RevealProps, VisuallyHidden } from '#engine/authoring';
import type { ExplainedItem, MorningArtifacts, MorningReveal } from './artifacts.ts';
import { ItemCard } from './item-card.tsx';
import styles from './reveal.module.css';

/** The pile once more, each thing with its decisive place marked, and one word on it. */
function SortedPile({ reveal: { items, afterwards } }: RevealProps<MorningReveal, MorningArtifacts>) {
  return (
    <>
      <h3>Les pièges, et ce qui les trahit</h3>
      <p>À signaler. Vérifier convenait aussi.</p>
      <Things items={items.filter(({ genuine }) => !genuine)} />
      <h3>Les vrais, et ce qui permet de le croire</h3>
      <Things items={items.filter(({ genuine }) => genuine)} />
      <h3>Et à Brévelle, à 9 h 25</h3>
      <p>{afterwards}</p>
    </>
  );
}

function Things({ items }: { readonly items: readonly ExplainedItem[] }) {
  return (
    <ul className={styles.things}>
      {items.map((item) => (
        <li key={item.id} className={styles.thing} data-genuine={item.genuine || undefined}>
          <ItemCard item={item} />
          <p className={styles.why}>
            {item.genuine ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
            <span>
              <VisuallyHidden>{item.genuine ? 'Vrai : ' : 'Piège : '}</VisuallyHidden>
              {item.why}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

export default defineReveal({ Reveal: SortedPile });
