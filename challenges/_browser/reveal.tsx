import { defineReveal, type RevealProps, Unmasking } from '#engine/authoring';
import type { MyChallengeArtifacts, MyChallengeReveal } from './artifacts.ts';

/** The request of each page, and whether the page needed what it asked for. */
function WhatFor({ reveal }: RevealProps<MyChallengeReveal, MyChallengeArtifacts>) {
  return (
    <>
      <h3>Qui demandait quoi, et pour quoi faire</h3>
      <Unmasking lines={reveal.unmasked.map((line) => ({ ...line, worth: line.genuine ? 'À autoriser' : 'À bloquer' }))} />
    </>
  );
}

export default defineReveal({ Reveal: WhatFor });
