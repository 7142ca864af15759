/** Hints for players: in order, with placeholders replaced by secrets. */

import type { Hint, SentHint } from '#schemas/manifest/help.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Secrets } from './checker.ts';

const PLACEHOLDER = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g;

/** Names of the placeholders in a hint's text. */
export function secretsNamedIn(hint: Hint): string[] {
  return [...hint.text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
}

/**
 * The first `count` hints, each with its plain text where the manifest has one. A placeholder without a string or number secret stays
 * unchanged; conformance tests refuse it.
 */
export function hintsShown(
  { hints, plain }: Pick<ChallengeManifest, 'hints' | 'plain'>,
  secrets: Secrets,
  count: number,
): SentHint[] {
  const filled = (text: string) =>
    text.replace(PLACEHOLDER, (whole, name: string) => {
      const secret = secrets[name];
      return typeof secret === 'string' || typeof secret === 'number' ? String(secret) : whole;
    });
  return hints.slice(0, count).map(({ title, text }, index) => {
    const plainText = plain?.hints[index];
    return { title, text: filled(text), ...(plainText === undefined ? {} : { plain: filled(plainText) }) };
  });
}
