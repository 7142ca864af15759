import type { Solve } from '#engine/authoring/server';
import type { SqlArtifacts } from './artifacts.ts';

/** Closes the text with a quote and adds a condition that is always true; the tool itself drops the quote left over. */
const solve = (({ username }: SqlArtifacts) => ({ username, password: "' or 1=1" })) satisfies Solve<SqlArtifacts>;

export default solve;

/** A plausible answer that must count as a failed attempt: read as SQL, and never true. */
export const wrong = { username: 'admin', password: "' or 1=2" };
