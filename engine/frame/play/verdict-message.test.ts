import { expect, it } from 'vitest';
import { deedText } from './verdict-message.ts';

it.each([
  ['Accès refusé. Révise les indices publics.', 'Accès refusé.'],
  ["Ce n'est pas encore ça. Cherche au moins trois signaux clairs.", "Ce n'est pas encore ça."],
  ['Vous avez cliqué trop tôt ! Le faux bouton a intercepté votre action.', 'Vous avez cliqué trop tôt !'],
  ['❌ Flag incorrect. Continuez à chercher !', '❌ Flag incorrect.'],
  ['Une phrase sans fin', 'Une phrase sans fin'],
])('of a wrong try, the list of things done has no advice: %s', (text, did) => {
  expect(deedText({ tone: 'danger', text, fixed: true }, false)).toBe(did);
});

it('tells what a scene has in words of its own for what was done', () => {
  expect(deedText({ tone: 'danger', text: 'Relisez. Encore.', did: 'Ouvert : le lien' }, false)).toBe('Ouvert\u00a0: le lien');
});

it('tells in full what solved and would not hold, but for the points', () => {
  const text = 'Solidité fragile. Ce qui le trahit : une année. Points gagnés : 4.';
  expect(deedText({ tone: 'success', text }, true)).toBe('Solidité fragile. Ce qui le trahit : une année.');
});
