import { type Choices, GestureGroup, type GivenConsequence } from '#engine/authoring';
import { type Item, MAX_CHECKS } from './artifacts.ts';
import { Desk } from './desk.tsx';
import { checksIn, minutesOf } from './gestures.ts';
import { ItemCard } from './item-card.tsx';
import styles from './thing-on-desk.module.css';
import { Trays } from './trays.tsx';

interface ThingOnDeskProps {
  readonly item: Item;
  /** The gestures so far, by thing. */
  readonly decided: Choices;
  /** With it the decisive places of the thing are marked. */
  readonly consequence: GivenConsequence | undefined;
}

/**
 * One thing of the pile as it lies there, with the time that went by and the checks that are left, and the trays at the back of the desk: above
 * it on the screen, after it for whoever listens.
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

/** The wall clock so many minutes after nine. */
function clockAfter(minutes: number): string {
  return `${9 + Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
