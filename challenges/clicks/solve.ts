import type { Solve } from '#engine/authoring/server';
import type { ClicksArtifacts } from './artifacts.ts';

/** The same for everyone: close it, then look into it. */
const solve: Solve<ClicksArtifacts> = () => ({ choice: 'close' });

export default solve;

/** The click that the pop-up asks for; it must count as a failed attempt. */
export const wrong = { choice: 'repair' };
