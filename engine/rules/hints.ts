/** Hints as they are handed out: in order, with the secrets that they name filled in. */
import type { ChallengeManifest, Hint } from '#schemas/manifest.ts';
import type { Secrets } from './checker.ts';

const PLACEHOLDER = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g;

/** Names of the secrets that a hint's text asks for. */
export function secretsNamedIn(hint: Hint): string[] {
  return [...hint.text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
}

/** The first `count` hints. A placeholder that names no string or number secret stays as it is: conformance refuses it. */
export function hintsShown({ hints }: Pick<ChallengeManifest, 'hints'>, secrets: Secrets, count: number): Hint[] {
  return hints.slice(0, count).map(({ title, text }) => ({
    title,
    text: text.replace(PLACEHOLDER, (whole, name: string) => {
      const secret = secrets[name];
      return typeof secret === 'string' || typeof secret === 'number' ? String(secret) : whole;
    }),
  }));
}
