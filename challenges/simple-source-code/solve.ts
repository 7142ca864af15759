import type { Solve } from '#engine/authoring/server';
import type { SourceCodeArtifacts } from './artifacts.ts';

/** Reads the page's comments, and takes the login that was meant for tests. */
const solve: Solve<SourceCodeArtifacts> = ({ username, comments }) => {
  const found = comments.map((comment) => /accès de test : \S+ \/ (\S+)/.exec(comment)?.[1]).find(Boolean);
  return { username, password: found ?? '' };
};

export default solve;

/** A plausible answer that must count as a failed attempt: the former password, which is no longer valid. */
export const wrong = { username: 'malik.benali', password: 'Atelier-2025' };
