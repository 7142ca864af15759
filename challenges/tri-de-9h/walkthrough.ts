import type { Walkthrough } from '#engine/authoring/testing';
import type { MorningArtifacts } from './artifacts.ts';

/** Forgets one thing, believes everything, then sorts. The gestures of a thing are one stop; arrows choose among them. */
const walkthrough: Walkthrough<MorningArtifacts> = async (player, { answer, artifacts: { items } }) => {
  const confirm = async () => {
    await player.reach('button', 'Valider le tri');
    await player.press('Enter');
  };
  await confirm();
  await player.see(/Il reste au moins une chose à trier/);
  for (const [index] of items.entries()) {
    await player.reach('radio', 'Traiter');
    await player.press('Space');
    if (index === items.length - 1) continue;
    await player.reach('button', 'Suivant');
    await player.press('Enter');
    await player.see(`${index + 2} sur ${items.length}`);
  }
  await confirm();
  await player.see(/Gestes justes/);
  for (const [index, { id }] of items.entries()) {
    if (typeof answer === 'string' || answer[id] === 'treat') continue;
    await player.reach('button', new RegExp(`^${index + 1}\\.`));
    await player.press('Enter');
    await player.reach('radio', 'Traiter');
    await player.press('ArrowUp');
  }
  await confirm();
  await player.see(/Pile triée/);
};

export default walkthrough;
