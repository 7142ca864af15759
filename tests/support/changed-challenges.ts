/**
 * The environment variable by which `npm run check` names the changed challenges, only if no file outside of their folders changed, and
 * `npm run check-challenge` the one that it is asked about.
 */
export const CHANGED_CHALLENGES = 'VIGIE_TEST_CHANGED_CHALLENGES';

/**
 * The challenges that are judged and played with many participants' variants: all, unless the variable says that only some changed. All too
 * where it names none that is there, as the one that changed may be gone.
 */
export function changedAmong<Challenge extends { readonly manifest: { readonly key: string } }>(
  challenges: readonly Challenge[],
): readonly Challenge[] {
  const named = process.env[CHANGED_CHALLENGES]?.split(',') ?? [];
  const changed = challenges.filter(({ manifest }) => named.includes(manifest.key));
  return changed.length > 0 ? changed : challenges;
}

/** Keys of the challenges whose folders hold these files; null if a file is outside of them. @param files paths from the project's root */
export function challengesOf(files: readonly string[]): readonly string[] | null {
  const keys = files.map((file) => /^challenges\/([^_/][^/]*)\//.exec(file)?.[1]);
  const known = keys.filter((key) => key !== undefined);
  return known.length === keys.length ? [...new Set(known)] : null;
}
