/** Passwords of the console, kept as scrypt hashes. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { ServerError } from '../errors.ts';
import { inTurns, inTurnsEach } from './turns.ts';

const COST = { N: 16_384, r: 8, p: 1 } as const;

/** Half of Node's threads, and on a small machine all of its processors: without a bound, a flood of sign-ins takes play away. */
const BOUNDS = {
  atOnce: 2,
  // About a second's worth.
  waiting: 30,
  busy: () => new ServerError(503, 'busy', 'Too many sign-ins at once. Try again in a moment.', { retryAfter: 2 }),
};
const inTurn = inTurns(BOUNDS);
const inTurnOf = inTurnsEach(BOUNDS);

/**
 * Looks at a password in the line of the address that it came from: who floods one fills that line, and holds up others by two hashes.
 * @throws ServerError 503 as {@link hashPassword}
 */
export function passwordMatchesFrom(address: string, password: string, stored: string | undefined): Promise<boolean> {
  return inTurnOf(address, () => passwordMatches(password, stored));
}

/** `scrypt$<salt>$<key>`, both Base64url. @throws ServerError 503 when too many wait already */
export async function hashPassword(password: string, salt = randomBytes(16).toString('base64url')): Promise<string> {
  const key = await inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password, salt, 32, COST, (error, derived) => (error ? reject(error) : resolve(derived)));
      }),
  );
  return `scrypt$${salt}$${key.toString('base64url')}`;
}

/** Takes the same time whatever is wrong. Without a stored hash it is false, as slowly. @throws ServerError 503 as {@link hashPassword} */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const given = Buffer.from(await hashPassword(password, stored?.split('$')[1] ?? 'none'));
  const expected = Buffer.from(stored ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
