import { defineReveal, type RevealProps } from '#engine/authoring';
import type { MyChallengeArtifacts, MyChallengeReveal } from './artifacts.ts';

/** The questions once more, without a clock: the right answer of each, and why. */
function Explained({ reveal }: RevealProps<MyChallengeReveal, MyChallengeArtifacts>) {
  return (
    <>
      <h3>Les questions, sans l’horloge</h3>
      <dl>
        {reveal.explained.map(({ text, right, why }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              <strong>{right}.</strong> {why}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export default defineReveal({ Reveal: Explained });
