import { defineReveal, type RevealProps, Unmasking } from '#engine/authoring';
import type { MyChallengeArtifacts, MyChallengeReveal } from './artifacts.ts';

/** The queue once more: what each post told to whoever was looking for something. */
function ReadByOthers({ reveal }: RevealProps<MyChallengeReveal, MyChallengeArtifacts>) {
  return (
    <>
      <h3>La file, lue par quelqu’un d’autre</h3>
      <Unmasking lines={reveal.unmasked} />
    </>
  );
}

export default defineReveal({ Reveal: ReadByOthers });
