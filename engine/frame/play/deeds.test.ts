import { expect, it } from 'vitest';
import { deedsIn, NO_DEEDS, withAnswer, withForm, withGesture } from './deeds.ts';

const PLACE = { from: 'La Poste <[suivi@colis.example]>', text: 'Payez [1,99 €] ici.' };

it('keeps of a sequence the first gesture, the one that settled it, and the words that decided', () => {
  const wrong = withGesture(NO_DEEDS, 'm1', 'SMS, La Poste', 'Traiter', { act: 'unsafe', place: PLACE });
  expect(withGesture(wrong, 'm1', 'SMS, La Poste', 'Signaler', { act: 'safe' }).done).toEqual({
    m1: {
      about: 'SMS, La Poste',
      first: 'Traiter',
      last: 'Signaler',
      mistaken: true,
      place: 'suivi@colis.example … 1,99 €',
    },
  });
});

it('takes a tolerated gesture for no mistake', () => {
  const looked = withGesture(NO_DEEDS, 'm1', 'SMS', 'Vérifier', { act: 'tolerated' });
  expect(withGesture(looked, 'm1', 'SMS', 'Signaler', { act: 'safe' }).done['m1']).toMatchObject({
    mistaken: false,
    last: 'Signaler',
  });
});

it('knows what was mistaken in a form once it is solved', () => {
  const first = withForm(NO_DEEDS, { Photo: 'Autoriser', Contacts: 'Autoriser' }, false);
  expect(Object.values(first.done).some(({ mistaken }) => mistaken)).toBe(false);
  const { done } = withForm(first, { Photo: 'Autoriser', Contacts: 'Refuser' }, true);
  expect(done).toMatchObject({
    Photo: { mistaken: false, last: 'Autoriser' },
    Contacts: { mistaken: true, first: 'Autoriser', last: 'Refuser' },
  });
});

it('counts what was said to wrong tries', () => {
  expect(withAnswer(withAnswer(NO_DEEDS, 'Accès refusé.'), 'Accès refusé.').told).toEqual({ 'Accès refusé.': 2 });
});

it.each([undefined, 'x', { done: [1], told: null }, { done: { a: { about: 'x' } }, told: { b: 'often' } }])(
  'takes nothing from a memory that holds %j',
  (kept) => {
    expect(deedsIn(kept)).toEqual(NO_DEEDS);
  },
);
