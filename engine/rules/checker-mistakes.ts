/** What is wrong between a manifest and the server part beside it: neither can tell alone. */
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Checker } from './checker.ts';
import { secretsNamedIn } from './hints.ts';
import { createVariant } from './variant.ts';

const ANY_SEED = '0123456789abcdef'.repeat(2);
const METHODS = ['secrets', 'artifacts', 'check'];

/** One message a mistake, each with its cure. @param checker default export of the server part, whatever it is */
export function checkerMistakes({ hints }: Pick<ChallengeManifest, 'hints'>, checker: unknown): string[] {
  if (!isChecker(checker)) return ['has no server part as its default export. Write: export default defineChecker({ … })'];
  try {
    const names = Object.keys(checker.secrets(createVariant(ANY_SEED)));
    const allowed = names.map((name) => `{${name}}`).join(', ') || 'none, since there is no secret';
    return hints.flatMap((hint, index) =>
      secretsNamedIn(hint)
        .filter((name) => !names.includes(name))
        .map((name) => `has no secret "${name}", which hint ${index + 1} of the manifest names. Allowed: ${allowed}`),
    );
  } catch (error) {
    return [`cannot draw its secrets: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function isChecker(value: unknown): value is Checker {
  return typeof value === 'object' && value !== null && METHODS.every((name) => typeof Reflect.get(value, name) === 'function');
}
