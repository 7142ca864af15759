import type { Lazy, Solve } from '#engine/authoring/server';
import type { ClicksArtifacts } from './artifacts.ts';

/** The answer is the same for everybody: the close button of the computer's protection. */
const solve: Solve<ClicksArtifacts> = () => ({ choice: 'close' });

export default solve;

/** The click that the pop-up asks for; it must count as a failed attempt. */
export const wrong = { choice: 'repair' };

/** Players who do what the alert asks: by its big button, its number or its close button. */
export const lazy: Lazy<Solve<ClicksArtifacts>, 'accept' | 'call' | 'cross'> = {
  accept: () => ({ choice: 'repair' }),
  call: () => ({ choice: 'call' }),
  cross: () => ({ choice: 'cross' }),
};
