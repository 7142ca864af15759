import type { Lazy, Solve } from '#engine/authoring/server';
import type { MartinArtifacts } from './artifacts.ts';

/** What is about people, in what was sent at noon. */
const ABOUT_PEOPLE = /absences|allergies|RIB|adresses|familles|portables|certificats|notes d’entretien/;

/** Whether it is out, and of what it speaks. */
const afterwards = ({ noon, gestures }: MartinArtifacts) => {
  const offered = (...wanted: readonly string[]) => gestures.contain.find(({ value }) => wanted.includes(value))?.value ?? '';
  if (noon.includes('boîte d’envoi')) return { tell: 'nobody', contain: 'cancel' };
  const tell = ABOUT_PEOPLE.test(noon) ? 'dpo' : 'house';
  if (/tableau|fichier/.test(noon)) return { tell, contain: noon.includes('(Brévelle') ? 'recall' : 'ask' };
  return { tell, contain: offered('close', 'hold', 'withdraw') };
};

const recipient = ({ request, gestures }: MartinArtifacts) =>
  gestures.to.find(({ label }) => label.includes(`(${request.from.address})`))?.value ?? '';

/** Reads in the request who writes, and what each of the four is needed for. */
const solve: Solve<MartinArtifacts> = (artifacts) => {
  const asked = artifacts.request.lines.join(' ');
  return {
    to: recipient(artifacts),
    copy: /familles|parents/.test(asked) ? 'hidden' : 'visible',
    file: asked.includes('classeur entier') ? 'whole' : 'sheet',
    link: asked.includes('tout le monde') ? 'anyone' : recipient(artifacts),
    ...afterwards(artifacts),
  };
};

export default solve;

/** A plausible answer that must count as a failed attempt: both Martins, to be sure, and a word on Monday. */
export const wrong = { to: 'both', copy: 'hidden', file: 'sheet', link: 'company', tell: 'later', contain: 'erase' };

export const lazy: Lazy<Solve<MartinArtifacts>> = {
  refuse: (artifacts) => ({
    to: recipient(artifacts),
    copy: 'nobody',
    file: 'sheet',
    link: recipient(artifacts),
    ...afterwards(artifacts),
  }),
  accept: (artifacts) => ({
    to: artifacts.draft.to.value,
    copy: artifacts.draft.copy.value,
    file: artifacts.draft.file.value,
    link: artifacts.draft.link.value,
    ...afterwards(artifacts),
  }),
};
