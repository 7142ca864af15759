import { defineScene, markedText, type SceneProps, SEQUENCE_MESSAGES, Sequence } from '#engine/authoring';
import { type DayArtifacts, GESTURES, gestureNames } from './artifacts.ts';
import { hourOf, MomentName, MomentSeen } from './moment-seen.tsx';

/** A telephone through one day, from dawn to night: each request is shown with what happened before it. */
function Day({ artifacts: { moments }, challenge, failures }: SceneProps<DayArtifacts>) {
  return (
    <Sequence
      items={moments}
      unit="Demande"
      title={(moment) => <MomentName moment={moment} />}
      name={({ title, time }) => `${hourOf(time)}, ${title.replace(/\s*\?$/, '')}`}
      question={() => 'Que répondez-vous\u202f?'}
      gestures={(moment) => GESTURES.map((value) => ({ value, label: gestureNames(moment)[value] }))}
      limits={() => 'Refuser est gratuit, et une fausse alerte aussi'}
      inScene
      finish="Finir la journée"
      challenge={challenge}
      failures={failures}
    >
      {(moment, consequence) => (
        <MomentSeen moment={{ ...moment, before: markedText(consequence) ?? moment.before }} consequence={consequence} played />
      )}
    </Sequence>
  );
}

export default defineScene({
  Scene: Day,
  messages: {
    ...SEQUENCE_MESSAGES,
    correct: {
      tone: 'success',
      text: 'Ce qui était à vous est passé, le reste non, et quelqu’un le sait. Points gagnés : {points}.',
    },
    'too-trusting': { tone: 'danger', text: '{says} Cette demande, l’aviez-vous lancée vous-même ?' },
  },
});
