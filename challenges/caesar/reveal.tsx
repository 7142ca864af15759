import { defineReveal, type RevealProps, Timeline, VisuallyHidden } from '#engine/authoring';
import type { CaesarArtifacts, CaesarReveal } from './artifacts.ts';
import { shiftLetters } from './cipher.ts';
import styles from './reveal.module.css';

type Props = RevealProps<CaesarReveal, CaesarArtifacts>;

/** The message above its clear text, letter by letter, and the message at all 26 settings of the wheel. */
function LetterByLetter({ reveal: { shift, password, night, after }, artifacts: { message } }: Props) {
  const clear = shiftLetters(message, -shift);
  return (
    <>
      <h3>Lettre par lettre, {shift} rangs en arrière</h3>
      <div>
        <VisuallyHidden>Texte clair : {clear}</VisuallyHidden>
        <p className={styles.words} aria-hidden="true">
          {placed(message).map(({ word, at }) => {
            const found = clear.slice(at, at + word.length);
            return (
              <span key={at} className={styles.word} data-password={found === password}>
                {word}
                <b>{found}</b>
              </span>
            );
          })}
        </p>
      </div>
      <h3>Toutes les clés, en un coup d’œil</h3>
      <VisuallyHidden>Des 26 réglages, un seul se lit : le {shift}.</VisuallyHidden>
      <ol className={styles.keys} start={0} aria-hidden="true">
        {[...Array(26).keys()].map((turn) => (
          <li key={turn} data-right={turn === shift}>
            {turn === shift ? clear : shiftLetters(message, -turn).slice(0, 44)}
          </li>
        ))}
      </ol>
      <p>
        Une serrure à 25 clés ne résiste pas à qui les essaie toutes. Une vraie clé de chiffrement en a tant que tous les
        ordinateurs du monde n’y suffiraient pas.
      </p>
      <h3>Ce que ce mot aurait ouvert</h3>
      <Timeline events={night} />
      <p>{after}</p>
    </>
  );
}

/** The words of a text, each with the index of its first character. */
function placed(text: string): readonly { readonly word: string; readonly at: number }[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, at: index }));
}

export default defineReveal({ Reveal: LetterByLetter });
