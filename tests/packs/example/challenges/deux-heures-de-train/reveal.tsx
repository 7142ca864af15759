import { defineReveal, type RevealProps, Unmasking } from '#engine/authoring';
import type { TrainArtifacts, TrainReveal } from './artifacts.ts';

/** The journey once more: the gesture that was right at each stop, and why. */
function Arrived({ reveal: { moments } }: RevealProps<TrainReveal, TrainArtifacts>) {
  return (
    <>
      <h3>Le voyage, arrêt par arrêt</h3>
      <Unmasking lines={moments.map((line) => ({ ...line, worth: line.genuine ? 'Sans danger' : 'Autrement' }))} />
    </>
  );
}

export default defineReveal({ Reveal: Arrived });
