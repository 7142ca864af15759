import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineReveal, FirstGesture, MessageThread, type RevealProps, Unmasking, WindowFrame } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { ContactRevealed, MalikArtifacts, MalikReveal, Moment } from './artifacts.ts';
import { SCHEDULE } from './moments.ts';
import styles from './reveal.module.css';

const CHANNELS = { chat: 'la messagerie', call: 'un appel', sms: 'un SMS' } as const;

/** The morning again, with the decisive words of each moment marked, then its consequences. */
function Annotated({
  reveal: { mail, contacts, sessions, right, afterwards },
  artifacts: { mails, gestures },
}: RevealProps<MalikReveal, MalikArtifacts>) {
  const wordsOf = (moment: Moment) =>
    Object.fromEntries(
      moment === 'mail'
        ? mails.map(({ id, from, subject }) => [id, `${from} : ${subject}`])
        : gestures[moment].map(({ value, label }) => [value, label]),
    );
  const first = (moment: Moment) => <FirstGesture item={moment} words={wordsOf(moment)} right={right[moment]} />;
  return (
    <>
      <h3>Deux Malik, un seul de la maison</h3>
      <p>Appeler vous-même le 4210 était juste les deux fois. Le chemin en donnait déjà l’indice.</p>
      <div className={styles.contacts}>
        {contacts.map((contact) => (
          <div key={contact.id} className={styles.contact}>
            <Sheet contact={contact} />
            {first(contact.id)}
          </div>
        ))}
      </div>
      <h3>Le reste de la matinée</h3>
      <Rest moment="mail">
        <Unmasking
          lines={[
            {
              shown: frenchSpaces(`${mail.from} : ${mail.subject}`),
              truth: frenchSpaces(mail.why),
              genuine: true,
              worth: 'Le message caché',
            },
          ]}
        />
        {first('mail')}
      </Rest>
      <Rest moment="neighbour">
        <Unmasking lines={sessions.map((line) => ({ ...line, truth: frenchSpaces(line.truth) }))} />
        {first('neighbour')}
      </Rest>
      <Rest moment="tell">
        <p>
          Tout de suite, au support et à Fatou&nbsp;: avec l’heure, le canal et le chemin proposé, ils bloquent et préviennent.
          Faire suivre aurait pu répandre le piège.
        </p>
        {first('tell')}
      </Rest>
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

function Rest({ moment, children }: { readonly moment: Moment; readonly children: ReactNode }) {
  return (
    <section className={styles.contact}>
      <h4>
        {SCHEDULE[moment].at}, {SCHEDULE[moment].name}
      </h4>
      {children}
    </section>
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
        messages={lines.map(({ text, mark, decides }) => ({
          id: text,
          from: genuine ? 'Malik' : '« Malik »',
          text: frenchSpaces(text),
          ...(mark && { mark: frenchSpaces(mark) }),
          ...(decides && { genuine }),
        }))}
      />
    </WindowFrame>
  );
}

export default defineReveal({ Reveal: Annotated });
