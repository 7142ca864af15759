import { defineReveal, type RevealProps, Unmasking } from '#engine/authoring';
import type { MyChallengeArtifacts, MyChallengeReveal } from './artifacts.ts';

/** The files again, each with its two digests. */
function ComparedFiles({ reveal: { lines } }: RevealProps<MyChallengeReveal, MyChallengeArtifacts>) {
  return (
    <>
      <h3>Les empreintes, comparées jusqu’au bout</h3>
      <Unmasking lines={lines.map((line) => ({ ...line, worth: line.genuine ? 'À installer' : 'À écarter' }))} />
    </>
  );
}

export default defineReveal({ Reveal: ComparedFiles });
