import { Check, PenLine } from 'lucide-react';
import { defineReveal, type RevealProps, Unmasking, WindowFrame } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { type MartinArtifacts, type MartinReveal, QUESTION_NAMES } from './artifacts.ts';
import { Person } from './person.tsx';
import styles from './reveal.module.css';

/** The draft again with an explanation of each line, then the right reactions to the mail of noon, and what followed. */
function Proofread({ reveal: { places, noon, afterwards } }: RevealProps<MartinReveal, MartinArtifacts>) {
  return (
    <>
      <h3>Le brouillon, relu ligne à ligne</h3>
      <WindowFrame aria-label="Le brouillon, annoté">
        <ul className={styles.lines}>
          {places.map(({ place, shown, kept, right, why }) => (
            <li key={place} className={styles.line} data-kept={kept || undefined}>
              <p className={styles.text}>
                <span className={styles.name}>{QUESTION_NAMES[place]}</span>{' '}
                {kept ? (
                  <strong>
                    <Person label={frenchSpaces(shown)} />
                  </strong>
                ) : (
                  <mark>
                    <Person label={frenchSpaces(shown)} />
                  </mark>
                )}
              </p>
              <p className={styles.note}>
                {kept ? <Check size={18} aria-hidden="true" /> : <PenLine size={18} aria-hidden="true" />}
                <span>
                  <strong>{kept ? 'À laisser.' : `À changer\u00a0: ${frenchSpaces(right)}.`}</strong> {frenchSpaces(why)}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </WindowFrame>
      <h3>L’envoi de midi</h3>
      <Unmasking
        lines={noon.map((line) => ({
          ...line,
          shown: frenchSpaces(line.shown),
          truth: frenchSpaces(line.truth),
          worth: 'Bon geste',
        }))}
      />
      <h3>Et ensuite</h3>
      <ol className={styles.afterwards}>
        {afterwards.map(({ when, text }) => (
          <li key={when}>
            <strong className={styles.when}>{when}</strong> {frenchSpaces(text)}
          </li>
        ))}
      </ol>
    </>
  );
}

export default defineReveal({ Reveal: Proofread });
