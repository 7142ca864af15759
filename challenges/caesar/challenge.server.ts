import { type Answer, correct, defineChecker, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import type { CaesarArtifacts } from './artifacts.ts';
import { shiftLetters } from './cipher.ts';

const PASSWORDS = [
  'AMARRAGE',
  'BALISE',
  'CABOTAGE',
  'CORDAGE',
  'ESCALE',
  'GOUVERNAIL',
  'HALEBAS',
  'MISAINE',
  'PASSERELLE',
  'SEMAPHORE',
] as const;

export default defineChecker({
  secrets: (variant) => ({ shift: variant.integer(3, 23), password: variant.pick(PASSWORDS) }),

  artifacts: ({ shift, password }): CaesarArtifacts => ({
    message: shiftLetters(`BONJOUR A L'EQUIPE DE JOUR. LE PORTIQUE 4 EST REPARE. LE MOT DE PASSE EST ${password}`, shift),
  }),

  /** Trimmed and upper-cased (specification, section 5). */
  check(answer: Answer, { password }) {
    const word = textOf(answer).trim().toUpperCase();
    if (word === '') return neutral('empty');
    return sameText(word, password) ? correct() : incorrect();
  },
});
