import { expect, it } from 'vitest';
import {
  deedsIn,
  hasReviewed,
  isToReview,
  NO_DEEDS,
  toldChoices,
  toldHarmless,
  toldRight,
  withAnswer,
  withDeed,
  withForm,
  withGesture,
  withKept,
  withRight,
} from './deeds.ts';

const PLACE = { from: 'La Poste <[suivi@colis.example]>', text: 'Payez [1,99 €] ici, à [suivi@colis.example].' };

it('keeps of a sequence the first gesture, the one that settled it, and the words that decided', () => {
  const wrong = withGesture(NO_DEEDS, 'm1', 'SMS, La Poste', 'Traiter', {
    gesture: 'wrong',
    act: 'unsafe',
    place: PLACE,
  });
  expect(withGesture(wrong, 'm1', 'SMS, La Poste', 'Signaler', { gesture: 'right', act: 'safe', genuine: false }).done).toEqual({
    m1: {
      about: 'SMS, La Poste',
      first: 'Traiter',
      gesture: 'wrong',
      last: 'Signaler',
      mistaken: true,
      place: 'suivi@colis.example … 1,99 €',
    },
  });
});

it('takes a look before the right gesture for no mistake', () => {
  const looked = withGesture(NO_DEEDS, 'm1', 'SMS', 'Vérifier', { gesture: 'right', act: 'tolerated' });
  expect(withGesture(looked, 'm1', 'SMS', 'Signaler', { gesture: 'right', act: 'safe' }).done['m1']).toMatchObject({
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

it('tells of a form the choice that harmed, after a first one that harmed nobody', () => {
  const told = { harmless: ['Personne en copie'], better: {} };
  const first = withForm(NO_DEEDS, { 'Et les autres ?': 'Personne en copie' }, false);
  const second = withForm(first, { 'Et les autres ?': 'En copie visible' }, false);
  const { done } = withForm(second, { 'Et les autres ?': 'En copie cachée' }, true, told);
  expect(done['Et les autres ?']).toMatchObject({ first: 'En copie visible', last: 'En copie cachée', mistaken: true });
});

it('tells of an item that was asked again the gesture that was kept, not what was tried meanwhile', () => {
  const held = { gesture: 'report', act: 'tolerated' } as const;
  const reported = withGesture(NO_DEEDS, 'm1', 'Notification', 'Signaler', held);
  const tried = withGesture(reported, 'm1', 'Notification', 'Installer', { gesture: 'wrong', act: 'unsafe' });
  expect(withKept(tried, 'm1', 'Signaler').done['m1']).toMatchObject({ first: 'Installer', last: 'Signaler', mistaken: true });
});

it('tells what was right beside what was accepted at last, and beside what was a mistake', () => {
  const report = { gesture: 'report', act: 'tolerated' } as const;
  const check = { gesture: 'check', act: 'tolerated' } as const;
  const wrong = { gesture: 'do', act: 'unsafe' } as const;
  const changed = withGesture(withGesture(NO_DEEDS, 'm1', 'SMS', 'Signaler', report), 'm1', 'SMS', 'Vérifier', check);
  const both = withGesture(withGesture(changed, 'm2', 'Lettre', 'Traiter', wrong), 'm2', 'Lettre', 'Vérifier', check);
  const right = toldRight({ right: { m1: 'Signaler', m2: 'Signaler', m3: 'Traiter', m4: 7 } });
  expect(withRight(both, right).done).toMatchObject({
    m1: { first: 'Vérifier', last: 'Signaler', mistaken: false },
    m2: { first: 'Traiter', last: 'Signaler', mistaken: true },
  });
  expect(Object.keys(withRight(both, right).done)).toEqual(['m1', 'm2']);
});

it('takes a first choice that harms nobody for no mistake', () => {
  const first = withForm(NO_DEEDS, { Dire: 'À la déléguée : et à Fatou', Lien: 'À tous' }, false);
  const told = toldChoices({ harmless: ['À la déléguée\u00a0: et à Fatou', 7] });
  const { done } = withForm(first, { Dire: 'À Fatou', Lien: 'À Martin' }, true, told);
  expect(done).toMatchObject({ Dire: { mistaken: false }, Lien: { mistaken: true } });
  expect(toldChoices(undefined)).toEqual({ harmless: [], better: {} });
});

it('tells what would have been better of one question alone, where others have the same words', () => {
  const told = toldChoices({ harmless: ['Barré'], better: { '21 ans\u00a0: Barré': 'Gardé' } });
  const { done } = withForm(NO_DEEDS, { '21 ans': 'Barré', 'un nom': 'Barré' }, true, told);
  expect(done).toMatchObject({
    '21 ans': { first: 'Barré', last: 'Gardé', mistaken: false },
    'un nom': { first: 'Barré', last: 'Barré', mistaken: false },
  });
});

it('takes of an answer that was not counted the choices that harm nobody alone', () => {
  const told = toldChoices({ harmless: ['Il est bloqué'] });
  expect(toldHarmless({ Virement: 'Il est bloqué', Numéro: '06 39 98 00 00' }, told)).toEqual({ Virement: 'Il est bloqué' });
});

it('knows a harmless choice by its question, where the same words are a mistake elsewhere', () => {
  const first = withForm(NO_DEEDS, { Portail: 'Je fais', Courant: 'Je fais' }, false);
  const told = toldChoices({ harmless: ['Portail : Je fais'] });
  const { done } = withForm(first, { Portail: 'J’évite', Courant: 'J’évite' }, true, told);
  expect(done).toMatchObject({ Portail: { first: 'Je fais', mistaken: false }, Courant: { mistaken: true } });
});

it('tells what would have been better than a choice that counted, harmless or mistaken', () => {
  const told = toldChoices({ harmless: ['Le délai'], better: { 'Le délai': 'L’adresse', 'Le cadenas': 'L’adresse', x: 7 } });
  const { done } = withForm(NO_DEEDS, { Signe: 'Le délai', Raison: 'Le cadenas', Geste: 'Quitter' }, true, told);
  expect(done).toMatchObject({
    Signe: { first: 'Le délai', last: 'L’adresse', mistaken: false },
    Raison: { first: 'Le cadenas', last: 'L’adresse', mistaken: true },
    Geste: { first: 'Quitter', last: 'Quitter', mistaken: false },
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

it('tells beside a solve that counts what would have been better, and no mistake', () => {
  const deeds = withDeed(NO_DEEDS, { about: 'Sortir', did: 'Refuser', better: 'Fermer', outcome: 'accepted' });
  expect(deeds.done).toEqual({
    Sortir: { about: 'Sortir', first: 'Refuser', gesture: '', last: 'Fermer', mistaken: false, place: '' },
  });
  expect(hasReviewed(deeds)).toBe(false);
  expect(isToReview(deeds)).toBe(false);
});

it('tells of a solve that would not hold at work that it is to be reviewed, which survives a reload', () => {
  const deeds = withDeed(NO_DEEDS, { about: 'Clé', did: 'Fragile', better: 'Au hasard', outcome: 'review' });
  const kept = deedsIn(JSON.parse(JSON.stringify(deeds)));
  expect(isToReview(kept)).toBe(true);
  expect(hasReviewed(kept)).toBe(true);
  expect(kept.done['Clé']?.mistaken).toBe(false);
});

it('keeps a harmful act that is no choice of the form beside its choices', () => {
  const sent = withDeed(NO_DEEDS, { about: 'Mot de passe', did: 'Envoyé', better: 'Rien', outcome: 'mistaken' });
  const { done } = withForm(sent, { 'Qu’est-ce qui tranche ?': 'Le cadenas' }, true, {
    harmless: [],
    better: { 'Le cadenas': 'L’adresse' },
  });
  expect(Object.values(done).map(({ about, mistaken }) => [about, mistaken])).toEqual([
    ['Mot de passe', true],
    ['Qu’est-ce qui tranche ?', true],
  ]);
});
