import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { shiftLetters } from './cipher.ts';

const secrets = { shift: 7, password: 'BALISE' } as const;

describe('the shifted message', () => {
  it('comes back after the same number of steps, punctuation untouched', () => {
    const { message } = checker.artifacts(secrets);
    expect(message).toMatch(/^[A-Z]{7} [A-Z] [A-Z]’/);
    expect(shiftLetters(message, -7)).toContain('LE MOT DE PASSE EST BALISE');
  });

  it('goes round the alphabet', () => {
    expect(shiftLetters('XYZ 4', 3)).toBe('ABC 4');
    expect(shiftLetters('ABC', -3)).toBe('XYZ');
  });
});

describe('the answer', () => {
  it('is a neighbour’s for fewer than one in twenty', () => {
    const words = Array.from(
      { length: 400 },
      (_, seat) => checker.secrets(createVariant(seat.toString(16).padStart(32, '0'))).password,
    );
    const shared = words.filter((word, seat) => word === words.at(seat - 1));
    expect(shared.length).toBeLessThan(20);
  });

  it.each(['BALISE', ' balise ', 'Balise\n'])('is right as %j', (answer) => {
    expect(checker.check(answer, secrets).outcome).toBe('correct');
  });

  it('is right with the accents that the message has lost', () => {
    expect(checker.check('Sémaphore', { shift: 7, password: 'SEMAPHORE' }).outcome).toBe('correct');
    expect(checker.check('Le mot de passe est sémaphore', { shift: 7, password: 'SEMAPHORE' })).toMatchObject({
      verdict: 'almost',
    });
  });

  it.each(['BALIS', 'BALISES', 'IHSPZL', 'BALISE ANCRE', '!'])('is wrong as %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it.each(['LE MOT DE PASSE EST BALISE', 'bonjour. le mot de passe est balise !', 'Balise.', '« balise »'])(
    'is wrong as %j too, but the message was read',
    (answer) => {
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'almost' });
    },
  );

  it.each([[''], ['   '], [{ answer: 'BALISE' }]])('counts nothing when there is no text: %j', (answer) => {
    expect(checker.check(answer, secrets).outcome).toBe('neutral');
  });
});
