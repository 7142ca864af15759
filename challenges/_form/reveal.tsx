import { defineReveal, type RevealProps, Unmasking } from '#engine/authoring';
import type { MyChallengeArtifacts, MyChallengeReveal } from './artifacts.ts';

/** The published password, and what each detail of the photograph gave away. */
function SecondLook({ reveal }: RevealProps<MyChallengeReveal, MyChallengeArtifacts>) {
  return (
    <>
      <h3>La photo, regardée deux fois</h3>
      <p>
        Le mot de passe publié&nbsp;: <strong>{reveal.password}</strong>
      </p>
      <Unmasking lines={reveal.unmasked.map((line) => ({ ...line, worth: line.genuine ? 'Sans danger' : 'À masquer' }))} />
    </>
  );
}

export default defineReveal({ Reveal: SecondLook });
