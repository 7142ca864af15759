/**
 * Trusted devices: browsers that have signed in to an account before ([decision 22](../../docs/decisions/0022-known-browsers.md)). Each
 * has a secret that grants no access, but gives its next sign-in a lane of its own in the throttle, apart from others' guesses.
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '#engine/rules/milliseconds.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { settingOnce } from '../database/settings.ts';
import { createLimit } from './limit.ts';

/** Milliseconds after its last sign-in for which a browser stays known. */
export const KNOWN_BROWSER_TTL_MS = 90 * DAY_MS;
/** Name of the setting with the key that signs the secrets. */
const KEY = 'known-browser-key';
const SECRET = /^([0-9a-z]{1,10})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** Limit of wrong passwords from one known browser; above it the browser counts as unknown. */
const FAILURES = { most: 20, window: HOUR_MS, code: 'too-many-failures', message: '' };

interface KnownBrowser {
  /** Random; the same for as long as the browser stays known. */
  readonly id: string;
  /** Time of the browser's last sign-in, in milliseconds since 1970. */
  readonly signedInAt: number;
}

export interface KnownBrowsers {
  /** The browser to which this secret of the account belongs; null for a missing, expired or forged one, and above the rate limit. */
  find(secret: string | undefined, account: string): Promise<KnownBrowser | null>;
  /** A secret for a browser that has just signed in to this account. @param known null for one that is new */
  issue(account: string, known: Pick<KnownBrowser, 'id'> | null): Promise<string>;
  /** Counts a wrong password. */
  failed(known: Pick<KnownBrowser, 'id'>): void;
}

export function createKnownBrowsers(database: Database, clock: Clock): KnownBrowsers {
  const failures = createLimit(clock, FAILURES);
  let key: Promise<string> | undefined;
  const readKey = () => {
    key ??= settingOnce(database, KEY, () => randomBytes(32).toString('hex')).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
  const sign = async (expires: string, id: string, account: string) =>
    createHmac('sha256', await readKey())
      .update(JSON.stringify([expires, id, account]))
      .digest('base64url');
  return {
    async find(secret, account) {
      const [, expires, id, signature] = SECRET.exec(secret ?? '') ?? [];
      if (!expires || !id || !signature || Number.parseInt(expires, 36) <= clock()) return null;
      const right = timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(expires, id, account)));
      const signedInAt = Number.parseInt(expires, 36) - KNOWN_BROWSER_TTL_MS;
      return right && failures.refusal(id) === null ? { id, signedInAt } : null;
    },
    async issue(account, known) {
      const expires = (clock() + KNOWN_BROWSER_TTL_MS).toString(36);
      const id = known?.id ?? randomBytes(16).toString('base64url');
      return `${expires}.${id}.${await sign(expires, id, account)}`;
    },
    failed({ id }) {
      failures.take(id);
    },
  };
}
