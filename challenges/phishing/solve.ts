import type { Solve } from '#engine/authoring/server';
import type { PhishingArtifacts } from './artifacts.ts';

/** The same for everyone: a page that is not what it says it is, is left. */
const solve: Solve<PhishingArtifacts> = () => ({ action: 'leave' });

export default solve;

/** What the page asks for; it must count as a failed attempt. */
export const wrong = { action: 'submit' };
