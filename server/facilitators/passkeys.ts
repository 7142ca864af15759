/**
 * Passkeys of accounts (WebAuthn level 3, by SimpleWebAuthn): registered by the account's owner, and bound to the site's address, so that
 * no other site can use one. The authenticator verifies its user (`userVerification: 'required'`): a passkey is both factors.
 */
import type { Transaction } from 'kysely';
import type { Role } from '#schemas/facilitators.ts';
import type { NewPasskey, PasskeySignedIn, PasskeySignIn, Passkeys } from '#schemas/passkeys.ts';
import type { KnownBrowsers } from '../access/known-browsers.ts';
import type { Tokens } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { facilitatorLoginNeeded, ServerError } from '../errors.ts';
import { lockAccounts } from './account-rows.ts';
import { newBrowsersSince } from './new-browsers.ts';
import { CHALLENGE_TTL_MS, createPasskeyChallenges } from './passkey-challenges.ts';
import { hasPasskey, voidRecoveryCodes } from './recovery-codes.ts';

/** Largest signature counter that is stored. */
const MAX_COUNTER = 2_147_483_647;
/** Maximum number of passkeys of one account. */
const MAX_PASSKEYS = 10;

/** Relying party of the browser's page. */
export interface RelyingParty {
  /** For example `https://vigie.example.org`. */
  readonly origin: string;
  /** The origin's host name (RP ID). */
  readonly id: string;
}

interface PasskeysDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly browsers: KnownBrowsers;
  readonly rule: Config['consolePasskeys'];
  /** Name of the installation, which the browser shows with the passkey. */
  readonly siteName: string;
  /** Language of the console, for accounts that have not chosen one. */
  readonly language: Config['consoleLanguage'];
}

export interface OwnPasskeys {
  list(username: string): Promise<Passkeys>;
  /** Options for `navigator.credentials.create`. @throws ServerError 409 above the number of passkeys of an account */
  registration(username: string, site: RelyingParty): Promise<Record<string, unknown>>;
  /** @throws ServerError 400 for a response that does not verify */
  add(username: string, passkey: NewPasskey, site: RelyingParty): Promise<void>;
  /** Removes a passkey; an unknown one changes nothing. With the last passkey, the account's recovery codes are voided. */
  remove(username: string, id: string): Promise<void>;
  /** Options for `navigator.credentials.get`; the passkey identifies the account (discoverable credential). */
  challenge(site: RelyingParty): Promise<Record<string, unknown>>;
  /** @param device browser and system that sign in @throws ServerError 401 */
  signIn(sent: PasskeySignIn, site: RelyingParty, device: string | null): Promise<PasskeySignedIn>;
}

/** Whether the installation asks this role for a passkey. */
export function isExpected(rule: Config['consolePasskeys'], role: Role): boolean {
  return rule === 'everyone' || (rule === 'administrators' && role === 'administrator');
}

export function createPasskeys(deps: PasskeysDeps): OwnPasskeys {
  const challenges = createPasskeyChallenges(deps.database, deps.clock);
  return { ...ownPasskeys(deps, challenges), ...passkeySignIn(deps, challenges) };
}

type Challenges = ReturnType<typeof createPasskeyChallenges>;

function ownPasskeys(
  { database: { query, kind }, clock, rule, siteName }: PasskeysDeps,
  challenges: Challenges,
): Pick<OwnPasskeys, 'list' | 'registration' | 'add' | 'remove'> {
  return {
    async list(username) {
      const { id, role } = await accountOf(query, username);
      const rows = await passkeysOf(query, id);
      return {
        passkeys: rows.map((row) => ({ id: row.id, name: row.name, createdAt: row.created_at, usedAt: row.used_at })),
        expected: isExpected(rule, role),
      };
    },

    async registration(username, site) {
      const account = await accountOf(query, username);
      const known = await passkeysOf(query, account.id);
      if (known.length >= MAX_PASSKEYS) throw tooMany();
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID: site.id,
        userName: username,
        userID: new TextEncoder().encode(account.id),
        attestationType: 'none',
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        timeout: CHALLENGE_TTL_MS,
      });
      await challenges.keep(options.challenge, username);
      return { ...options };
    },

    async add(username, { name, response }, site) {
      const account = await accountOf(query, username);
      const { verifyRegistrationResponse } = await webAuthn();
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => challenges.take(challenge, username),
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: true,
      }).catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo) throw notVerified();
      const { credential } = registrationInfo;
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          await storePasskey(transaction, account.id, credential, {
            name,
            transports: JSON.stringify(response.response.transports ?? []),
            created_at: isoTime(clock()),
          });
          const detail = { username, passkey: name };
          await audit(transaction, clock, { actor: username, action: 'passkey-added', subject: account.id, detail });
        }),
      );
    },

    async remove(username, id) {
      const account = await accountOf(query, username);
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          // All accounts are locked, so that recovery codes made meanwhile do not outlive the last passkey.
          await lockAccounts(transaction, kind);
          const removed = await transaction
            .deleteFrom('passkeys')
            .where('id', '=', id)
            .where('facilitator', '=', account.id)
            .returning('name')
            .executeTakeFirst();
          if (!removed) return;
          if (!(await hasPasskey(transaction, account.id))) await voidRecoveryCodes(transaction, account.id);
          const detail = { username, passkey: removed.name };
          await audit(transaction, clock, { actor: username, action: 'passkey-removed', subject: account.id, detail });
        }),
      );
    },
  };
}

