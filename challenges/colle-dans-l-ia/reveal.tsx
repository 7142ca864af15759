import { defineReveal, MessageThread, type RevealProps, Unmasking, VisuallyHidden } from '#engine/authoring';
import type { ColleDansLIaArtifacts, ColleDansLIaReveal, Colour } from './artifacts.ts';
import { withCommas } from './commas.ts';
import styles from './reveal.module.css';

const COLOURS = {
  green: { name: 'Vert', rule: 'La demande en a besoin : cela part.' },
  orange: { name: 'Orange', rule: 'La demande s’en passe : barrez, ou écrivez un rôle à la place d’un nom.' },
  red: { name: 'Rouge', rule: 'N’entre dans aucun outil, même le bon.' },
  trap: { name: 'Piège', rule: 'Écrit pour l’assistant, par quelqu’un d’autre que vous.' },
} as const satisfies Readonly<Record<Colour, object>>;
const ORDER = ['green', 'orange', 'red', 'trap'] as const;

/** The paper in three colours, with a reason for each passage; the assistants; the reply, and what to check in it. */
function ThreeColours({ reveal, artifacts }: RevealProps<ColleDansLIaReveal, ColleDansLIaArtifacts>) {
  const { lines, passages, tools, asked, by, answered, check, afterwards } = reveal;
  const present = ORDER.filter((colour) => passages.some((passage) => passage.colour === colour));
  return (
    <>
      <h3>Le document, passage par passage</h3>
      <div className={styles.paper}>
        {lines.map(({ id, pieces }) => (
          <p key={id}>
            {withCommas(pieces).map(({ piece, comma }) =>
              typeof piece === 'string' ? (
                <span key={piece}>{piece}</span>
              ) : (
                <span key={piece.text} className={styles.held}>
                  <mark className={styles.passage} data-colour={piece.colour}>
                    {piece.text}
                    <VisuallyHidden> ({COLOURS[piece.colour].name.toLowerCase()})</VisuallyHidden>
                  </mark>
                  {comma}
                </span>
              ),
            )}
          </p>
        ))}
      </div>
      <div className={styles.colours}>
        {present.map((colour) => (
          <section key={colour} className={styles.colour} data-colour={colour} aria-label={COLOURS[colour].name}>
            <p>
              <strong>{COLOURS[colour].name}.</strong> {COLOURS[colour].rule}
            </p>
            <dl className={styles.reasons}>
              {passages
                .filter((passage) => passage.colour === colour)
                .map(({ text, why }) => (
                  <div key={text}>
                    <dt>{text}</dt>
                    {colour !== 'green' && <dd>{why}</dd>}
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <h3>À qui le confier</h3>
      <Unmasking lines={tools.map((line) => ({ ...line, worth: line.genuine ? 'À choisir' : 'À écarter' }))} />
      <h3>La réponse à un document bien barré, et ce qu’il restait à faire</h3>
      <MessageThread
        label="La demande et sa réponse"
        messages={[
          { id: 'asked', from: artifacts.owner, text: asked, mine: true },
          { id: 'answered', from: by, text: <span className={styles.answer}>{answered}</span>, mark: check },
        ]}
      />
      <h3>Et à Brévelle</h3>
      <p>{afterwards}</p>
    </>
  );
}

export default defineReveal({ Reveal: ThreeColours });
