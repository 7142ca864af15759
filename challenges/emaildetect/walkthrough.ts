import type { Walkthrough } from '#engine/authoring/testing';
import type { EmailDetectArtifacts } from './artifacts.ts';

const NAMES: Readonly<Record<string, string>> = {
  sender: 'Expéditeur suspect',
  urgency: 'Urgence',
  link: 'Lien trompeur',
  typos: 'Fautes',
};

/** Reads the address, looks at the link's target, compares with the genuine mail of Inès, sends without a tick, then ticks. */
const walkthrough: Walkthrough<EmailDetectArtifacts> = async (player, { answer, artifacts: { mails, doubtful } }) => {
  const mail = mails.find(({ id }) => id === doubtful);
  const genuine = mails.find(({ id, from }) => id !== doubtful && from.name === 'Inès Moreau');
  const link = mail?.body.find((block) => block.kind === 'link');
  await player.reach('button', /^Détails/);
  await player.press('Enter');
  await player.see(mail?.from.address ?? '');
  await player.reach('link', link?.label ?? '');
  await player.press('Enter');
  await player.see(/rien n’a été ouvert/);
  await player.press('Escape');
  await player.reach('button', new RegExp(genuine?.subject.slice(0, 8) ?? ''));
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
