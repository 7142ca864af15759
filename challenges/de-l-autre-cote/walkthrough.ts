import type { Walkthrough } from '#engine/authoring/testing';
import { gestureField, LEVER_LABELS, leverField, type Named, type OtherSideArtifacts } from './artifacts.ts';

/** Misreads the first lever, answers each question, then makes a lure in the workshop. */
const walkthrough: Walkthrough<OtherSideArtifacts> = async (player, { answer, artifacts: { colleagues, messages } }) => {
  if (typeof answer === 'string') return;
  const press = async (name: string) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const labelOf = (lever: Named | undefined) => (lever ? LEVER_LABELS[lever] : '');
  const [first] = messages;
  await press(labelOf(first?.levers.find((lever) => lever !== answer[leverField(first.id)])));
  await player.see(/Rien n’est compté/);
  await press('Choisir un autre geste');
  for (const { id, levers, gestures } of messages) {
    await press(labelOf(levers.find((lever) => lever === answer[leverField(id)])));
    await press('Suivant');
    await press(gestures.find((gesture) => gesture.id === answer[gestureField(id)])?.text ?? '');
    await press('Suivant');
  }
  await player.see(colleagues[0]?.day ?? '');
  await press('Essayer ce leurre');
  // The remark: in the briefing a comma comes after the name.
  await player.see(/Fatou Diarra [^,]/);
  await press('Finir l’atelier');
};

export default walkthrough;
