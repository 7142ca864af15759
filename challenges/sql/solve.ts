import type { Solve } from '#engine/authoring/server';
import type { SqlArtifacts } from './artifacts.ts';

/** Closes the text with a quote and adds a condition that is always true; the application's corrector removes the remaining quote. */
const solve = (({ username }: SqlArtifacts) => ({ username, password: "' or 1=1" })) satisfies Solve<SqlArtifacts>;

export default solve;

/** A plausible answer that must count as a failed attempt: it is read as SQL, but the condition is never true. */
export const wrong = { username: 'admin', password: "' or 1=2" };
