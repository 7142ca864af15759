import type { Solve } from '#engine/authoring/server';
import type { PasswordArtifacts } from './artifacts.ts';

/** Any password that keeps the four rules will do; this one keeps clear of the leaked one too. */
const solve: Solve<PasswordArtifacts> = () => ({ password: 'cactus-Tambour-7-lune-cidre' });

export default solve;

/** A plausible answer that must count as a failed attempt: long, but without digit and symbol. */
export const wrong = { password: 'JaimeLesCrepes' };
