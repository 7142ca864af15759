import { expect, it } from 'vitest';
import { deedText, messageFor } from './verdict-message.ts';

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

it('fills in what a message says of the act, as in its text', () => {
  const weak = {
    tone: 'warning',
    text: '{worth}.',
    deed: { about: 'Clé', did: '{worth}', better: 'longue', outcome: 'review' },
  } as const;
  const correct = { tone: 'success', text: 'Oui.' } as const;
  const reply = { correct: true, verdict: 'weak', points: 4, failures: 0, output: { worth: 'Fragile' } };
  expect(messageFor({ correct, weak }, reply, 0)).toEqual({ ...weak, text: 'Fragile.', deed: { ...weak.deed, did: 'Fragile' } });
});

it('tells in full what solved and would not hold, but for the points', () => {
  const text = 'Solidité fragile. Ce qui le trahit : une année. Points gagnés : 4.';
  expect(deedText({ tone: 'success', text }, true)).toBe('Solidité fragile. Ce qui le trahit : une année.');
});
