/**
 * Dynamic checks of a challenge's server part: calls its methods, and compares the results with the manifest and with the contract (pure,
 * synchronous, plain data). A check takes about a millisecond, so that it can run at each server start, and while an author writes.
 */
import type { Answer } from '#schemas/challenges.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Checker, Secrets } from './checker.ts';
import { frozen } from './frozen.ts';
import { secretsNamedIn } from './hints.ts';
import type { ENGLISH, Sent } from './messages/english.ts';
import { type Language, messagesIn } from './messages/language.ts';
import { shortDraws } from './short-draws.ts';
import { createVariant } from './variant.ts';

const METHODS = ['secrets', 'artifacts', 'check', 'reveal', 'choices'] as const;
const OPTIONAL: readonly string[] = ['reveal', 'choices'] satisfies readonly (typeof METHODS)[number][];
type Method = (typeof METHODS)[number];

export interface CheckerMistake {
  /** Describes the mistake and its remedy. */
  readonly message: string;
  /** The method with the mistake; null for the server part as a whole. */
  readonly method: Method | null;
  /** Stack of the error, if one was thrown. */
  readonly stack?: string;
  /** The wrong placeholder in a hint of the manifest: `{passwrd}`. */
  readonly placeholder?: string;
}

type Words = typeof ENGLISH;
type Tried = Pick<ChallengeManifest, 'hints' | 'pages' | 'plain'>;

const ANY_SEED = '0123456789abcdef'.repeat(2);
/** Maximum size of a page's artifacts, or of a reveal: an order of magnitude above what any scene needs. */
const MAX_BYTES = 256 * 1024;
/** Empty and malformed answers, as from players who have not answered or from forged calls. None of them may be right. */
const NO_ANSWERS: readonly Answer[] = ['', 'no-answer', {}, { nothing: 'no-answer' }, { nothing: ['no-answer', 1, 2] }];
const OUTCOMES = ['correct', 'incorrect', 'neutral'];

/** All mistakes found. @param checker default export of the server part, of any type @param language of the messages */
export function checkerMistakes(manifest: Tried, checker: unknown, language: Language = 'en'): CheckerMistake[] {
  const say = messagesIn(language);
  if (!isChecker(checker)) return [{ method: null, message: say.noChecker }];
  const short = shortDraws((variant) => checker.secrets(variant)).map(
    ({ asked, there, stack }): CheckerMistake => ({ method: 'secrets', message: say.shortPool(asked, there), stack }),
  );
  // Other mistakes may be consequences of a short draw.
  if (short.length > 0) return short;
  const drawn = tried('secrets', say.cannotDraw, () => checker.secrets(createVariant(ANY_SEED)));
  if ('mistake' in drawn) return [drawn.mistake];
  const secrets = frozen(drawn.value);
  return [
    ...secretsMistakes(say, checker, secrets),
    ...hintMistakes(say, manifest, secrets),
    ...artifactsMistakes(say, manifest, checker, secrets),
    ...checkMistakes(say, checker, secrets),
    ...revealMistakes(say, checker, secrets),
    ...choicesMistakes(say, checker, secrets),
  ];
}

function isChecker(value: unknown): value is Checker {
  return (
    typeof value === 'object' &&
    value !== null &&
    METHODS.every((name) => OPTIONAL.includes(name) || typeof Reflect.get(value, name) === 'function')
  );
}

function secretsMistakes(say: Words, checker: Checker, secrets: Secrets): CheckerMistake[] {
  const odd = oddPlace(say, secrets);
  if (odd) return [{ method: 'secrets', message: say.oddSecret(odd) }];
  const again = checker.secrets(createVariant(ANY_SEED));
  if (JSON.stringify(again) === JSON.stringify(secrets)) return [];
  return [{ method: 'secrets', message: say.otherSecrets }];
}

function hintMistakes(say: Words, { hints, plain }: Tried, secrets: Secrets): CheckerMistake[] {
  const names = Object.keys(secrets);
  return hints.flatMap(({ title, text }, index) =>
    secretsNamedIn({ title, text: `${text} ${plain?.hints[index] ?? ''}` })
      .filter((name) => !names.includes(name))
      .map((name) => ({ method: 'secrets' as const, message: say.noSecret(name, index + 1, names), placeholder: `{${name}}` })),
  );
}

