import { defineReveal, type RevealProps, Timeline, Unmasking } from '#engine/authoring';
import type { ClicksArtifacts, ClicksReveal } from './artifacts.ts';
import { EVENTS } from './events.ts';

/** The claims and buttons explained, then the consequences of « réparer », which players who closed the pop-up at once have not seen. */
function TakenApart({ reveal }: RevealProps<ClicksReveal, ClicksArtifacts>) {
  return (
    <>
      <h3>La fenêtre, démontée pièce par pièce</h3>
      <Unmasking lines={reveal.unmasked} />
      <h3>Ce qu’un clic sur « réparer » aurait lancé</h3>
      <Timeline events={EVENTS} />
    </>
  );
}

export default defineReveal({ Reveal: TakenApart });
