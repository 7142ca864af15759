/**
 * The environment variable by which `npm run check` names the changed challenges; it is set only if no file outside of their folders
 * changed.
 */
export const CHANGED_CHALLENGES = 'VIGIE_TEST_CHANGED_CHALLENGES';

/** Whether this challenge is played with many participants' variants: always, unless the variable says that it did not change. */
export function mayHaveChanged(key: string): boolean {
  const changed = process.env[CHANGED_CHALLENGES];
  return changed === undefined || changed.split(',').includes(key);
}

/** Keys of the challenges whose folders hold these files; null if a file is outside of them. @param files paths from the project's root */
export function challengesOf(files: readonly string[]): readonly string[] | null {
  const keys = files.map((file) => /^challenges\/([^_/][^/]*)\//.exec(file)?.[1]);
  const known = keys.filter((key) => key !== undefined);
  return known.length === keys.length ? [...new Set(known)] : null;
}
