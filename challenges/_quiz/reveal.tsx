import { defineReveal, MessageThread, type RevealProps } from '#engine/authoring';
import type { MyChallengeArtifacts, MyChallengeReveal } from './artifacts.ts';

/** The questions again, without a clock: the right answer of each, and its explanation. */
function Explained({ reveal }: RevealProps<MyChallengeReveal, MyChallengeArtifacts>) {
  return (
    <>
      <h3>Les questions, sans l’horloge</h3>
      <MessageThread
        label="Les questions, expliquées"
        messages={reveal.explained.map(({ text, right, why }, place) => ({
          id: text,
          from: `Question ${place + 1}`,
          text,
          genuine: true,
          worth: 'Bonne réponse',
          mark: (
            <p>
              <strong>{right}.</strong> {why}
            </p>
          ),
        }))}
      />
    </>
  );
}

export default defineReveal({ Reveal: Explained });
