import { expect, it } from 'vitest';
import { referenceMistakes } from './reference-mistakes.ts';

const GUIDE = { publisher: 'CNIL', title: 'Les mots de passe' };
const WEB = 'https://www.cnil.fr/fr/mots-de-passe';
const told = (references: Parameters<typeof referenceMistakes>[0], brought = false) =>
  referenceMistakes(references, brought, (_pointer, message) => ({ line: 1, column: 1, message })).map(({ message }) => message);

it.each([
  ['other titles of one publisher', [GUIDE, { ...GUIDE, title: 'Les sauvegardes' }]],
  ['one title of two publishers', [GUIDE, { ...GUIDE, publisher: 'ANSSI' }]],
  ['the domain of an authority itself', [{ ...GUIDE, url: 'https://cnil.fr/' }]],
  ['a place of the story', [{ ...GUIDE, url: 'https://guide.brevelle.example/' }]],
])('lets %s be', (_what, references) => {
  expect(told(references)).toEqual([]);
});

it.each([
  [
    'one address under two titles',
    [
      { ...GUIDE, url: WEB },
      { publisher: 'ANSSI', title: 'Un guide de la CNIL', url: WEB },
    ],
    /twice/,
  ],
  ['the name of an authority within another', [{ ...GUIDE, url: 'https://fauxcnil.fr/' }], /none of the official/],
  ['an authority under another ending', [{ ...GUIDE, url: 'https://www.cnil.com/' }], /Did you mean "cnil\.fr"/],
  ['its publisher for a title', [{ publisher: 'CNIL ', title: ' cnil' }], /does not say/],
  ['an address for a title', [{ ...GUIDE, title: 'www.cnil.fr' }], /does not say/],
  ['a bare invitation for a title', [{ ...GUIDE, title: 'Cliquez ici' }], /does not say/],
])('tells of %s', (_what, references, message) => {
  expect(told(references)).toEqual([expect.stringMatching(message)]);
});

it('lets a firm send people to its own pages, but not by a detour', () => {
  expect(told([{ ...GUIDE, url: 'https://intranet.brevelle.fr/' }], true)).toEqual([]);
  expect(told([{ ...GUIDE, url: 'https://bit.ly/3abCdEf' }], true)).toEqual([expect.stringMatching(/hides where it leads/)]);
});
