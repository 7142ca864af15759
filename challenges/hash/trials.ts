import { digestSha256 } from '#engine/authoring/toolbox';

/** A word that was tried: its hash, and whether it is the one looked for. */
export interface Trial {
  readonly word: string;
  readonly digest: string;
  readonly matches: boolean;
}

export const MAX_TRIALS = 50;

/** Hashes each line as a password would be, blanks around it left out, repeated lines once, 50 lines at most. */
export function tryWords(lines: string, wanted: string): Trial[] {
  const words = new Set(lines.split('\n').map((line) => line.trim()));
  words.delete('');
  return [...words].slice(0, MAX_TRIALS).map((word) => {
    const digest = digestSha256(word);
    return { word, digest, matches: digest === wanted };
  });
}
