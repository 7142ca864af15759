import { Check, X } from 'lucide-react';
import { defineReveal, MessageThread, type RevealProps, Unmasking, WindowFrame } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { ContactRevealed, MalikArtifacts, MalikReveal } from './artifacts.ts';
import styles from './reveal.module.css';

const CHANNELS = { chat: 'la messagerie', call: 'un appel', sms: 'un SMS' } as const;

/** The morning once more, each decisive place marked where it stood; then what came of it. */
function Annotated({ reveal: { mail, contacts, others, afterwards } }: RevealProps<MalikReveal, MalikArtifacts>) {
  return (
    <>
      <h3>Deux Malik, un seul de la maison</h3>
      <p>
        Appeler vous-même le 4210 était juste les deux fois. Sans appeler, il fallait lire le chemin&nbsp;: accepter le vrai,
        laisser l’autre dehors.
      </p>
      <div className={styles.contacts}>
        {contacts.map((contact) => (
          <Sheet key={contact.at} contact={contact} />
        ))}
      </div>
      <h3>Le reste de la matinée</h3>
      <Unmasking
        lines={[
          {
            shown: frenchSpaces(`${mail.from} : ${mail.subject}`),
            truth: mail.why,
            genuine: true,
            worth: 'Le message caché',
          },
          ...others,
        ].map((line) => ({
          ...line,
          truth: frenchSpaces(line.truth),
        }))}
      />
      <h3>Ce que vos gestes ont changé</h3>
      <ol className={styles.afterwards}>
        {afterwards.map(({ when, text }) => (
          <li key={when}>
            <strong className={styles.when}>{frenchSpaces(when)}</strong> {frenchSpaces(text)}
          </li>
        ))}
      </ol>
    </>
  );
}

function Sheet({ contact: { at, channel, genuine, label, aboutLabel, lines } }: { readonly contact: ContactRevealed }) {
  const what = genuine ? 'Malik Benali, le vrai' : 'Quelqu’un d’autre';
  return (
    <WindowFrame aria-label={`${at}, ${what}`}>
      <div className={styles.head} data-genuine={genuine || undefined}>
        {genuine ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
        <p>
          <strong>
            {at} · {what}
          </strong>
          , par {CHANNELS[channel]}
        </p>
      </div>
      <p className={styles.label}>
        <strong>{label}</strong>
        <br />
        {frenchSpaces(aboutLabel)}
      </p>
      <MessageThread
        label={`Les mots de ${at}`}
        messages={lines.map(({ text, mark }) => ({
          id: text,
          from: genuine ? 'Malik' : '« Malik »',
          text: frenchSpaces(text),
          ...(mark ? { mark: frenchSpaces(mark), genuine } : {}),
        }))}
      />
    </WindowFrame>
  );
}

export default defineReveal({ Reveal: Annotated });
