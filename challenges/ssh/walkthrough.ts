import type { Walkthrough } from '#engine/authoring/testing';
import type { SshArtifacts } from './artifacts.ts';

const walkthrough: Walkthrough<SshArtifacts> = async (player, { answer }) => {
  const run = async (line: string) => {
    await player.type(line);
    await player.press('Enter');
  };
  await player.reach('textbox', /Ligne de commande/);
  await run('LS');
  await player.see('readme.txt');
  await run('cd ..');
  await player.see('Déjà au répertoire racine');
  await run('cd system/secrets');
  await run('cat');
  await player.see('cat: nom de fichier manquant');
  await run('cat flag.txt');
  await player.see(String(answer));
  await player.press('ArrowUp');
  await player.press('Enter');
  await player.reach('textbox', 'Flag');
  await player.type(String(answer));
  await player.press('Enter');
};

export default walkthrough;
