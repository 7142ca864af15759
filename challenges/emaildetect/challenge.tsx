import { defineScene, type SceneProps } from '#engine/authoring';
import type { EmailDetectArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { Mailbox } from './mailbox.tsx';
import { SignalForm } from './signal-form.tsx';

// The specification fixes this sentence. The text after it says in which direction to look, without naming a sign.
const WRONG = "Ce n'est pas encore ça. Cherche au moins trois signaux clairs.";
const COUNT = 'Cases justes, cochées ou non : {right} sur {of}.';

/** Camille's mailbox, and the question about one mail in it. */
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
      text: 'Quatre signaux sur quatre : ce message n’est pas d’Inès. Points gagnés : {points}.',
    },
    empty: { tone: 'warning', text: 'Cochez au moins un signal avant de vérifier.' },
    'too-many': {
      tone: 'danger',
      text: `${WRONG} Trop de cases cochées : chacune demande une preuve dans le message. ${COUNT}`,
    },
    'too-few': {
      tone: 'danger',
      text: `${WRONG} Trois est un plancher : ce qui est coché s’y trouve bien, mais le message en contient d’autres. ${COUNT}`,
    },
    incorrect: { tone: 'danger', text: `${WRONG} Il en manque, et une case cochée ne se trouve pas dans le message. ${COUNT}` },
  },
});
