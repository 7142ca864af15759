/**
 * What is wrong with a server part, found by trying it: with the manifest beside it, and with what it promises of itself (pure,
 * synchronous, plain data). Takes about a millisecond, so that a server looks before it starts and an author while writing.
 */
import type { Answer } from '#schemas/challenges.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Checker, Secrets } from './checker.ts';
import { secretsNamedIn } from './hints.ts';
import { createVariant } from './variant.ts';

const METHODS = ['secrets', 'artifacts', 'check', 'reveal'] as const;
type Method = (typeof METHODS)[number];

export interface CheckerMistake {
  /** With its cure. */
  readonly message: string;
  /** Whose mistake it is; null for the server part as a whole. */
  readonly method: Method | null;
  /** Where it was thrown, if it was. */
  readonly stack?: string;
}

type Tried = Pick<ChallengeManifest, 'hints' | 'pages'>;

const ANY_SEED = '0123456789abcdef'.repeat(2);
/** What a page may be sent: an order of magnitude above any scene's. */
const MOST_BYTES = 256 * 1024;
/** What browsers send when somebody has not answered, or plays with the address. None of it can be right. */
const NO_ANSWERS: readonly Answer[] = ['', 'no-answer', {}, { nothing: 'no-answer' }, { nothing: ['no-answer', 1, 2] }];
const OUTCOMES = ['correct', 'incorrect', 'neutral'];

/** One a mistake. @param checker default export of the server part, whatever it is */
export function checkerMistakes(manifest: Tried, checker: unknown): CheckerMistake[] {
  if (!isChecker(checker))
    return [{ method: null, message: 'has no server part as its default export. Write: export default defineChecker({ … })' }];
  const drawn = tried('secrets', 'cannot draw its secrets', () => checker.secrets(createVariant(ANY_SEED)));
  if ('mistake' in drawn) return [drawn.mistake];
  const secrets = drawn.value;
  return [
    ...secretsMistakes(checker, secrets),
    ...hintMistakes(manifest, secrets),
    ...artifactsMistakes(manifest, checker, secrets),
    ...checkMistakes(checker, secrets),
    ...revealMistakes(checker, secrets),
  ];
}

function isChecker(value: unknown): value is Checker {
  return (
    typeof value === 'object' &&
    value !== null &&
    METHODS.every((name) => name === 'reveal' || typeof Reflect.get(value, name) === 'function')
  );
}

function secretsMistakes(checker: Checker, secrets: Secrets): CheckerMistake[] {
  const odd = oddPlace(secrets);
  if (odd) return [{ method: 'secrets', message: `has a secret that cannot be kept: ${odd}. ${PLAIN}` }];
  const again = checker.secrets(createVariant(ANY_SEED));
  if (JSON.stringify(again) === JSON.stringify(secrets)) return [];
  return [
    {
      method: 'secrets',
      message:
        'draws other secrets from the same variant: a reload would change the answer. Draw from `variant` only, neither Math.random() nor the time',
    },
  ];
}

function hintMistakes({ hints }: Tried, secrets: Secrets): CheckerMistake[] {
  const names = Object.keys(secrets);
  const allowed = names.map((name) => `{${name}}`).join(', ') || 'none, since there is no secret';
  return hints.flatMap((hint, index) =>
    secretsNamedIn(hint)
      .filter((name) => !names.includes(name))
      .map((name): CheckerMistake => {
        const message = `has no secret "${name}", which hint ${index + 1} of the manifest names. Allowed: ${allowed}`;
        return { method: 'secrets', message };
      }),
  );
}

function artifactsMistakes({ pages = [] }: Tried, checker: Checker, secrets: Secrets): CheckerMistake[] {
  return [undefined, ...pages.map(({ slug }) => slug)].flatMap((page): CheckerMistake[] => {
    const where = page === undefined ? '' : ` of the page "${page}"`;
    const laid = tried('artifacts', `cannot lay out the artifacts${where}`, () => checker.artifacts(secrets, page));
    return 'mistake' in laid ? [laid.mistake] : sentMistakes('artifacts', `artifacts${where}`, laid.value);
  });
}

function revealMistakes(checker: Checker, secrets: Secrets): CheckerMistake[] {
  const shown = tried('reveal', 'cannot make its reveal', () => checker.reveal?.(secrets) ?? {});
  return 'mistake' in shown ? [shown.mistake] : sentMistakes('reveal', 'a reveal', shown.value);
}

function checkMistakes(checker: Checker, secrets: Secrets): CheckerMistake[] {
  for (const answer of NO_ANSWERS) {
    const given = JSON.stringify(answer);
    const judged = tried('check', `check fails on the answer ${given}`, (): unknown => checker.check(answer, secrets), READING);
    if ('mistake' in judged) return [judged.mistake];
    const { value } = judged;
    if (value instanceof Promise) {
      // Whatever becomes of it, it was not asked for.
      value.catch(() => undefined);
      return [{ method: 'check', message: 'check is asynchronous: it judges at once, and asks nobody. Take `async` away' }];
    }
    const outcome: unknown = Object(value).outcome;
    if (!OUTCOMES.some((known) => known === outcome))
      return [
        {
          method: 'check',
          message: `check answers ${JSON.stringify(value) ?? 'nothing'} to ${given}. Return correct(), incorrect() or neutral('…')`,
        },
      ];
    if (outcome === 'correct')
      return [{ method: 'check', message: `check takes ${given} for right: whoever sends nothing has solved it` }];
  }
  return [];
}

const PLAIN = 'Texts, numbers, true and false, lists and objects of them are kept';
const READING = 'Read it with textOf(answer) or fieldOf(answer, name): browsers send what they like';

function sentMistakes(method: Method, what: string, value: unknown): CheckerMistake[] {
  const odd = oddPlace(value);
  if (odd) return [{ method, message: `has ${what} that cannot be sent: ${odd}. ${PLAIN}` }];
  const bytes = JSON.stringify(value).length;
  if (bytes <= MOST_BYTES) return [];
  const message = `has ${what} of ${Math.ceil(bytes / 1024)} KB; at most ${MOST_BYTES / 1024} are sent to a page. Send what the scene shows`;
  return [{ method, message }];
}

/** What a call gives, or that it throws. */
function tried<T>(method: Method, what: string, call: () => T, cure?: string): { value: T } | { mistake: CheckerMistake } {
  try {
    return { value: call() };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const stack = error instanceof Error && error.stack ? { stack: error.stack } : {};
    return { mistake: { method, message: `${what}: ${said}${cure ? `. ${cure}` : ''}`, ...stack } };
  }
}

/** Where in a value something stands that JSON cannot hold, with what it is: `crates[2].open is a function`. */
function oddPlace(value: unknown, path = ''): string | undefined {
  const at = path || 'it';
  switch (typeof value) {
    case 'function':
    case 'symbol':
    case 'bigint':
      return `${at} is a ${typeof value}`;
    case 'number':
      return Number.isFinite(value) ? undefined : `${at} is ${value}`;
    case 'object':
      break;
    default:
      return undefined;
  }
  if (value === null) return undefined;
  if (Array.isArray(value)) return firstOf(value.map((item, index) => oddPlace(item, `${path}[${index}]`)));
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return `${at} is a ${value.constructor.name}`;
  return firstOf(Object.entries(value).map(([name, item]) => oddPlace(item, path ? `${path}.${name}` : name)));
}

function firstOf(places: readonly (string | undefined)[]): string | undefined {
  return places.find((place) => place !== undefined);
}
