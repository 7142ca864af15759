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

  it('name the secrets that they ask for', () => {
    expect(secretsNamedIn({ title: 'x', text: '{shift} CTF{a_1} {word}' })).toEqual(['shift', 'word']);
  });
});
