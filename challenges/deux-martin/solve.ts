import type { Lazy, Solve } from '#engine/authoring/server';
import type { MartinArtifacts } from './artifacts.ts';

/** What is right after the noon message, whatever it was. */
const AFTERWARDS = { tell: 'now', contain: 'keep' };

const recipient = ({ request, gestures }: MartinArtifacts) =>
  gestures.to.find(({ label }) => label.includes(`(${request.from.address})`))?.value ?? '';

/** Reads in the request who writes, and what each of the four is needed for. */
const solve: Solve<MartinArtifacts> = (artifacts) => {
  const asked = artifacts.request.lines.join(' ');
  return {
    to: recipient(artifacts),
    copy: /familles|parents/.test(asked) ? 'hidden' : 'visible',
    file: asked.includes('classeur entier') ? 'whole' : 'sheet',
    link: asked.includes('tout le monde') ? 'anyone' : 'named',
    ...AFTERWARDS,
  };
};

export default solve;

/** A plausible answer that must count as a failed attempt: both Martins, to be sure, and a word on Monday. */
export const wrong = { to: 'both', copy: 'hidden', file: 'sheet', link: 'named', tell: 'later', contain: 'erase' };

export const lazy: Lazy<Solve<MartinArtifacts>> = {
  refuse: (artifacts) => ({
    to: recipient(artifacts),
    copy: 'hidden',
    file: 'sheet',
    link: 'named',
    ...AFTERWARDS,
  }),
  accept: (artifacts) => ({
    to: artifacts.draft.to.value,
    copy: artifacts.draft.copy.value,
    file: artifacts.draft.file.value,
    link: artifacts.draft.link.value,
    ...AFTERWARDS,
  }),
};
