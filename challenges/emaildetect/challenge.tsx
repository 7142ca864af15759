import { defineScene, type SceneProps } from '#engine/authoring';
import type { EmailDetectArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { Mailbox } from './mailbox.tsx';
import { SignalForm } from './signal-form.tsx';

/** Camille's mailbox, and the question about one of its mails. */
function DoubtfulMail({ artifacts: { mails, doubtful } }: SceneProps<EmailDetectArtifacts>) {
  return (
    <div className={styles.scene}>
      <Mailbox mails={mails} first={doubtful} />
      <SignalForm />
    </div>
  );
}

export default defineScene({
  Scene: DoubtfulMail,
  messages: {
    correct: {
      tone: 'success',
      text: 'Quatre signaux sur quatre : ce message n’est pas d’Inès. Points gagnés : {points}.',
    },
    empty: { tone: 'warning', text: 'Cochez au moins un signal avant de vérifier.' },
    incorrect: { tone: 'danger', text: "Ce n'est pas encore ça. Cherche au moins trois signaux clairs." },
  },
});
