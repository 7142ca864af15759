import type { Lazy, Solve } from '#engine/authoring/server';
import type { PasswordArtifacts } from './artifacts.ts';

/** Any password that keeps the four rules will do; this one keeps clear of the leaked one too. */
const solve: Solve<PasswordArtifacts> = () => ({ password: 'cactus-Tambour-7-lune-cidre' });

export default solve;

/** A plausible answer that must count as a failed attempt: long, but without digit and symbol. */
export const wrong = { password: 'JaimeLesCrepes' };

/** Whoever types a short one, and whoever types a long one that the list is not content with. */
export const lazy: Lazy<Solve<PasswordArtifacts>, 'short' | 'wordsOnly'> = {
  short: () => ({ password: 'Soleil1' }),
  wordsOnly: () => wrong,
};
