import type { Walkthrough } from '#engine/authoring/testing';
import type { DayArtifacts } from './artifacts.ts';

/** Sends too early, approves whatever comes, then answers. Each request's gestures are one stop; arrows choose among them. */
const walkthrough: Walkthrough<DayArtifacts> = async (player, { answer, artifacts: { moments } }) => {
  const finish = async () => {
    await player.reach('button', 'Finir la journée');
    await player.press('Enter');
  };
  await finish();
  await player.see(/Une demande attend encore/);
  for (const { time } of moments) {
    await player.reach('radio', approvalAt(time));
    await player.press('Space');
  }
  await finish();
  await player.see(/Réponses justes/);
  for (const { id, time } of moments) {
    if (typeof answer === 'string' || answer[id] === 'approve') continue;
    await player.reach('radio', approvalAt(time));
    await player.press('ArrowUp');
  }
  await finish();
  await player.see(/Ce qui était à vous est passé/);
};

function approvalAt(time: string): RegExp {
  return new RegExp(`^Approuver la demande de ${time.replace(':', '\\sh\\s')}$`);
}

export default walkthrough;
