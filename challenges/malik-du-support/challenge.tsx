import {
  Eye,
  Mail,
  MessageCircle,
  MessageCircleQuestionMark,
  MousePointer2,
  PhoneCall,
  PhoneOff,
  Power,
  Unplug,
} from 'lucide-react';
import { defineScene, type GestureLook, markedText, type SceneProps, SEQUENCE_MESSAGES, Sequence } from '#engine/authoring';
import { type MalikArtifacts, MOMENTS, type Moment } from './artifacts.ts';
import styles from './moment-seen.module.css';
import { MomentSeen } from './moment-seen.tsx';
import { SCHEDULE } from './moments.ts';

const ITEMS = MOMENTS.map((id) => ({ id }));

/** The player's morning: a flooded mailbox, two contacts who claim to be Malik, two colleagues' screens. */
function Support({ artifacts, challenge, failures }: SceneProps<MalikArtifacts>) {
  return (
    <Sequence
      items={ITEMS}
      unit="Moment"
      title={({ id }) => `${SCHEDULE[id].at}, ${SCHEDULE[id].name}`}
      question={({ id }) => SCHEDULE[id].asks}
      gestures={({ id }) => gesturesAt(id, artifacts)}
      limits={(_decided, { id }) => LIMITS[id]}
      look={lookOf}
      finish="Finir la matinée"
      challenge={challenge}
      failures={failures}
    >
      {({ id }, consequence) => <MomentSeen moment={id} artifacts={artifacts} place={markedText(consequence)} />}
    </Sequence>
  );
}

/** A reminder of the gestures that cost nothing at each moment; shown with its question. */
const LIMITS: Readonly<Partial<Record<Moment, string>>> = {
  mail: 'Se tromper de message ne coûte rien',
  first: 'Ne pas accepter tout de suite ne coûte rien',
  second: 'Ne pas accepter tout de suite ne coûte rien',
  neighbour: 'Couper et appeler ne coûte rien',
};

/** Icons of the gestures; the same for genuine and fake contacts. */
const PICTURES: Readonly<Record<string, typeof Mail>> = {
  follow: MousePointer2,
  callback: PhoneCall,
  prove: MessageCircleQuestionMark,
  block: PhoneOff,
  left: Unplug,
  right: Unplug,
  both: Unplug,
  off: Power,
  none: Eye,
};

function lookOf({ id }: { readonly id: Moment }, value: string): GestureLook {
  if (id === 'mail') return { className: styles.letter, picture: <Mail size={18} className={styles.envelope} /> };
  if (id === 'tell') return { className: styles.said, picture: <MessageCircle size={18} /> };
  const Picture = PICTURES[value] ?? MessageCircle;
  return {
    picture: (
      <span className={styles.key}>
        <Picture size={20} />
      </span>
    ),
  };
}

function gesturesAt(moment: Moment, { mails, gestures }: MalikArtifacts) {
  if (moment !== 'mail') return gestures[moment];
  return mails.map(({ id, from, subject }) => ({
    value: id,
    label: (
      <>
        <span className={styles.from}>{from}</span> {subject}
      </>
    ),
  }));
}

export default defineScene({
  Scene: Support,
  messages: {
    ...SEQUENCE_MESSAGES,
    correct: {
      tone: 'success',
      text: 'La bonne aide est entrée, l’autre est restée dehors, et le support le sait. Points gagnés : {points}.',
    },
    'too-trusting': { tone: 'danger', text: '{says} Qui a ouvert la porte, et par où ?' },
    'no-proof': { tone: 'danger', text: '{says} Comment vérifier sans passer par lui ?' },
    untold: { tone: 'danger', text: '{says} Qui peut fermer ce chemin, et qu’en sait-il ?' },
    spread: { tone: 'danger', text: '{says} Qui doit l’apprendre d’abord, et par quels mots ?' },
  },
});
