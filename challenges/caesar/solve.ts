import type { Solve } from '#engine/authoring/server';
import type { CaesarArtifacts } from './artifacts.ts';
import { shiftLetters } from './cipher.ts';

/** Tries the 25 shifts until the message reads as French, then takes its last word. */
const solve: Solve<CaesarArtifacts> = ({ message }) => {
  for (let shift = 1; shift < 26; shift += 1) {
    const text = shiftLetters(message, -shift);
    if (text.includes('MOT DE PASSE')) return text.split(' ').at(-1) ?? '';
  }
  return '';
};

export default solve;

/** A plausible answer that must count as a failed attempt. */
export const wrong = 'BONJOUR';
