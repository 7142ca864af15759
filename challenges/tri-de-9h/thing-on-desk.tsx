import { type Choices, GestureGroup, type GivenConsequence } from '#engine/authoring';
import { type Item, MAX_CHECKS } from './artifacts.ts';
import { Desk } from './desk.tsx';
import { checksIn, minutesOf } from './gestures.ts';
import { ItemCard } from './item-card.tsx';
import styles from './thing-on-desk.module.css';
import { Trays } from './trays.tsx';

interface ThingOnDeskProps {
  readonly item: Item;
  /** The gestures so far, by item. */
  readonly decided: Choices;
  /** The gesture's consequence. Once there is one, the decisive places of the item are marked. */
  readonly consequence: GivenConsequence | undefined;
}

/**
 * One item of the pile, with the time and the remaining checks, and the trays. The trays are above the item on the screen, and after it for
 * screen readers.
 */
export function ThingOnDesk({ item, decided, consequence }: ThingOnDeskProps) {
  const gestures = Object.values(decided);
  const minutes = gestures.reduce((sum, gesture) => sum + minutesOf(gesture), 0);
  const place = typeof consequence?.place === 'object' ? consequence.place : {};
  return (
    <GestureGroup className={styles.thing}>
      <div className={styles.desk}>
        <Desk minutes={minutes} />
      </div>
      <p className={styles.count}>
        <span>{clockAfter(minutes)}</span>
        <span>
          Vérifications&nbsp;: {checksIn(decided)} sur {MAX_CHECKS}
        </span>
      </p>
      <ItemCard item={{ ...item, ...place }} />
      <div className={styles.trays}>
        <Trays decided={decided} consequence={consequence} />
      </div>
    </GestureGroup>
  );
}

/** The wall clock's time, this many minutes after nine. */
function clockAfter(minutes: number): string {
  return `${9 + Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
