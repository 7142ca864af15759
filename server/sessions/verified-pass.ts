/**
 * What a provider has said of a person, signed by this installation: with it the browser logs in, and tries again while the person waits
 * at the door or the reply was lost, as an authorization code is good once. Any process reads it; nothing of it is stored.
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { HOUR_MS } from '#engine/rules/milliseconds.ts';
import type { Clock } from '../clock.ts';
import { compile } from '../database/columns/validation.ts';
import type { Database } from '../database/database.ts';
import { PASS_KEY, settingOnce } from '../database/settings.ts';

/** TTL in milliseconds: an hour at a watched door, before a session that opens late. */
const TTL_MS = HOUR_MS;

const PassSchema = Type.Object({
  /** Of the session, normalised. */
  code: Type.String(),
  /** Verified, normalised. */
  email: Type.String(),
  /** Milliseconds since 1970. */
  until: Type.Number(),
});
type Pass = Static<typeof PassSchema>;
export type VerifiedPerson = Omit<Pass, 'until'>;

const isPass = compile<Pass>(PassSchema);

interface VerifiedPasses {
  issue(person: VerifiedPerson): Promise<string>;
  /** Null for one that is forged, too old, or of another installation. */
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
