import type { Lazy, Solve } from '#engine/authoring/server';
import type { ClickjackingArtifacts } from './artifacts.ts';

/** The same for everyone: the button under the decoy. */
const solve: Solve<ClickjackingArtifacts> = () => ({ target: 'real' });

export default solve;

/** The click that the page of the contest asks for; it must count as a failed attempt. */
export const wrong = { target: 'decoy' };

/** Whoever wants to win the weekend. */
export const lazy: Lazy<Solve<ClickjackingArtifacts>, 'accept'> = { accept: () => ({ target: 'decoy' }) };
