import { expect, test } from 'vitest';
import { describeMistake, optionLetter, type SlideMission, slideText } from './debrief-slide.ts';

const MISSION: SlideMission = {
  title: 'Le colis',
  opened: 12,
  solved: 7,
  mistakes: [],
  debrief: {
    whatHappened: 'Un SMS demandait 1,99 €. Le lien menait ailleurs.',
    whyItWorks: 'La somme est petite.',
    reflexes: ['Ouvrir le site du transporteur soi-même.'],
    intentions: ['Quand un SMS réclame, je passe par le site.'],
    tellAColleague: 'On ne paie pas depuis un SMS.',
    references: [],
  },
  retrieval: { question: 'Que faire ?', options: ['Payer', 'Ignorer le lien'], answer: 1, because: 'Le site est connu.' },
};

test('the trap is the title and its first sentence, unless that is long', () => {
  expect(slideText('trap', MISSION)).toMatchObject({ heading: 'Le colis', text: 'Un SMS demandait 1,99 €.' });
  const whatHappened = `${'mot '.repeat(30).trim()}.`;
  expect(slideText('trap', { ...MISSION, debrief: { ...MISSION.debrief, whatHappened } }).text).toBeNull();
});

test('28 words fit under a picture, however they are spaced', () => {
  const captioned = (words: number) => {
    const whatHappened = `${Array.from({ length: words }, () => 'mot').join('  ')}.`;
    return slideText('trap', { ...MISSION, debrief: { ...MISSION.debrief, whatHappened } }).text;
  };
  expect(captioned(28)).toMatch(/^mot {2}mot/);
  expect(captioned(29)).toBeNull();
});

test('the commonest mistake that has words comes with who made it', () => {
  const mistakes = [
    { verdict: 'incorrect', people: 9 },
    { verdict: 'both', people: 5 },
  ];
  expect(slideText('mistake', { ...MISSION, mistakes })).toMatchObject({
    heading: 'Notre erreur la plus fréquente',
    figure: { people: 5, of: 12 },
    text: 'Confiance et méfiance mal placées',
  });
  expect(slideText('mistake', MISSION)).toMatchObject({ heading: 'Pas d’erreur commune', figure: { people: 7, of: 12 } });
});

test.each([
  [0, 'a réussi'],
  [1, 'a réussi'],
  [2, 'ont réussi'],
])('without a common mistake, of %i people: « %s »', (solved, text) => {
  expect(slideText('mistake', { ...MISSION, solved }).text).toBe(text);
});

test('the question and its answer have their options, and only the answer is said', () => {
  const question = slideText('question', MISSION);
  expect(question).toMatchObject({ heading: 'Que faire ?', options: ['Payer', 'Ignorer le lien'], text: null });
  expect(slideText('answer', MISSION).heading).toBe('Ignorer le lien');
  expect(slideText('commitment', MISSION)).toEqual({
    heading: 'Le geste à garder',
    text: 'Quand un SMS réclame, je passe par le site.',
    figure: null,
    options: [],
  });
  expect([0, 3].map(optionLetter)).toEqual(['A', 'D']);
});

test('a mistake is called by its manifest, by Vigie, by its scene, in this order', () => {
  expect(describeMistake({ verdict: 'own', label: 'lien ouvert' }, 'Dommage')).toBe('Lien ouvert');
  expect(describeMistake({ verdict: 'own' }, 'Vous avez ouvert le lien.')).toBe('Vous avez ouvert le lien.');
  expect(describeMistake({ verdict: 'own' })).toBe('Autre réponse fausse');
  expect(describeMistake({ verdict: 'refused', label: 'x' })).toBe('Autre réponse fausse');
});
