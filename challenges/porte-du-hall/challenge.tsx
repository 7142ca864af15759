import { defineScene, type SceneProps, SEQUENCE_MESSAGES, Sequence } from '#engine/authoring';
import { type HallArtifacts, isThing } from './artifacts.ts';
import { EncounterSeen } from './encounter-seen.tsx';

/** A quarter of an hour behind the counter: five encounters, each with its clues and a sentence to say. */
function Hall({ artifacts: { encounters, register, message }, challenge, failures }: SceneProps<HallArtifacts>) {
  return (
    <Sequence
      items={encounters}
      unit="Rencontre"
      title={({ at }) => `${at}, à l’accueil`}
      question={({ figure }) => (isThing(figure) ? 'Que faites-vous ?' : 'Que répondez-vous ?')}
      gestures={({ figure, sentences }) =>
        sentences.map(({ id, text }) => ({ value: id, label: isThing(figure) ? text : `« ${text} »` }))
      }
      finish="Rendre l’accueil à Karim"
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
    'too-trusting': {
      tone: 'danger',
      text: '{says} Qu’en disaient le registre, le message, et ce qui se voit de près ?',
    },
    'too-wary': {
      tone: 'danger',
      text: '{says} Quelle réponse aide vraiment, d’après ce qui est écrit ?',
    },
  },
});
