import type { Solve } from '#engine/authoring/server';
import type { SqlInjectionArtifacts } from './artifacts.ts';

/** Closes the text with a quote, adds a condition that is always true, and comments out the rest of the query. */
const solve = (({ username }: SqlInjectionArtifacts) => ({
  username,
  password: "' OR 1=1 --",
})) satisfies Solve<SqlInjectionArtifacts>;

export default solve;

/** A plausible answer that must count as a failed attempt: no comment makes the database ignore the end of the query. */
export const wrong = { username: 'admin', password: "' OR 1=1" };
