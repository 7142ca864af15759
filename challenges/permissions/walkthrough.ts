import type { Walkthrough } from '#engine/authoring/testing';
import type { PermissionsArtifacts } from './artifacts.ts';

/**
 * Submits with nothing decided, allows everything, then allows only what a scanner needs. A radio group is one Tab stop; arrow keys choose.
 */
const walkthrough: Walkthrough<PermissionsArtifacts> = async (player, { answer, artifacts }) => {
  const confirm = async () => {
    await player.reach('button', 'Valider');
    await player.press('Enter');
  };
  await confirm();
  await player.see('Décide pour chaque permission avant de valider.');
  for (const { id } of artifacts.requests) {
    await player.reach('radio', `Autoriser ${NAMES[id]}`);
    await player.press('Space');
  }
  await confirm();
  await player.see('Certaines permissions sont inutiles pour cette application.');
  for (const { id } of artifacts.requests) {
    if (typeof answer === 'string' || answer[id] === 'allow') continue;
    await player.reach('radio', `Autoriser ${NAMES[id]}`);
    await player.press('ArrowRight');
  }
  await confirm();
  await player.see(/Réglages justes/);
};

const NAMES = { camera: 'l’appareil photo', location: 'la position', contacts: 'les contacts', sms: 'les SMS' } as const;

export default walkthrough;
