import type { Lazy, Solve } from '#engine/authoring/server';
import type { ClickjackingArtifacts } from './artifacts.ts';

/** The answer is the same for everybody: the refusing button of the page above the contest. */
const solve: Solve<ClickjackingArtifacts> = () => ({ target: 'real' });

export default solve;

/** The click that the page of the contest asks for; it must count as a failed attempt. */
export const wrong = { target: 'decoy' };

/** A player who wants to win the weekend. */
export const lazy: Lazy<Solve<ClickjackingArtifacts>, 'accept'> = { accept: () => ({ target: 'decoy' }) };
