import type { Lazy, Solve } from '#engine/authoring/server';
import type { PasswordArtifacts } from './artifacts.ts';

/** Any password that keeps the four rules is right; this one also differs from the leaked one. */
const solve: Solve<PasswordArtifacts> = () => ({ password: 'cactus-Tambour-7-lune-cidre' });

export default solve;

/** A plausible answer that must count as a failed attempt: long, but without a digit and a symbol. */
export const wrong = { password: 'JaimeLesCrepes' };

/** Players who type a short password, and a long one that breaks a rule. */
export const lazy: Lazy<Solve<PasswordArtifacts>, 'short' | 'wordsOnly'> = {
  short: () => ({ password: 'Soleil1' }),
  wordsOnly: () => wrong,
};