function artifactsMistakes(say: Words, { pages = [] }: Tried, checker: Checker, secrets: Secrets): CheckerMistake[] {
  return [undefined, ...pages.map(({ slug }) => slug)].flatMap((page): CheckerMistake[] => {
    const laid = tried(
      'artifacts',
      (said) => say.cannotLayOut(page, said),
      () => checker.artifacts(secrets, page),
    );
    return 'mistake' in laid ? [laid.mistake] : sentMistakes(say, { page }, laid.value);
  });
}

function revealMistakes(say: Words, checker: Checker, secrets: Secrets): CheckerMistake[] {
  const shown = tried('reveal', say.cannotReveal, () => checker.reveal?.(secrets) ?? {});
  return 'mistake' in shown ? [shown.mistake] : sentMistakes(say, 'reveal', shown.value);
}

/** Checks `choices`, which each attempt calls (`judgedItems`). */
function choicesMistakes(say: Words, checker: Checker, secrets: Secrets): CheckerMistake[] {
  const named = tried('choices', say.cannotName, () => checker.choices?.(secrets));
  return 'mistake' in named ? [named.mistake] : [];
}

function checkMistakes(say: Words, checker: Checker, secrets: Secrets): CheckerMistake[] {
  for (const answer of NO_ANSWERS) {
    const given = JSON.stringify(answer);
    const judged = tried(
      'check',
      (said) => say.checkFails(given, said),
      (): unknown => checker.check(answer, secrets),
    );
    if ('mistake' in judged) return [judged.mistake];
    const { value } = judged;
    if (value instanceof Promise) {
      // The promise itself is the mistake: prevent an unhandled rejection.
      value.catch(() => undefined);
      return [{ method: 'check', message: say.checkAsync }];
    }
    const outcome: unknown = Object(value).outcome;
    if (!OUTCOMES.some((known) => known === outcome))
      return [{ method: 'check', message: say.noOutcome(JSON.stringify(value), given) }];
    if (outcome === 'correct') return [{ method: 'check', message: say.nothingIsRight(given) }];
  }
  return [];
}

function sentMistakes(say: Words, what: Sent, value: unknown): CheckerMistake[] {
  const method = what === 'reveal' ? what : 'artifacts';
  const odd = oddPlace(say, value);
  if (odd) return [{ method, message: say.oddSent(what, odd) }];
  const bytes = JSON.stringify(value).length;
  return bytes <= MAX_BYTES ? [] : [{ method, message: say.heavySent(what, Math.ceil(bytes / 1024), MAX_BYTES / 1024) }];
}

/** The result of a call, or a mistake with the error that the call threw. */
function tried<T>(method: Method, tell: (said: string) => string, call: () => T): { value: T } | { mistake: CheckerMistake } {
  try {
    return { value: call() };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const stack = error instanceof Error && error.stack ? { stack: error.stack } : {};
    return { mistake: { method, message: tell(said), ...stack } };
  }
}

/** Path to a part of a value that JSON cannot represent, with its type: `crates[2].open is a function`. */
function oddPlace(say: Words, value: unknown, path = ''): string | undefined {
  switch (typeof value) {
    case 'function':
    case 'symbol':
    case 'bigint':
      return say.isA(path, typeof value);
    case 'number':
      return Number.isFinite(value) ? undefined : say.isA(path, String(value));
    case 'object':
      break;
    default:
      return undefined;
  }
  if (value === null) return undefined;
  if (Array.isArray(value)) return firstOf(value.map((item, index) => oddPlace(say, item, `${path}[${index}]`)));
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return say.isA(path, String(value.constructor?.name));
  return firstOf(Object.entries(value).map(([name, item]) => oddPlace(say, item, path ? `${path}.${name}` : name)));
}

function firstOf(places: readonly (string | undefined)[]): string | undefined {
  return places.find((place) => place !== undefined);
}
