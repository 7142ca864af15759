import { Check, Hand, X } from 'lucide-react';
import { defineReveal, type RevealProps, VisuallyHidden, WindowFrame } from '#engine/authoring';
import type { EcranNoirArtifacts, EcranNoirReveal } from './artifacts.ts';
import { type Pin, PlaceDrawing } from './place-drawing.tsx';
import styles from './reveal.module.css';

const KINDS = {
  first: { Icon: Check, title: 'D’abord ces deux gestes, dans l’ordre que vous voulez', word: 'd’abord' },
  besides: { Icon: Check, title: 'Puis le reste, dans l’ordre que vous voulez', word: 'à faire aussi' },
  leave: { Icon: Hand, title: 'Annoncé : à laisser tranquille', word: 'à laisser' },
  aside: { Icon: Hand, title: 'À écarter : sans danger, mais la mémoire serait perdue', word: 'à écarter' },
  refuse: { Icon: X, title: 'À ne pas faire', word: 'à refuser' },
} as const;

/** The drawing of the place with a pin for each of the eight gestures, and a sentence about each gesture. */
function TenMinutes({ reveal: { device, cards, afterwards } }: RevealProps<EcranNoirReveal, EcranNoirArtifacts>) {
  const pins = cards.map(({ spot, kind }, index): Pin => ({ spot, kind, mark: markOf(index) }));
  return (
    <>
      <h3>Les huit gestes, là où ils se jouent</h3>
      <WindowFrame>
        <PlaceDrawing device={device} light={8} pins={pins} />
      </WindowFrame>
      {(['first', 'besides', 'leave', 'aside', 'refuse'] as const).map((kind) => {
        const { Icon, title, word } = KINDS[kind];
        const some = cards.flatMap((card, index) => (card.kind === kind ? [{ ...card, mark: markOf(index) }] : []));
        return (
          some.length > 0 && (
            <section key={kind} className={styles.kind} data-kind={kind}>
              <h4 className={styles.title}>
                <Icon size={18} aria-hidden="true" /> {title}
              </h4>
              <ul className={styles.cards}>
                {some.map(({ text, why, mark }) => (
                  <li key={text} className={styles.card}>
                    <span className={styles.mark} aria-hidden="true">
                      {mark}
                    </span>
                    <div>
                      <p className={styles.text}>
                        <VisuallyHidden>{`${mark}, ${word} : `}</VisuallyHidden>
                        {text}
                      </p>
                      <p>{why}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      <h3>La suite de la journée</h3>
      <ol className={styles.afterwards}>
        {afterwards.map(({ when, text }) => (
          <li key={when}>
            <strong>{when}</strong> {text}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A letter for a pin. No number, because the gestures of one kind have no order. */
const markOf = (index: number) => String.fromCharCode(65 + index);

export default defineReveal({ Reveal: TenMinutes });
