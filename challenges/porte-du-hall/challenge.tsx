import { Hand } from 'lucide-react';
import { defineScene, type SceneProps, SEQUENCE_MESSAGES, Sequence } from '#engine/authoring';
import { FIGURE_NAMES, type HallArtifacts, isThing } from './artifacts.ts';
import styles from './challenge.module.css';
import { EncounterSeen } from './encounter-seen.tsx';

/** Forty minutes at the counter: five encounters, each with its clues and three sentences to choose from. */
function Hall({ artifacts: { encounters, register, message }, challenge, failures }: SceneProps<HallArtifacts>) {
  return (
    <Sequence
      items={encounters}
      unit="Rencontre"
      title={({ at }) => `${at}, au comptoir`}
      name={({ figure }) => FIGURE_NAMES[figure]}
      question={({ figure }) => (isThing(figure) ? 'Que faites-vous ?' : 'Que répondez-vous ?')}
      gestures={({ figure, sentences }) =>
        sentences.map(({ id, text }) => ({ value: id, label: isThing(figure) ? text : `« ${text} »` }))
      }
      limits={() => 'Appeler ou demander ne coûte rien'}
      look={({ figure }) => (isThing(figure) ? { picture: <Hand size={20} /> } : { className: styles.said })}
      finish="Rendre le comptoir à Karim"
      challenge={challenge}
      failures={failures}
    >
      {(encounter, consequence) => (
        <EncounterSeen encounter={encounter} register={register} message={message} consequence={consequence} />
      )}
    </Sequence>
  );
}

export default defineScene({
  Scene: Hall,
  messages: {
    ...SEQUENCE_MESSAGES,
    correct: {
      tone: 'success',
      text: 'Karim reprend son comptoir : les personnes attendues sont entrées, et personne n’a été mal reçu. Points gagnés : {points}.',
    },
    // `{says}` ends with a question about the person or thing, which leads the player on.
    'too-trusting': { tone: 'danger', text: '{says}' },
    'too-wary': { tone: 'danger', text: '{says}' },
  },
});
