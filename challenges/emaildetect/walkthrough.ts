import type { Walkthrough } from '#engine/authoring/testing';
import type { EmailDetectArtifacts } from './artifacts.ts';

const NAMES: Readonly<Record<string, string>> = {
  sender: 'Expéditeur suspect',
  urgency: 'Urgence',
  link: 'Lien trompeur',
  typos: 'Fautes',
};

/** Reads the address, asks the link where it leads, compares with the true Inès, forgets to tick, then ticks. */
const walkthrough: Walkthrough<EmailDetectArtifacts> = async (player, { answer }) => {
  await player.reach('button', /^Détails/);
  await player.press('Enter');
  await player.see(/ines\.moreau@brevelle-rh\.example/);
  await player.reach('link', 'https://intranet.brevelle.example/rh/teletravail');
  await player.press('Enter');
  await player.see(/rien n’a été ouvert/);
  await player.press('Escape');
  await player.reach('button', /Entretiens annuels/);
  await player.press('Enter');
  await player.see('Bonjour Camille,');
  await player.reach('button', 'Vérifier');
  await player.press('Enter');
  await player.see('Cochez au moins un signal avant de vérifier.');
  const signals = typeof answer === 'string' ? [] : answer['signals'];
  for (const signal of Array.isArray(signals) ? signals : []) {
    await player.reach('checkbox', NAMES[String(signal)] ?? '');
    await player.press('Space');
  }
  await player.reach('button', 'Vérifier');
  await player.press('Enter');
};

export default walkthrough;
