import { Inbox } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  AddressText,
  AppWindow,
  Avatar,
  Button,
  defineScene,
  FailurePrice,
  GestureChoice,
  MailSheet,
  type SceneProps,
  useAttempt,
  useChoices,
  useShown,
  VerdictRegion,
} from '#engine/authoring';
import { GESTURES, type MyChallengeArtifacts, WORDS } from './artifacts.ts';
import styles from './challenge.module.css';

/** A mailbox with one message open, and the question what to do with it. */
function Mailbox({ artifacts: { messages }, challenge, failures }: SceneProps<MyChallengeArtifacts>) {
  const { attempt, pending, solved } = useAttempt();
  const [open, setOpen] = useState(messages[0]?.id);
  const [chosen, setChosen] = useChoices(GESTURES);
  const shown = useShown(messages, ({ id }) => id === open);
  const list = useRef<HTMLOListElement>(null);
  /** Number of attempts with a decision missing. Each of them moves the focus to the undecided question. */
  const [missed, setMissed] = useState(0);
  useEffect(() => {
    if (missed > 0) list.current?.querySelector('input')?.focus();
  }, [missed]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const reply = await attempt(chosen);
    if (reply?.verdict !== 'incomplete') return;
    setOpen(messages.find(({ id }) => !chosen[id])?.id);
    setMissed(missed + 1);
  };

  return (
    <form onSubmit={submit}>
      <AppWindow icon={<Inbox size={18} aria-hidden="true" />} title="Boîte de réception" note="contact@brevelle.example">
        <ol ref={list} className={styles.messages}>
          {messages.map((message, index) => {
            const { id, at, from, subject, text, book, attachments } = message;
            const gesture = chosen[id];
            return (
              <li key={id}>
                <button type="button" className={styles.row} aria-current={id === open} onClick={() => setOpen(id)}>
                  {index + 1}. <Avatar name={from.name} small />
                  <span>
                    <strong>{from.name}</strong> {subject}
                  </span>
                  <span className={styles.state}>{gesture ? WORDS[gesture] : !solved && 'à trier'}</span>
                </button>
                {shown.includes(message) && (
                  <div className={styles.opened}>
                    <MailSheet
                      subject={subject}
                      from={from}
                      to="contact@brevelle.example"
                      at={`ce matin, ${at}`}
                      attachments={attachments}
                    >
                      <p>
                        <AddressText text={text} />
                      </p>
                      <p>
                        <strong>Carnet d’adresses&nbsp;:</strong> <AddressText text={book} />
                      </p>
                    </MailSheet>
                    <GestureChoice
                      legend={'Que faites-vous de ce message\u202f?'}
                      options={GESTURES.map((value) => ({ value, label: WORDS[value] }))}
                      value={gesture}
                      disabled={solved}
                      onChoose={(value) => setChosen({ ...chosen, [id]: value })}
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ol>
        <div className={styles.end}>
          <VerdictRegion />
          <FailurePrice challenge={challenge} failures={failures} />
          {!solved && (
            <Button type="submit" pending={pending}>
              Valider le tri
            </Button>
          )}
        </div>
      </AppWindow>
    </form>
  );
}

export default defineScene({
  Scene: Mailbox,
  // A message for each verdict of challenge.server.ts; `{points}` is the points won, `{right}` and `{of}` come with the verdict.
  messages: {
    correct: { tone: 'success', text: 'La boîte est triée : chacun a la réponse qu’il lui faut. Points gagnés : {points}.' },
    incomplete: { tone: 'warning', text: 'Il reste au moins un message à trier : le voici. Cela ne coûte rien.' },
    'too-trusting': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Vous avez répondu une fois de trop : que donneriez-vous, et à qui ?',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Quelqu’un attend pour rien : lequel de ces messages ne demande rien de risqué ?',
    },
    incorrect: {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Vérifier ou signaler ? Comparez l’adresse avec celle du carnet.',
    },
  },
});
