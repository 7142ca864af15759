/** Reads the branding of the installation when the server starts (docs/branding.md). */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Branding } from '#engine/branding/branding.ts';
import { withCompany } from '#engine/rules/company.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';

/**
 * Loads the configuration's parser only if there is a configuration, as the parser takes memory.
 * @param root folder of the project or of the package, absolute
 * @returns undefined where the configuration has no branding, or there is no configuration
 * @throws Error with every mistake of the configuration, each with file, line and column
 */
export async function installedBranding(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Branding | undefined> {
  const named = environment['VIGIE_CONFIG']?.trim();
  const file = resolve(root, named || 'vigie.json');
  if (!named && !existsSync(file)) return undefined;
  const { readBrandingIn } = await import('#engine/branding/branding.ts');
  const { branding, mistakes } = readBrandingIn(file);
  if (mistakes.length === 0) return branding;
  const lines = mistakes.map((mistake) => `  ${mistake.file}:${mistake.line}:${mistake.column} ${mistake.message}`);
  throw new Error(`The configuration has mistakes:\n${lines.join('\n')}`);
}

/**
 * Challenges as this installation plays them: texts with a placeholder for the company name the installation's own, or else the story's.
 */
export function brandedChallenges(
  challenges: readonly RegisteredChallenge[],
  branding: Branding | undefined,
): readonly RegisteredChallenge[] {
  return challenges.map((challenge) => ({ ...challenge, manifest: withCompany(challenge.manifest, branding?.company) }));
}
