import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { upload } from '../../tests/support/backed-up-room.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createEncryption } from './encryption.ts';

async function decrypt(content: Uint8Array, identity: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(content, 'text');
}

describe('an encrypted text', () => {
  test('is opened by each of its keys, however it came in pieces', async () => {
    const identities = [await generateX25519Identity(), await generateX25519Identity()];
    const encrypt = await createEncryption(await Promise.all(identities.map(identityToRecipient)));
    const pieces = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('é'.repeat(40_000))), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(pieces, async (texts) => {
        const sealed: Uint8Array[] = [];
        for await (const piece of encrypt?.(iterated(texts), null) ?? []) sealed.push(piece);
        for (const identity of identities) expect(await decrypt(Buffer.concat(sealed), identity)).toBe(texts.join(''));
      }),
      { numRuns: 20 },
    );
  });

  test('is asked for piece by piece, and given up with its reader', async () => {
    const encrypt = await createEncryption([await identityToRecipient(await generateX25519Identity())]);
    let asked = 0;
    let isOver = false;
    async function* endless() {
      try {
        for (;;) {
          asked += 1;
          yield 'x'.repeat(65_536);
        }
      } finally {
        isOver = true;
      }
    }
    let read = 0;
    for await (const _ of encrypt?.(endless(), null) ?? []) {
      read += 1;
      expect(asked).toBeLessThan(read + 8);
      if (read === 40) break;
    }
    await expect.poll(() => isOver).toBe(true);
  });
});

async function* iterated(texts: readonly string[]) {
  yield* texts;
}

describe.each(testDatabases)('an encrypted download on $name', (kind) => {
  let app: TestApp;
  let identity: string;
  beforeAll(async () => {
    identity = await generateX25519Identity();
    app = await openTestApp(kind, { environment: { BACKUP_RECIPIENT: await identityToRecipient(identity) } });
  });
  afterAll(() => app.close());

  test('holds the backup for who has the key, and is refused by a restore that has none', async () => {
    const { code } = await app.session();
    await app.player(code, 'ana@brevelle.example');
    const admin = await app.admin();
    const signIn = await app.guest('POST', '/login', ADMIN);
    const authorization = `Bearer ${signIn.body['token']}`;
    const { headers, rawPayload } = await app.app.inject({ method: 'GET', url: '/admin/backup', headers: { authorization } });
    expect(headers['content-disposition']).toContain('.json.age"');
    expect(rawPayload.toString('latin1')).not.toContain('ana@brevelle.example');
    const document = await decrypt(rawPayload, identity);
    expect(document).toContain('ana@brevelle.example');
    expect(await upload(admin, document, '?dryRun=true')).toMatchObject({ status: 200, body: { dryRun: true } });
    const refused = await upload(admin, rawPayload, '?dryRun=true');
    expect(refused).toMatchObject({ status: 422, body: { code: 'backup-encrypted' } });
  });
});
