import { type Choices, defineScene, type SceneProps, SEQUENCE_MESSAGES, Sequence } from '#engine/authoring';
import { GESTURE_NAMES, GESTURES, MAX_CHECKS, type MorningArtifacts } from './artifacts.ts';
import { CHANNELS } from './channels.tsx';
import { checksIn } from './gestures.ts';
import { ThingOnDesk } from './thing-on-desk.tsx';

/** Camille's desk: the items of the pile one by one, and the question what to do with each. */
function Morning({ artifacts: { items }, challenge, failures }: SceneProps<MorningArtifacts>) {
  return (
    <Sequence
      items={items}
      unit="Message"
      title={({ channel, from }) => `${CHANNELS[channel].name}, ${from}`}
      question={({ channel }) => `Que faire ${CHANNELS[channel].that} ?`}
      gestures={() => GESTURES.map((value) => ({ value, label: GESTURE_NAMES[value] }))}
      limits={limitsAt}
      inScene
      finish="Rendre la pile"
      challenge={challenge}
      failures={failures}
    >
      {(item, consequence, decided) => <ThingOnDesk item={item} consequence={consequence} decided={decided} />}
    </Sequence>
  );
}

/** A reminder that false alarms and checks cost nothing, with the number of checks left. */
function limitsAt(decided: Choices): string {
  const left = Math.max(0, MAX_CHECKS - checksIn(decided));
  const checks =
    left === 0 ? 'Plus de vérification' : left === 1 ? 'Encore une vérification' : `${left} vérifications, gratuites`;
  return `${checks}. Une fausse alerte ne coûte rien`;
}

export default defineScene({
  Scene: Morning,
  messages: {
    ...SEQUENCE_MESSAGES,
    correct: {
      tone: 'success',
      text: 'Pile triée : aucun piège n’a pris, et Camille peut répondre aux vrais. Points gagnés : {points}.',
    },
    'too-trusting': {
      tone: 'danger',
      text: '{says} Que voulait-on obtenir : un code, une donnée, un paiement, un appel, un clic ?',
    },
  },
});
