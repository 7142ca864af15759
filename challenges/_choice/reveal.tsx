import { defineReveal, MessageThread, type RevealProps } from '#engine/authoring';
import type { MyChallengeArtifacts, MyChallengeReveal } from './artifacts.ts';

/** The day once more, with what was right to do and why. */
function DayTold({ reveal: { moments } }: RevealProps<MyChallengeReveal, MyChallengeArtifacts>) {
  return (
    <>
      <h3>La journée, moment par moment</h3>
      <MessageThread
        label="La journée, expliquée"
        messages={moments.map(({ id, when, situation, decision, why, genuine }) => ({
          id,
          from: when,
          text: situation,
          genuine,
          worth: genuine ? 'Rien à craindre' : 'À faire autrement',
          mark: (
            <p>
              La bonne décision&nbsp;: <strong>{decision}.</strong> {why}
            </p>
          ),
        }))}
      />
    </>
  );
}

export default defineReveal({ Reveal: DayTold });
