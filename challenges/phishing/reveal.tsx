import { defineReveal, type RevealProps, Timeline, WindowFrame } from '#engine/authoring';
import { AddressBar } from './address-bar.tsx';
import type { PhishingArtifacts, PhishingReveal } from './artifacts.ts';
import { EVENTS } from './events.ts';
import { FakePage } from './fake-page.tsx';
import { LoupeContext } from './loupe.tsx';
import styles from './reveal.module.css';
import { SIGNS, WEIGHTS, type Weight } from './signs.ts';
import { TextMessage } from './text-message.tsx';

/** The signs by weight, the decisive one first. Each keeps its number in the picture. */
const BY_WORTH = ['decisive', 'alarm', 'clue', 'nothing'] as const satisfies readonly Weight[];
const WHAT_SETTLES_FIRST = SIGNS.toSorted((one, other) => BY_WORTH.indexOf(one.weight) - BY_WORTH.indexOf(other.weight));

const OVER = { out: false, looked: new Set<never>(), look: () => undefined, toggle: () => undefined, over: true };

/** The fake page with its eight signs marked, the weight of each with its reason, and the consequences of submitting the form. */
function EightSigns({ reveal: { why, afterwards } }: RevealProps<PhishingReveal, PhishingArtifacts>) {
  return (
    <>
      <h3>Les {SIGNS.length} signes, là où ils étaient</h3>
      <div className={styles.beside}>
        {/* The picture is hidden from screen readers, which read the list beside it. */}
        <div className={styles.picture} inert aria-hidden="true">
          <LoupeContext value={OVER}>
            <TextMessage />
            <WindowFrame aria-label="Navigateur">
              <AddressBar onReload={() => undefined} />
              <FakePage pending={false} onSubmit={() => undefined} />
            </WindowFrame>
          </LoupeContext>
        </div>
        <ul className={styles.signs}>
          {WHAT_SETTLES_FIRST.map(({ id, name, weight }) => (
            <li key={id} className={styles.sign} data-weight={weight}>
              <p>
                <strong>
                  {SIGNS.findIndex((sign) => sign.id === id) + 1}. {name.charAt(0).toUpperCase() + name.slice(1)}
                </strong>{' '}
                <span className={styles.weight}>{WEIGHTS[weight]}</span>
              </p>
              <p>{why[id]}</p>
            </li>
          ))}
        </ul>
      </div>
      <h3>Ce qu’un envoi aurait déclenché</h3>
      <Timeline events={EVENTS} />
      <h3>Et à Brévelle, ce soir-là</h3>
      <p>{afterwards}</p>
    </>
  );
}

export default defineReveal({ Reveal: EightSigns });
