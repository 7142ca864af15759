/** Login of players through an identity provider, to sessions with that setting: providers, redirect, callback, login (decision 39). */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { OpenIdReturn, OpenIdStarted, PlayerProviders, PlayerStart, VerifiedPlayer } from '#schemas/openid.ts';
import type { TokenReply } from '#schemas/players.ts';
import { createLimit } from '../access/limit.ts';
import { emailNotVerified, findProvider } from '../access/openid/find-provider.ts';
import { createIdentities, notVerified, type OnFailure } from '../access/openid/identity.ts';
import { createTransactions } from '../access/openid/transactions.ts';
import { originOf } from '../access/origin.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { ServerError } from '../errors.ts';
import type { OpenIdProvider } from '../openid-config.ts';
import { isEmail, isStorableEmail, normaliseEmail } from '../session-model/emails.ts';
import { normaliseCode } from '../session-model/session-codes.ts';
import { unknownCode } from './arrivals.ts';
import type { Login } from './login.ts';
import { createVerifiedPasses } from './verified-pass.ts';

const WINDOW = {
  window: 10 * MINUTE_MS,
  code: 'too-many-failures',
  message: 'Trop de tentatives depuis votre réseau. Réessayez dans quelques minutes.',
};
/** Limit on unknown codes from one origin: far more than a room behind one address mistypes. */
const UNKNOWN_CODES = { ...WINDOW, most: 300 };
/** Rate limit of one origin's calls, above the rate at which a whole company arrives: each call stores a row or calls the provider. */
const CALLS = { ...WINDOW, most: 10_000 };

interface OpenIdLoginDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly login: Pick<Login, 'enter'>;
  /** Identity providers that are configured for players. */
  readonly providers: readonly OpenIdProvider[];
  /** Path prefix of the installation; '' without one. */
  readonly basePath: string;
}

export interface OpenIdLogin {
  /** Providers of a session; empty if its players type an address. @param address address of the caller @throws ServerError 404, 429 */
  providersOf(code: string, address: string): Promise<PlayerProviders>;
  /**
   * Begins a login: returns the provider's address. @param origin of the site @throws ServerError 404; 409 for a session whose players type
   * an address; 429; 503
   */
  begin(start: PlayerStart, origin: string, address: string, onFailure: OnFailure): Promise<OpenIdStarted>;
  /**
   * Completes a login once, in the browser that began it. It adds nobody to the session yet. @throws ServerError 401, 403, 404, 429, 503
   */
  finish(back: OpenIdReturn, address: string, onFailure: OnFailure): Promise<VerifiedPlayer>;
  /** Logs in with the pass from `finish`; may be repeated while the pass is valid. @throws ServerError 401, 403, 404, 429, 503 */
  enter(pass: string, address: string): Promise<TokenReply>;
}

export function createOpenIdLogin({ database, clock, login, providers, basePath }: OpenIdLoginDeps): OpenIdLogin {
  const { query } = database;
  const identities = createIdentities(clock);
  const transactions = createTransactions(database, clock);
  const passes = createVerifiedPasses(database, clock);
  const unknownCodes = createLimit(clock, UNKNOWN_CODES);
  const calls = createLimit(clock, CALLS);

  const sessions = query.selectFrom('sessions').select(['id', 'code', 'player_login']);
  const sessionOf = async (typed: string, address: string) => {
    const session = await sessions.where('code', '=', normaliseCode(typed)).executeTakeFirst();
    // The code is looked up before the limit is checked: a right code is never refused because of other callers behind the same address.
    if (!session) throw unknownCodes.take(originOf(address)) ?? unknownCode();
    if (session.player_login === 'provider' && providers.length === 0) throw noProvider();
    return session;
  };
  const counted = (address: string) => {
    const tooMany = calls.take(originOf(address));
    if (tooMany) throw tooMany;
  };

  return {
    async providersOf(code, address) {
      const session = await sessionOf(code, address);
      const offered = session.player_login === 'provider' ? providers : [];
      return { providers: offered.map(({ key, name }) => ({ key, name })) };
    },

    async begin({ code, provider: key, otherAccount }, origin, address, onFailure) {
      const session = await sessionOf(code, address);
      if (session.player_login !== 'provider') throw byAddress();
      counted(address);
      const provider = findProvider(providers, key);
      const { browser, ...exchange } = await transactions.begin(key, `${origin}${basePath}/compte/${key}`, session.id);
      return { url: await identities.authorizationUrl(provider, exchange, onFailure, otherAccount), browser };
    },

    async finish({ provider: key, parameters: text, browser }, address, onFailure) {
      counted(address);
      const provider = findProvider(providers, key);
      const parameters = new URLSearchParams(text);
      const { session: id, ...exchange } = await transactions.end(parameters.get('state') ?? '', key, browser);
      if (id === null) throw notVerified();
      const returnTo = new URL('../', exchange.redirectUri).href;
      const identity = await identities.identify(provider, exchange, { parameters, returnTo }, onFailure);
      const email = admissibleEmail(provider, identity.email);
      const session = await sessions.where('id', '=', id).executeTakeFirst();
      if (!session) throw unknownCode();
      return { pass: await passes.issue({ code: session.code, email }), email };
    },

    async enter(pass, address) {
      const person = await passes.read(pass);
      if (!person) throw notVerified();
      return login.enter(person, address);
    },
  };
}

/** The normalised address of an identity. @throws ServerError 403 */
function admissibleEmail(provider: OpenIdProvider, given: string | null): string {
  if (given === null) throw emailNotVerified(provider);
  const email = normaliseEmail(given);
  if (!isEmail(email) || !isStorableEmail(email)) throw noAddress(provider);
  const { playerDomains } = provider;
  if (playerDomains.length > 0 && !playerDomains.includes(email.slice(email.lastIndexOf('@') + 1))) throw otherDomain(provider);
  return email;
}

const byAddress = () =>
  new ServerError(409, 'by-address', 'Cette session se rejoint avec votre adresse e-mail et son code.', { field: 'code' });
const noProvider = () =>
  new ServerError(
    409,
    'no-provider',
    'Cette session se rejoint avec le compte de l’entreprise, mais la connexion par ce compte n’est pas configurée ici. Adressez-vous à l’équipe d’animation.',
  );
const noAddress = ({ name }: OpenIdProvider) =>
  new ServerError(
    403,
    'invalid-email',
    `L’adresse e-mail que donne ${name} ne peut pas servir ici. Adressez-vous à l’équipe d’animation.`,
  );
const otherDomain = ({ name }: OpenIdProvider) =>
  new ServerError(
    403,
    'other-domain',
    `L’adresse e-mail que donne ${name} n’est pas d’un domaine admis ici. Adressez-vous à l’équipe d’animation.`,
  );
