import type { Walkthrough } from '#engine/authoring/testing';
import type { UrlManipulationArtifacts } from './artifacts.ts';

/** Reads robots.txt, tries an address that does not exist, then the hidden one, and returns with the flag. */
const walkthrough: Walkthrough<UrlManipulationArtifacts> = async (player, { answer }) => {
  const goTo = async (path: string) => {
    await player.reach('textbox', 'Adresse');
    await player.press('Control+a');
    await player.type(path);
    await player.press('Enter');
  };
  await goTo('/robots.txt');
  await player.see(/Disallow/);
  await goTo('/secret');
  await player.see(/Erreur 404/);
  await goTo('/admin');
  await player.see(String(answer));
  await player.reach('link', /formulaire où saisir le flag/);
  await player.press('Enter');
  await player.reach('textbox', 'Flag');
  await player.type(String(answer));
  await player.press('Enter');
  await player.see(/page d’administration retrouvée/);
  await player.reach('button', /compris/);
  await player.press('Enter');
};

export default walkthrough;
