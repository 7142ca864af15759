import type { Solve } from '#engine/authoring/server';
import type { SqlInjectionArtifacts } from './artifacts.ts';

/** Closes the text, adds a condition that is always true, and turns the rest of the query into a comment. */
const solve = (({ username }: SqlInjectionArtifacts) => ({
  username,
  password: "' OR 1=1 --",
})) satisfies Solve<SqlInjectionArtifacts>;

export default solve;

/** A plausible answer that must count as a failed attempt: nothing swallows the end of the query. */
export const wrong = { username: 'admin', password: "' OR 1=1" };
