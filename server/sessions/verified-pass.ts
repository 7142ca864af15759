/**
 * A person's identity as verified by a provider, signed by this installation. The browser logs in with this pass, and repeats the login
 * while the person waits at the door or after a lost reply, as an authorization code works only once. Any process can verify the pass, and
 * none stores it.
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { HOUR_MS } from '#engine/rules/milliseconds.ts';
import type { Clock } from '../clock.ts';
import { compile } from '../database/columns/validation.ts';
import type { Database } from '../database/database.ts';
import { PASS_KEY, settingOnce } from '../database/settings.ts';

/** TTL in milliseconds: long enough for an hour at a watched door, before a session that opens late. */
const TTL_MS = HOUR_MS;

const PassSchema = Type.Object({
  /** Code of the session, normalised. */
  code: Type.String(),
  /** Verified e-mail address, normalised. */
  email: Type.String(),
  /** Expiry in milliseconds since 1970. */
  until: Type.Number(),
});
type Pass = Static<typeof PassSchema>;
export type VerifiedPerson = Omit<Pass, 'until'>;

const isPass = compile<Pass>(PassSchema);

interface VerifiedPasses {
  issue(person: VerifiedPerson): Promise<string>;
  /** The person of a pass; null if the pass is forged, expired, or from another installation. */
  read(pass: string): Promise<VerifiedPerson | null>;
}

export function createVerifiedPasses(database: Database, clock: Clock): VerifiedPasses {
  const sign = async (text: string) => {
    const key = await settingOnce(database, PASS_KEY, () => randomBytes(32).toString('hex'));
    return createHmac('sha256', key).update(text).digest();
  };
  return {
    async issue(person) {
      const pass: Pass = { ...person, until: clock() + TTL_MS };
      const text = Buffer.from(JSON.stringify(pass)).toString('base64url');
      return `${text}.${(await sign(text)).toString('base64url')}`;
    },
    async read(given) {
      const [text = '', signature = ''] = given.split('.');
      const [right, found] = [await sign(text), Buffer.from(signature, 'base64url')];
      if (found.length !== right.length || !timingSafeEqual(found, right)) return null;
      const pass: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
      return isPass(pass) && pass.until > clock() ? { code: pass.code, email: pass.email } : null;
    },
  };
}
