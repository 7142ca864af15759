/** Passwords of the console, kept as scrypt hashes. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = { N: 16_384, r: 8, p: 1 } as const;

/** `scrypt$<salt>$<key>`, both Base64url. */
export async function hashPassword(password: string, salt = randomBytes(16).toString('base64url')): Promise<string> {
  const key = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, 32, COST, (error, derived) => (error ? reject(error) : resolve(derived)));
  });
  return `scrypt$${salt}$${key.toString('base64url')}`;
}

/** Takes the same time whatever is wrong. Without a stored hash it is false, as slowly. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const given = Buffer.from(await hashPassword(password, stored?.split('$')[1] ?? 'none'));
  const expected = Buffer.from(stored ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
