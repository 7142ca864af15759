import { defineReveal, FirstGesture, Marked, type RevealProps, useMistakesFirst, VisuallyHidden } from '#engine/authoring';
import { type ExplainedItem, GESTURE_NAMES, type Gesture, type MorningArtifacts, type MorningReveal } from './artifacts.ts';
import { CHANNELS } from './channels.tsx';
import styles from './reveal.module.css';

/**
 * The pile again, as traps and genuine items: the decisive passages of each, with an explanation. Traps come first, unless only genuine
 * items were judged wrongly; in each group, wrongly judged items come first.
 */
function SortedPile({ reveal: { items, afterwards } }: RevealProps<MorningReveal, MorningArtifacts>) {
  const trapsFirst = items.toSorted((one, other) => Number(one.genuine) - Number(other.genuine));
  // A check is not a mistake.
  const mistakesFirst = useMistakesFirst(trapsFirst, ({ genuine }) => [rightOf(genuine), 'verify']);
  const kinds = mistakesFirst[0]?.genuine ? [true, false] : [false, true];
  return (
    <>
      {kinds.map((kind) => [
        <h3 key={`${kind} heading`}>{kind ? 'Les vrais, et ce qui permet de le croire' : 'Les pièges, et ce qui les trahit'}</h3>,
        <Things key={`${kind} things`} items={mistakesFirst.filter(({ genuine }) => genuine === kind)} />,
      ])}
      <h3>Et à Brévelle, à 9 h 25</h3>
      <p>{afterwards}</p>
    </>
  );
}

function Things({ items }: { readonly items: readonly ExplainedItem[] }) {
  return (
    <ul className={styles.things}>
      {items.map((item) => {
        const { Icon, name } = CHANNELS[item.channel];
        return (
          <li key={item.id} className={styles.thing}>
            <p className={styles.from}>
              <Icon size={18} aria-hidden="true" /> <VisuallyHidden>{name}, </VisuallyHidden>
              {item.from}
            </p>
            {decisivePlaces(item).map((place) => (
              <p key={place} className={styles.place}>
                <Marked text={place} />
              </p>
            ))}
            <p className={styles.why}>
              <VisuallyHidden>{item.genuine ? 'Vrai : ' : 'Piège : '}</VisuallyHidden>
              {item.why}
            </p>
            <FirstGesture item={item.id} words={GESTURE_NAMES} right={rightOf(item.genuine)} />
          </li>
        );
      })}
    </ul>
  );
}

const rightOf = (genuine: boolean): Gesture => (genuine ? 'treat' : 'report');

/** The lines with a marked passage; of the text, only the marked words. */
function decisivePlaces({ address, text, link }: ExplainedItem): readonly string[] {
  const told = (text.match(/\[[^\]]*\]/g) ?? []).join(' ');
  return [address, told, link].filter((line) => line?.includes('[')).flatMap((line) => line ?? []);
}

export default defineReveal({ Reveal: SortedPile });
