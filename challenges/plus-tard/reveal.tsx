import { defineReveal, FirstGesture, type RevealProps, useMistakesFirst } from '#engine/authoring';
import type { PlusTardArtifacts, PlusTardReveal } from './artifacts.ts';
import { DrawnScreen } from './drawn-screen.tsx';
import styles from './reveal.module.css';

/** The five days again: each screen with its sender circled, the right gesture, and the reason why it is right. */
function LookedAtTwice({ reveal: { moments, afterwards }, artifacts }: RevealProps<PlusTardReveal, PlusTardArtifacts>) {
  const wordsOf = (id: string) => artifacts.moments.find((moment) => moment.id === id)?.options;
  const mistakesFirst = useMistakesFirst(moments, ({ right }) => right);
  return (
    <>
      <h3>Qui parlait, et ce qu’en disait l’autre endroit</h3>
      <ol className={styles.days}>
        {mistakesFirst.map(({ id, day, screen, genuine, right, why }) => (
          <li key={day} className={styles.day}>
            <DrawnScreen screen={screen} marked />
            <div className={styles.told}>
              <h4>
                {day} : {screen.kind === 'disk' ? 'le disque' : genuine ? 'une vraie' : 'une fausse'}
              </h4>
              <p className={styles.gesture}>{wordsOf(id)?.[right]}</p>
              <p>{why}</p>
              <FirstGesture item={id} words={wordsOf(id) ?? {}} right={right} />
            </div>
          </li>
        ))}
      </ol>
      <h3>Ce que Brévelle en a fait</h3>
      <p>{afterwards}</p>
    </>
  );
}

export default defineReveal({ Reveal: LookedAtTwice });
