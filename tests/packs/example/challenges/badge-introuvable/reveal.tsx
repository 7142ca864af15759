import { defineReveal, type RevealProps, Unmasking } from '#engine/authoring';
import type { BadgeArtifacts, BadgeReveal } from './artifacts.ts';

/** The badge's day once more, each passage beside what the diary says of it. */
function TwoDays({ reveal: { badge, passages } }: RevealProps<BadgeReveal, BadgeArtifacts>) {
  return (
    <>
      <h3>La journée du badge {badge}</h3>
      <p>Les premiers passages étaient les vôtres ; ensuite, quelqu’un d’autre portait le badge.</p>
      <Unmasking lines={passages.map((line) => ({ ...line, worth: line.genuine ? 'Le vôtre' : 'Pas le vôtre' }))} />
    </>
  );
}

export default defineReveal({ Reveal: TwoDays });
