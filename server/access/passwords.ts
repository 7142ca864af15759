/** Passwords of the console, and personal codes of players, kept as scrypt hashes. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { limitConcurrency, limitConcurrencyByKey } from '../concurrency/concurrency-limiter.ts';
import { ServerError, serverBusy } from '../errors.ts';

const COST = { N: 16_384, r: 8, p: 1 } as const;

/** Of Node's threads one is left to the disk, which every commit waits for. */
const onThread = limitConcurrency({
  atOnce: Math.max(1, Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) - 1),
  waiting: Number.POSITIVE_INFINITY,
  busy: serverBusy,
});
/** Without a bound, a flood of sign-ins takes play away. */
const BOUNDS = {
  atOnce: 2,
  // About a second's worth.
  waiting: 30,
  busy: () => new ServerError(503, 'busy', 'Too many sign-ins at once. Try again in a moment.', { retryAfter: 2 }),
};
const limited = limitConcurrency(BOUNDS);
/** Of a personal code: a whole room comes at once, and what is protected is one afternoon's score. */
const CODE_COST = { N: 4096, r: 8, p: 1 } as const;
const CODES = { atOnce: 1, waiting: 1000, busy: serverBusy };
const inTurnOfCodes = limitConcurrency(CODES);
const inTurnOfCodesFrom = limitConcurrencyByKey(CODES);
/** Nobody sends a code of their own so often at once. */
const inTurnOfCodesOf = limitConcurrencyByKey({ ...CODES, waiting: 20 });
const inTurnOf = limitConcurrencyByKey(BOUNDS);

/**
 * Looks at a password in the line of the address that it came from: who floods one fills that line, and holds up others by two hashes.
 * @throws ServerError 503 as {@link hashPassword}
 */
export function passwordMatchesFrom(address: string, password: string, stored: string | undefined): Promise<boolean> {
  return inTurnOf(address, () => passwordMatches(password, stored));
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

/** Whose personal code is looked at, and where the call comes from. */
export interface CodeAsked {
  readonly person: string;
  readonly place: string;
}

/**
 * The hash of a personal code, in the same form. In one place a whole room may sit: each person has a line there, and each place
 * one, so that who floods theirs holds up others by one hash.
 * @throws ServerError 503 when too many wait already
 */
export function hashPersonalCode(
  code: string,
  { person, place }: CodeAsked,
  salt = randomBytes(16).toString('base64url'),
): Promise<string> {
  const hash = () => inTurnOfCodes(() => derive(code, salt, CODE_COST));
  return inTurnOfCodesOf(JSON.stringify([person, place]), () => inTurnOfCodesFrom(place, hash));
}

/** @throws ServerError 503 as {@link hashPersonalCode} */
export async function personalCodeMatches(code: string, asked: CodeAsked, stored: string): Promise<boolean> {
  return isSame(await hashPersonalCode(code, asked, stored.split('$')[1] ?? ''), stored);
}

/** Takes the same time whatever is wrong. Without a stored hash it is false, as slowly. @throws ServerError 503 as {@link hashPassword} */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  return isSame(await hashPassword(password, stored?.split('$')[1] ?? 'none'), stored ?? '');
}

function isSame(a: string, b: string): boolean {
  const [given, expected] = [Buffer.from(a), Buffer.from(b)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
