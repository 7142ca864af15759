/** Password hashing (scrypt) for the console's passwords and players' personal codes. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { limitConcurrency, limitConcurrencyByKey } from '../concurrency/concurrency-limiter.ts';
import { ServerError, serverBusy } from '../errors.ts';

const COST = { N: 16_384, r: 8, p: 1 } as const;

/** Hashes run in Node's thread pool, except on one thread, which stays free for file writes: every commit waits for them. */
const onThread = limitConcurrency({
  atOnce: Math.max(1, Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) - 1),
  waiting: Number.POSITIVE_INFINITY,
  busy: serverBusy,
});
/** Bounds of the queue: without them a flood of sign-ins would slow down play. */
const BOUNDS = {
  atOnce: 2,
  // About a second of hashing.
  waiting: 30,
  busy: () =>
    new ServerError(
      503,
      'busy',
      { en: 'Too many sign-ins at once. Try again in a moment.', fr: 'Trop de connexions à la fois. Réessayez dans un instant.' },
      { retryAfter: 2 },
    ),
};
const limited = limitConcurrency(BOUNDS);
/** A personal code has a cheaper hash: a whole room logs in at once, and the code protects only the score of an afternoon. */
const CODE_COST = { N: 4096, r: 8, p: 1 } as const;
const CODES = { atOnce: 1, waiting: 1000, busy: serverBusy };
const inTurnOfCodes = limitConcurrency(CODES);
const inTurnOfCodesFrom = limitConcurrencyByKey(CODES);
/** Queue by person, with a bound that no person reaches by hand. */
const inTurnOfCodesOf = limitConcurrencyByKey({ ...CODES, waiting: 20 });
const inTurnOf = limitConcurrencyByKey(BOUNDS);

/**
 * Checks a password in the queue of its origin, so that a flood from one origin delays the others by two hashes at most.
 * @throws ServerError 503 as {@link hashPassword}
 */
export function passwordMatchesFrom(address: string, password: string, stored: string | undefined): Promise<boolean> {
  return inTurnOf(address, () => passwordMatches(password, stored));
}

/** A password that nobody has to think of: 96 random bits, 16 characters. */
export function generatePassword(): string {
  return randomBytes(12).toString('base64url');
}

/** `scrypt$<salt>$<key>`, both Base64url. @throws ServerError 503 when too many wait already */
export async function hashPassword(password: string, salt = randomBytes(16).toString('base64url')): Promise<string> {
  return limited(() => derive(password, salt, COST));
}

function derive(secret: string, salt: string, cost: typeof COST | typeof CODE_COST): Promise<string> {
  const hash = () =>
    new Promise<string>((resolve, reject) => {
      scrypt(secret, salt, 32, cost, (error, key) =>
        error ? reject(error) : resolve(`scrypt$${salt}$${key.toString('base64url')}`),
      );
    });
  return onThread(hash);
}

/** The person whose code is checked, and the origin of the call. */
export interface CodeAsked {
  readonly person: string;
  readonly origin: string;
}

/**
 * The hash of a personal code, in the form of a password's. As a whole room may share one origin, there is a queue for each person and one
 * for each origin (fair queueing): a flood in one queue delays the others by one hash.
 * @throws ServerError 503 when too many wait already
 */
export function hashPersonalCode(
  code: string,
  { person, origin }: CodeAsked,
  salt = randomBytes(16).toString('base64url'),
): Promise<string> {
  const hash = () => inTurnOfCodes(() => derive(code, salt, CODE_COST));
  return inTurnOfCodesOf(JSON.stringify([person, origin]), () => inTurnOfCodesFrom(origin, hash));
}

/** @throws ServerError 503 as {@link hashPersonalCode} */
export async function personalCodeMatches(code: string, asked: CodeAsked, stored: string): Promise<boolean> {
  return isSame(await hashPersonalCode(code, asked, stored.split('$')[1] ?? ''), stored);
}

/** Compares in constant time; false without a stored hash, after the same time. @throws ServerError 503 as {@link hashPassword} */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  return isSame(await hashPassword(password, stored?.split('$')[1] ?? 'none'), stored ?? '');
}

function isSame(a: string, b: string): boolean {
  const [given, expected] = [Buffer.from(a), Buffer.from(b)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
