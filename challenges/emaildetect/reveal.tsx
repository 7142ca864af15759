import { Check, Minus, X } from 'lucide-react';
import { defineReveal, type RevealProps, VisuallyHidden, WindowFrame } from '#engine/authoring';
import type { AnnotatedLine, EmailDetectArtifacts, EmailDetectReveal } from './artifacts.ts';
import styles from './reveal.module.css';

const KINDS = {
  sign: { icon: <X size={18} aria-hidden="true" />, word: 'Signal : ' },
  nothing: { icon: <Minus size={18} aria-hidden="true" />, word: 'Pas un signal : ' },
  genuine: { icon: <Check size={18} aria-hidden="true" />, word: 'Authentique : ' },
} as const;

/** The imitation with its signs marked, a genuine mail for comparison, and the events after the player reported the imitation. */
function AnnotatedMail({ reveal: { annotated, genuine, afterwards } }: RevealProps<EmailDetectReveal, EmailDetectArtifacts>) {
  return (
    <>
      <h3>Le message, annoté là où il se trahit</h3>
      <Annotated name="Le message imité, annoté" lines={annotated} />
      <h3>Le même nom, pour de vrai</h3>
      <Annotated name="Un message d’Inès Moreau, annoté" lines={genuine} />
      <h3>Ce que votre doute a changé</h3>
      <ol className={styles.afterwards}>
        {afterwards.map(({ when, text }) => (
          <li key={when}>
            <strong className={styles.when}>{when}</strong> {text}
          </li>
        ))}
      </ol>
    </>
  );
}

function Annotated({ name, lines }: { readonly name: string; readonly lines: readonly AnnotatedLine[] }) {
  return (
    <WindowFrame aria-label={name}>
      <ul className={styles.mail}>
        {lines.map(({ label, text, note }) => (
          <li key={text} className={styles.row} data-kind={note?.kind}>
            <p>
              {label && <span className={styles.label}>{label}</span>} <Marked text={text} />
            </p>
            {note && (
              <p className={styles.note}>
                {KINDS[note.kind].icon}
                <span>
                  <VisuallyHidden>{KINDS[note.kind].word}</VisuallyHidden>
                  <strong>{note.name}.</strong> {note.text}
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </WindowFrame>
  );
}

/** A text whose passages in [brackets] are marked. */
function Marked({ text }: { readonly text: string }) {
  const pieces = text.split(/[[\]]/);
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={piece}>{piece}</mark> : piece));
}

export default defineReveal({ Reveal: AnnotatedMail });
