import { Luggage } from 'lucide-react';
import { AppWindow, defineScene, type SceneProps, SEQUENCE_MESSAGES, Sequence } from '#engine/authoring';
import { type MyChallengeArtifacts, OPTIONS } from './artifacts.ts';

/** A day, shown moment by moment: each decision has its consequence at once, and a wrong one can be taken back. */
function Day({ artifacts: { moments }, challenge, failures }: SceneProps<MyChallengeArtifacts>) {
  return (
    <Sequence
      items={moments}
      unit="Moment"
      title={({ at, place }) => `${at}, ${place}`}
      question={({ question }) => question}
      gestures={({ options }) => OPTIONS.map((value) => ({ value, label: options[value] }))}
      finish="Finir la journée"
      challenge={challenge}
      failures={failures}
    >
      {({ at, situation }) => (
        // The view of one moment. A second argument is the consequence once the moment is decided: mark the decisive words then.
        <AppWindow icon={<Luggage size={18} aria-hidden="true" />} title="Votre journée" note={at} level={3}>
          <p>{situation}</p>
        </AppWindow>
      )}
    </Sequence>
  );
}

export default defineScene({
  Scene: Day,
  // A message for each verdict of challenge.server.ts: `{says}` is the decision's consequence, `{points}` the points won.
  messages: {
    ...SEQUENCE_MESSAGES,
    correct: { tone: 'success', text: 'Rien ne s’est égaré en route, et le travail a avancé. Points gagnés : {points}.' },
    'too-trusting': { tone: 'danger', text: '{says} Que verrait-on, qu’entendrait-on ici ?' },
    'too-wary': { tone: 'danger', text: '{says} Qu’aurait-on appris de vous ?' },
  },
});
