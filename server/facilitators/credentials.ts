/** The administrator's credentials: from the environment, or made at the first start and kept as an scrypt hash. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { settingOnce } from '../database/settings.ts';

const COST = { N: 16_384, r: 8, p: 1 } as const;
const ADMIN_HASH = 'admin-scrypt';

export interface Credentials {
  verify(username: string, password: string): Promise<boolean>;
}

/** `scrypt$<salt>$<key>`, both Base64url. */
export async function hashPassword(password: string, salt = randomBytes(16).toString('base64url')): Promise<string> {
  const key = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, 32, COST, (error, derived) => (error ? reject(error) : resolve(derived)));
  });
  return `scrypt$${salt}$${key.toString('base64url')}`;
}

async function matches(password: string, stored: string): Promise<boolean> {
  const given = Buffer.from(await hashPassword(password, stored.split('$')[1] ?? ''));
  const expected = Buffer.from(stored);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** @returns the password made by this call, null when there was one already or the environment gives it */
export async function ensurePassword(config: Config, database: Database): Promise<string | null> {
  if (config.adminPassword !== null) return null;
  const password = randomBytes(12).toString('base64url');
  const { made } = await settingOnce(database, ADMIN_HASH, () => hashPassword(password));
  return made ? password : null;
}

export function createCredentials(config: Config, { query }: Database): Credentials {
  let configured: Promise<string> | undefined;
  const storedHash = async (): Promise<string> => {
    if (config.adminPassword !== null) {
      configured ??= hashPassword(config.adminPassword);
      return configured;
    }
    const row = await query.selectFrom('settings').select('value').where('key', '=', ADMIN_HASH).executeTakeFirst();
    return row?.value ?? 'scrypt$none$none';
  };
  return {
    // The password is hashed for a wrong username too, so that the time does not tell which of the two is wrong.
    verify: async (username, password) => (await matches(password, await storedHash())) && username === config.adminUsername,
  };
}
