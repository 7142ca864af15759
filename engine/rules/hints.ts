/** Hints for players: in order, with placeholders replaced by secrets. */
import type { ChallengeManifest, Hint } from '#schemas/manifest.ts';
import type { Secrets } from './checker.ts';

const PLACEHOLDER = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g;

/** Names of the placeholders in a hint's text. */
export function secretsNamedIn(hint: Hint): string[] {
  return [...hint.text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
}

/** The first `count` hints. A placeholder without a string or number secret stays unchanged; conformance tests refuse it. */
export function hintsShown({ hints }: Pick<ChallengeManifest, 'hints'>, secrets: Secrets, count: number): Hint[] {
  return hints.slice(0, count).map(({ title, text }) => ({
    title,
    text: text.replace(PLACEHOLDER, (whole, name: string) => {
      const secret = secrets[name];
      return typeof secret === 'string' || typeof secret === 'number' ? String(secret) : whole;
    }),
  }));
}
