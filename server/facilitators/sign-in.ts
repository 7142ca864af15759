/** Sign-in to the console (specification, section 7). */
import { HOUR_MS } from '#engine/rules/milliseconds.ts';
import type { AdminLogin, SignedInReply } from '#schemas/admin.ts';
import type { ConsoleLanguage } from '#schemas/facilitators.ts';
import type { KnownBrowsers } from '../access/known-browsers.ts';
import { createLimit } from '../access/limit.ts';
import { originOf } from '../access/origin.ts';
import { passwordMatchesFrom } from '../access/passwords.ts';
import type { SignInThrottle } from '../access/sign-in-throttle.ts';
import type { Tokens } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { PasskeyRule } from '../config.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { ServerError } from '../errors.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import { newBrowsersSince } from './new-browsers.ts';
import { isExpected } from './passkeys.ts';
import { hasPasskey, hasRecoveryCode, takeRecoveryCode, wrongRecoveryCode } from './recovery-codes.ts';

/** Rate limit of wrong passwords for one name from unknown browsers (OWASP ASVS 2.2.1). */
const STRANGERS = {
  most: 100,
  window: HOUR_MS,
  code: 'too-many-failures',
  message: {
    en: 'Too many wrong passwords for this account. A browser that has signed in to it before still can; from here, try again later.',
    fr: 'Trop de mots de passe faux pour ce compte. Un navigateur qui s’y est déjà connecté le peut encore ; d’ici, réessayez plus tard.',
  },
};

/**
 * Signs in with username and password. The username is case-sensitive. @returns the token
 * @param address origin of the call
 * @param device browser and system that sign in, as far as they are known
 * @throws ServerError 401, 429
 */
export type SignIn = (login: AdminLogin, address: string, device: string | null) => Promise<SignedInReply>;

interface SignInDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly failedSignIns: FailedSignIns;
  readonly browsers: KnownBrowsers;
  readonly passkeyRule: PasskeyRule;
  /** Whether passwords sign in. The account from the environment can always sign in with its password. */
  readonly passwords: boolean;
  /** Language of the console, for accounts that have not chosen one. */
  readonly language: ConsoleLanguage;
}

/**
 * Successful sign-ins are audited at once, failed ones and those beyond the limits within a minute.
 * @param matches compares a password with its hash; replaced in tests of limits, as a hash takes a tenth of a second
 */
export function createSignIn(
  { database, clock, tokens, failedSignIns, browsers, passkeyRule, passwords, language }: SignInDeps,
  guesses: SignInThrottle,
  matches: typeof passwordMatchesFrom = passwordMatchesFrom,
): SignIn {
  const { query, kind } = database;
  const strangers = createLimit(clock, STRANGERS);

  /**
   * Counts an attempt before hashing, as many checks may run concurrently, and subtracts it again for a right password. @throws ServerError
   * 429
   */
  const countingWrong = async (username: string, isRight: () => Promise<boolean>): Promise<boolean> => {
    const tooMany = strangers.take(username);
    if (tooMany) throw tooMany;
    let wrong = false;
    try {
      wrong = !(await isRight());
      return !wrong;
    } finally {
      if (!wrong) strangers.giveBack(username);
    }
  };

  return async ({ username, password, browser, recoveryCode }, address, device) => {
    const named = query
      .selectFrom('facilitators')
      .select(['id', 'password', 'language', 'role', 'from_environment'])
      .where('username', '=', username);
    const account = await named.executeTakeFirst();
    const known = account ? await browsers.find(browser, account.id) : null;
    const place = originOf(address);
    const lane = known ? ['known browser', known.id] : [username, place];
    // Timing attack: a password is hashed for an unknown username too, so that the response time does not
    // reveal whether the username exists.
    let wrongCode = false;
    // A wrong recovery code counts as a wrong password, so that knowing the password makes guessing no faster.
    const isRight = async (queue: string) => {
      if (!(await matches(queue, password, account?.password))) return false;
      wrongCode =
        account !== undefined && recoveryCode !== undefined && !(await hasRecoveryCode(query, account.id, recoveryCode));
      return !wrongCode;
    };
    const auditFailure = () => failedSignIns.count(username, account ? { id: account.id, username } : null);
    const judged = guesses.check(lane, () =>
      known
        ? isRight(lane.join(' '))
        : // Guesses at many names from one origin share one queue of hashes, so that they do not delay others.
          countingWrong(username, () => isRight(place)),
    );
    const right = await judged.catch((error: unknown) => {
      // Guesses beyond the limits go on, and the log tells of them although nobody judged them.
      if (error instanceof ServerError && error.code === 'too-many-failures') auditFailure();
      throw error;
    });
    if (!right || !account) {
      if (known) browsers.failed(known);
      auditFailure();
      throw wrongCode ? wrongRecoveryCode() : wrongCredentials();
    }
    if (!passwords && account.from_environment === 0) throw passwordsOff();
    // The error is sent after the right password only, so that a guess reveals nothing of an account's passkeys. The account from the
    // environment needs no passkey, so that one way to sign in remains.
    const asksPasskey = isExpected(passkeyRule, account.role) && account.from_environment === 0;
    if (asksPasskey && recoveryCode === undefined && (await hasPasskey(query, account.id))) throw passkeyNeeded();
    const { token, left } = await withRetries(() =>
      query.transaction().execute(async (transaction) => {
        const left = recoveryCode === undefined ? null : await takeRecoveryCode(transaction, account.id, recoveryCode);
        const detail = {
          ...(left === null ? {} : { recoveryCodesLeft: left }),
          ...(known === null ? { newBrowser: device ?? '' } : {}),
        };
        await audit(transaction, clock, { actor: username, action: 'signed-in', subject: null, detail });
        // Race: the account may have been removed, or its password changed, while this one was checked.
        const same = transaction.selectFrom('facilitators').select('id').where('id', '=', account.id);
        const unchanged = same.where('password', '=', account.password);
        if (!(await (kind === 'sqlite' ? unchanged : unchanged.forShare()).executeTakeFirst())) throw wrongCredentials();
        return { token: await tokens.issue(transaction, { kind: 'admin', username, device }), left };
      }),
    );
    return {
      token,
      newBrowsers: known === null ? [] : await newBrowsersSince(query, username, known.signedInAt),
      browser: await browsers.issue(account.id, known),
      language: account.language ?? language,
      languageChosen: account.language !== null,
      ...(left === null ? {} : { recoveryCodesLeft: left }),
    };
  };
}

function wrongCredentials(): ServerError {
  return new ServerError(401, 'wrong-credentials', {
    en: 'Invalid username or password.',
    fr: 'Identifiant ou mot de passe incorrect.',
  });
}

function passkeyNeeded(): ServerError {
  return new ServerError(403, 'passkey-needed', {
    en: 'This account signs in with its passkey. Lost it? Use a recovery code. Without one, another administrator can give the account a new password, which removes its passkeys.',
    fr: 'Ce compte se connecte avec sa clé d’accès. Perdue ? Utilisez un code de secours. Sans code, une autre personne de l’administration peut donner un nouveau mot de passe au compte, ce qui retire ses clés.',
  });
}

function passwordsOff(): ServerError {
  return new ServerError(403, 'passwords-off', {
    en: 'Passwords do not sign in here. Use a provider or a passkey.',
    fr: 'Les mots de passe ne connectent pas ici. Passez par un fournisseur d’identité ou une clé d’accès.',
  });
}