function passkeySignIn(
  { database: { query }, clock, tokens, browsers, language }: PasskeysDeps,
  challenges: Challenges,
): Pick<OwnPasskeys, 'challenge' | 'signIn'> {
  return {
    async challenge(site) {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: site.id,
        userVerification: 'required',
        timeout: CHALLENGE_TTL_MS,
      });
      await challenges.keep(options.challenge, null);
      return { ...options };
    },

    async signIn({ response }, site, device) {
      const found = await credentialOf(query, response.id);
      if (!found) throw unknownPasskey();
      const counter = await verifiedCounter(response, found, {
        expectedChallenge: (challenge) => challenges.take(challenge, null),
        expectedOrigin: site.origin,
        expectedRPID: site.id,
      });
      if (counter === null) throw unknownPasskey();
      const token = await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          const used = await transaction
            .updateTable('passkeys')
            .set({ counter: storedCounter(counter), used_at: isoTime(clock()) })
            .where('id', '=', found.id)
            .returning('id')
            .executeTakeFirst();
          // Race: the passkey was removed while the response was verified.
          if (!used) throw unknownPasskey();
          const detail = { passkey: found.name };
          await audit(transaction, clock, { actor: found.username, action: 'signed-in', subject: null, detail });
          return tokens.issue(transaction, { kind: 'admin', username: found.username, device });
        }),
      );
      return {
        token,
        username: found.username,
        newBrowsers: found.used_at === null ? [] : await newBrowsersSince(query, found.username, Date.parse(found.used_at)),
        browser: await browsers.issue(found.account, null),
        language: found.language ?? language,
        languageChosen: found.language !== null,
      };
    },
  };
}

async function accountOf(query: Database['query'], username: string) {
  const account = await query
    .selectFrom('facilitators')
    .select(['id', 'username', 'role'])
    .where('username', '=', username)
    .executeTakeFirst();
  if (!account) throw facilitatorLoginNeeded();
  return account;
}

function passkeysOf(query: Database['query'], facilitator: string) {
  return query
    .selectFrom('passkeys')
    .selectAll()
    .where('facilitator', '=', facilitator)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A passkey with the account that it opens. */
function credentialOf(query: Database['query'], id: string) {
  return query
    .selectFrom('passkeys')
    .innerJoin('facilitators', 'facilitators.id', 'passkeys.facilitator')
    .select([
      'passkeys.id',
      'passkeys.public_key',
      'passkeys.counter',
      'passkeys.transports',
      'passkeys.name',
      'passkeys.used_at',
    ])
    .select(['facilitators.id as account', 'facilitators.username', 'facilitators.language'])
    .where('passkeys.id', '=', id)
    .executeTakeFirst();
}

type Credential = NonNullable<Awaited<ReturnType<typeof credentialOf>>>;
type WebAuthn = Awaited<ReturnType<typeof webAuthn>>;
type Expected = Pick<
  Parameters<WebAuthn['verifyAuthenticationResponse']>[0],
  'expectedChallenge' | 'expectedOrigin' | 'expectedRPID'
>;

/** The signature counter of a verified response; null for a response that does not verify. */
async function verifiedCounter(
  response: PasskeySignIn['response'],
  { id, public_key, counter, transports }: Credential,
  expected: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    ...expected,
    requireUserVerification: true,
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
      counter,
      transports: JSON.parse(transports),
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}

/** Stores a passkey once: a retry whose first reply was lost stores nothing. */
async function storePasskey(
  transaction: Transaction<Tables>,
  facilitator: string,
  { id, publicKey, counter }: { readonly id: string; readonly publicKey: Uint8Array; readonly counter: number },
  more: Pick<Tables['passkeys'], 'name' | 'transports' | 'created_at'>,
): Promise<void> {
  const row = {
    id,
    facilitator,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter: storedCounter(counter),
    used_at: null,
    ...more,
  };
  await transaction
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A counter has 32 bits, an integer column 31: beyond its maximum, counters are no longer compared. */
function storedCounter(counter: number): number {
  return Math.min(counter, MAX_COUNTER);
}

function tooMany(): ServerError {
  return new ServerError(409, 'too-many-passkeys', {
    en: `An account has ${MAX_PASSKEYS} passkeys at most. Remove one first.`,
    fr: `Un compte a ${MAX_PASSKEYS} clés d’accès au plus. Retirez-en une d’abord.`,
  });
}

function notVerified(): ServerError {
  return new ServerError(400, 'passkey-not-verified', {
    en: 'This passkey could not be verified. Nothing was changed: start again.',
    fr: 'Cette clé d’accès n’a pas pu être vérifiée. Rien n’a changé : recommencez.',
  });
}

function unknownPasskey(): ServerError {
  return new ServerError(401, 'unknown-passkey', {
    en: 'This passkey opens no account here. Sign in with your password, or with another passkey.',
    fr: 'Cette clé d’accès n’ouvre aucun compte ici. Connectez-vous par mot de passe, ou avec une autre clé.',
  });
}

/**
 * WebAuthn's library, loaded on first use. Its certificate library reads the metadata of decorators, which reflect-metadata must provide
 * before: in a build the two are in separate files, loaded in the order of these calls.
 */
async function webAuthn() {
  await import('reflect-metadata');
  return import('@simplewebauthn/server');
}
