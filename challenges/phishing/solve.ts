import type { Lazy, Solve } from '#engine/authoring/server';
import type { PhishingArtifacts } from './artifacts.ts';

/** Leaves the page, because its address ends with another domain. The answer is the same for everybody. */
const solve: Solve<PhishingArtifacts> = () => ({ action: 'leave', because: 'address' });

export default solve;

/** The action that the page asks for; it must count as a failed attempt. */
export const wrong = { action: 'submit' };

/** A player who does what the message asks. */
export const lazy: Lazy<Solve<PhishingArtifacts>, 'accept'> = { accept: () => ({ action: 'submit' }) };
