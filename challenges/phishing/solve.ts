import type { Lazy, Solve } from '#engine/authoring/server';
import type { PhishingArtifacts } from './artifacts.ts';

/** The same for everyone: a page whose address ends elsewhere is left. */
const solve: Solve<PhishingArtifacts> = () => ({ action: 'leave', because: 'address' });

export default solve;

/** What the page asks for; it must count as a failed attempt. */
export const wrong = { action: 'submit' };

/** Whoever does what the message asks. */
export const lazy: Lazy<Solve<PhishingArtifacts>, 'accept'> = { accept: () => ({ action: 'submit' }) };
