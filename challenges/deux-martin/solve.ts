import type { Lazy, Solve } from '#engine/authoring/server';
import type { MartinArtifacts } from './artifacts.ts';

/** Words for data about people, in the sentence about the mail of noon. */
const ABOUT_PEOPLE = /absences|allergies|RIB|adresses|familles|portables|certificats|notes d’entretien/;

/** The two answers about the mail of noon, from its position and its data. */
const afterwards = ({ noon, gestures }: MartinArtifacts) => {
  const offered = (...wanted: readonly string[]) => gestures.contain.find(({ value }) => wanted.includes(value))?.value ?? '';
  if (noon.includes('boîte d’envoi')) return { tell: 'nobody', contain: 'cancel' };
  const tell = ABOUT_PEOPLE.test(noon) ? 'dpo' : 'house';
  if (/tableau|fichier/.test(noon)) return { tell, contain: noon.includes('(Brévelle') ? 'recall' : 'ask' };
  return { tell, contain: offered('close', 'hold', 'withdraw') };
};

const recipient = ({ request, gestures }: MartinArtifacts) =>
  gestures.to.find(({ label }) => label.includes(`(${request.from.address})`))?.value ?? '';

/** Finds in the request who writes, and what each part of the draft is needed for. */
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

/** A plausible answer that must count as a failed attempt: to both Martins, to be sure, and reported on Monday. */
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
