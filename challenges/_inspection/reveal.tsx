import { defineReveal, type RevealProps, Unmasking } from '#engine/authoring';
import type { MyChallengeArtifacts, MyChallengeReveal } from './artifacts.ts';

/** The list again, with an explanation of each line. */
function ReviewedList({ reveal: { lines } }: RevealProps<MyChallengeReveal, MyChallengeArtifacts>) {
  return (
    <>
      <h3>Le partage, ligne à ligne</h3>
      <Unmasking lines={lines.map((line) => ({ ...line, worth: line.genuine ? 'À laisser' : 'À retirer ou à réduire' }))} />
    </>
  );
}

export default defineReveal({ Reveal: ReviewedList });
