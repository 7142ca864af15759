/**
 * Final validation of the registry before the server starts, so that a broken challenge reaches no players. Problems of manifests were
 * found when the registry was built, and are passed in.
 */
import { checkerMistakes } from '#engine/rules/checker-mistakes.ts';
import { languageOf } from '#engine/rules/messages/language.ts';
import type { ChallengeProblem, RegisteredChallenge } from '#engine/rules/registered-challenge.ts';

export class RegistryError extends Error {
  constructor(problems: readonly string[]) {
    super(`The challenges are not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'RegistryError';
  }
}

/** @throws RegistryError that lists every problem */
export function checkRegistry(challenges: readonly RegisteredChallenge[], found: readonly ChallengeProblem[]): void {
  const problems = [
    ...found.map(({ message }) => message),
    ...challenges.flatMap(({ manifest, checker }) =>
      checkerMistakes(manifest, checker, languageOf(process.env)).map(
        ({ message, placeholder }) =>
          `challenges/${manifest.key}/${placeholder ? 'manifest.json' : 'challenge.server.ts'} ${message}`,
      ),
    ),
    ...twice(challenges, 'key'),
    ...twice(challenges, 'path'),
  ];
  if (problems.length > 0) throw new RegistryError(problems);
}

function twice(challenges: readonly RegisteredChallenge[], field: 'key' | 'path'): string[] {
  const counts = new Map<string, number>();
  for (const { manifest } of challenges) counts.set(manifest[field], (counts.get(manifest[field]) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([value, count]) => `${field} ${value} is used by ${count} challenges`);
}
