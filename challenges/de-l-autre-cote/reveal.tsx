import { defineReveal, type RevealProps } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { AimedMessage } from './aimed-message.tsx';
import type { OtherSideArtifacts, OtherSideReveal } from './artifacts.ts';
import styles from './reveal.module.css';
import { LEVER_WORDS } from './words.tsx';

/** Each message again, with its decisive words marked, its lever named, and the right gesture. */
function Named({ reveal: { messages, afterwards }, artifacts }: RevealProps<OtherSideReveal, OtherSideArtifacts>) {
  return (
    <>
      <h3>La phrase qui comptait</h3>
      <ol className={styles.messages}>
        {messages.map(({ id, lever, gesture, accepted, decisive, because }) => {
          const message = artifacts.messages.find((each) => each.id === id);
          const { Icon, name } = LEVER_WORDS[lever];
          return (
            message && (
              <li key={id} className={styles.message} data-genuine={lever === 'aucun' || undefined}>
                <AimedMessage message={message} decisive={decisive} sincere={lever === 'aucun'} level={4} />
                <div className={styles.told}>
                  <p className={styles.lever}>
                    <Icon size={18} aria-hidden="true" />
                    {frenchSpaces(lever === 'aucun' ? 'Aucun levier : un message sincère' : `Le levier : ${name.toLowerCase()}`)}
                  </p>
                  <p>{because}</p>
                  <p className={styles.gesture}>{gesture}</p>
                  {accepted && <p className={styles.accepted}>Accepté aussi, sans que rien ne l’exige&nbsp;: {accepted}</p>}
                </div>
              </li>
            )
          );
        })}
      </ol>
      <h3>Et le levier d’Inès ?</h3>
      <p>{afterwards}</p>
    </>
  );
}

export default defineReveal({ Reveal: Named });
