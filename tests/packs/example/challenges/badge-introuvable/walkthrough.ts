import type { Walkthrough } from '#engine/authoring/testing';
import type { BadgeArtifacts } from './artifacts.ts';

/** Sends the form empty once, then both facts. */
const walkthrough: Walkthrough<BadgeArtifacts> = async (player, { answer }) => {
  await player.reach('button', 'Déclarer');
  await player.press('Enter');
  await player.see(/Rien n’est compté/);
  const { badge = '', last = '' } = typeof answer === 'string' ? {} : answer;
  await player.reach('textbox', 'Numéro du badge');
  await player.type(String(badge));
  await player.reach('textbox', 'Mon dernier passage avec lui (heure)');
  await player.type(String(last));
  await player.press('Enter');
};

export default walkthrough;
