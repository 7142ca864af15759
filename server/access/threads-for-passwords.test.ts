import { afterAll, expect, test, vi } from 'vitest';

const hashing = vi.hoisted(() => {
  vi.stubEnv('UV_THREADPOOL_SIZE', '2');
  return { now: 0, most: 0 };
});
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const scrypt = (...[secret, salt, length, cost, done]: Parameters<typeof crypto.scrypt>) => {
    hashing.now += 1;
    hashing.most = Math.max(hashing.most, hashing.now);
    crypto.scrypt(secret, salt, length, cost, (error, key) => {
      hashing.now -= 1;
      done(error, key);
    });
  };
  return { ...crypto, scrypt };
});
// An earlier test file of this worker may have loaded the module.
vi.resetModules();
const { hashPassword, hashPersonalCode } = await import('./passwords.ts');

// A later file of this worker starts servers with this environment, and loads the module without the stand-in for scrypt.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('node:crypto');
  vi.resetModules();
});

test('passwords and personal codes together leave one of Node’s threads to the disk', async () => {
  const many = Array.from({ length: 4 }, (_, index) => [
    hashPassword(`Un mot de passe ${index}`),
    hashPersonalCode(`K7QM-${index}`, { person: `personne-${index}`, origin: '192.0.2.7' }),
  ]);
  expect(new Set(await Promise.all(many.flat())).size).toBe(8);
  expect(hashing.most).toBe(1);
});
