import { digestSha256 } from '#engine/authoring/toolbox';

/** A word that was tried, its hash, and whether the hash is the wanted one. */
export interface Trial {
  readonly word: string;
  readonly digest: string;
  readonly matches: boolean;
}

export const MAX_TRIALS = 50;

/** Hashes each line as a password, trimmed. Repeated lines count once; at most 50 lines are hashed. */
export function tryWords(lines: string, wanted: string): Trial[] {
  const words = new Set(lines.split('\n').map((line) => line.trim()));
  words.delete('');
  return [...words].slice(0, MAX_TRIALS).map((word) => {
    const digest = digestSha256(word);
    return { word, digest, matches: digest === wanted };
  });
}
