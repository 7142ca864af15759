/** The environment variable by which `npm run check` names the challenges that changed, where nothing beside their folders did. */
export const CHANGED_CHALLENGES = 'VIGIE_TEST_CHANGED_CHALLENGES';

/** Whether this challenge is played seat by seat: each of them, unless a change is known to leave it as it is. */
export function mayHaveChanged(key: string): boolean {
  const changed = process.env[CHANGED_CHALLENGES];
  return changed === undefined || changed.split(',').includes(key);
}

/** Keys of the challenges in whose folders all of these files are; null where a file is elsewhere. @param files from the root */
export function challengesOf(files: readonly string[]): readonly string[] | null {
  const keys = files.map((file) => /^challenges\/([^_/][^/]*)\//.exec(file)?.[1]);
  const known = keys.filter((key) => key !== undefined);
  return known.length === keys.length ? [...new Set(known)] : null;
}
