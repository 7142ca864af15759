import { describe, expect, it } from 'vitest';
import { hintsShown, secretsNamedIn } from './hints.ts';

const hints = [
  { title: 'Un', text: 'Regardez.' },
  { title: 'Deux', text: 'Reculez de {shift}, le mot est {word}.' },
];

describe('hints', () => {
  it('are handed out in order', () => {
    expect(hintsShown({ hints }, {}, 1)).toEqual([hints[0]]);
  });

  it('are filled with text and number secrets; other placeholders stay to be seen', () => {
    expect(hintsShown({ hints }, { shift: 3, word: ['no'] }, 2)[1]?.text).toBe('Reculez de 3, le mot est {word}.');
    expect(hintsShown({ hints }, { word: 'phare' }, 2)[1]?.text).toBe('Reculez de {shift}, le mot est phare.');
  });

  it('bring their plain words along, filled in the same way, where the manifest has them', () => {
    const debrief = { whatHappened: 'Court.', whyItWorks: 'Court.', reflexes: ['Un.', 'Deux.'] };
    const plain = { objective: 'Court.', briefing: 'Court.', hints: ['Regarder.', 'Reculer de {shift}.'], debrief };
    expect(hintsShown({ hints, plain }, { shift: 3 }, 2).map((hint) => hint.plain)).toEqual(['Regarder.', 'Reculer de 3.']);
    expect(hintsShown({ hints }, {}, 1)[0]).not.toHaveProperty('plain');
  });

  it('name the secrets that they ask for', () => {
    expect(secretsNamedIn({ title: 'x', text: '{shift} CTF{a_1} {word}' })).toEqual(['shift', 'word']);
  });
});
