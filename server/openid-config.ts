/**
 * Identity providers of console and players (OpenID Connect), from the environment: one set of variables for
 * each provider, named after its key.
 */
import { OPENID_KEY, ROLES } from '#schemas/console-constants.ts';
import type { Role } from '#schemas/facilitators.ts';

const ACCOUNT_RULES = ['invited', 'first-sign-in'] as const;
/** Audiences of a provider: accounts of the console, or players. */
const USERS = ['console', 'players'] as const;
type User = (typeof USERS)[number];

export interface OpenIdProvider {
  /** Key in the redirect address. */
  readonly key: string;
  readonly users: readonly User[];
  /** E-mail domains of the players whom the provider lets in, in lower case; empty for every domain. */
  readonly playerDomains: readonly string[];
  /** Name on the button of the sign-in page. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Scopes that are requested from the provider, separated by spaces. */
  readonly scope: string;
  readonly groupsClaim: string;
  /** Claim that says whether the e-mail is verified; null: the provider vouches for every address. */
  readonly verifiedClaim: string | null;
  /** Groups that give each role. Without any group, accounts keep the role that the console gave them. */
  readonly groups: Readonly<Record<Role, readonly string[]>>;
  /** Whether only invited accounts are let in, or a first sign-in creates an account. */
  readonly accounts: (typeof ACCOUNT_RULES)[number];
}

/** Reads a variable of the configuration: an absent one gives the fallback, a wrong one a mistake that is reported with all others. */
export type ReadVariable = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, allowed: string) => T;

/** Providers through which these users sign in. */
export function providersFor(user: User, providers: readonly OpenIdProvider[]): readonly OpenIdProvider[] {
  return providers.filter(({ users }) => users.includes(user));
}

/** @param mistake reports a problem between several variables */
export function readOpenIdProviders(read: ReadVariable, mistake: (text: string) => void): readonly OpenIdProvider[] {
  const keys = read<readonly string[]>(
    'OIDC_PROVIDERS',
    [],
    providerKeys,
    'different names of 1 to 20 lower-case letters and digits, beginning with a letter, separated by commas',
  );
  return keys.map((key) => readProvider(key, read, mistake));
}

function readProvider(key: string, read: ReadVariable, mistake: (text: string) => void): OpenIdProvider {
  const prefix = `OIDC_${key.toUpperCase()}_`;
  const required = (name: string, parse: (text: string) => string | undefined, allowed: string) => {
    let absent = true;
    const parsing = (text: string) => {
      absent = false;
      return parse(text);
    };
    const value = read<string>(prefix + name, '', parsing, allowed);
    if (absent) mistake(`${prefix}${name}: expected ${allowed}; OIDC_PROVIDERS names ${key}`);
    return value;
  };
  const groupsOf = (role: string) =>
    read<readonly string[]>(`${prefix}${role}_GROUPS`, [], list, 'names of groups, separated by commas');
  const groups = {
    administrator: groupsOf('ADMIN'),
    facilitator: groupsOf('FACILITATOR'),
    observer: groupsOf('OBSERVER'),
    department: groupsOf('DEPARTMENT'),
  };
  const accounts = read<OpenIdProvider['accounts']>(
    `${prefix}ACCOUNTS`,
    'invited',
    (text) => ACCOUNT_RULES.find((rule) => rule === text),
    `one of ${ACCOUNT_RULES.join(', ')}`,
  );
  if (accounts === 'first-sign-in' && ROLES.every((role) => groups[role].length === 0))
    mistake(
      `${prefix}ACCOUNTS: first-sign-in expected with ${prefix}ADMIN_GROUPS, _FACILITATOR_GROUPS, _OBSERVER_GROUPS or _DEPARTMENT_GROUPS`,
    );
  const verifiedClaim = read(`${prefix}EMAIL_VERIFIED_CLAIM`, 'email_verified', oneLine, 'the name of a claim, or none');
  return {
    key,
    users: read<readonly User[]>(`${prefix}FOR`, ['console'], users, `${USERS.join(' or ')}, or both, separated by a comma`),
    playerDomains: read<readonly string[]>(
      `${prefix}PLAYER_DOMAINS`,
      [],
      domains,
      'domains as brevelle.example, separated by commas',
    ),
    name: read(`${prefix}NAME`, key, oneLine, 'one line of at most 200 characters'),
    issuer: required('ISSUER', issuer, 'an https:// address without ? and #'),
    clientId: required('CLIENT_ID', oneLine, 'one line of at most 200 characters'),
    clientSecret: required('CLIENT_SECRET', oneLine, 'one line of at most 200 characters'),
    scope: read(`${prefix}SCOPE`, 'openid email profile', scopes, 'scopes separated by spaces, openid among them'),
    groupsClaim: read(`${prefix}GROUPS_CLAIM`, 'groups', oneLine, 'the name of a claim'),
    verifiedClaim: verifiedClaim === 'none' ? null : verifiedClaim,
    groups,
    accounts,
  };
}

function providerKeys(text: string): readonly string[] | undefined {
  const keys = list(text);
  const pattern = new RegExp(OPENID_KEY.pattern, 'u');
  return keys?.every((key) => pattern.test(key)) && new Set(keys).size === keys.length ? keys : undefined;
}

function users(text: string): readonly User[] | undefined {
  const named = list(text)?.map((one) => USERS.find((user) => user === one));
  return named?.every((user) => user !== undefined) ? named : undefined;
}

/** Domains in lower case, without an at sign. */
function domains(text: string): readonly string[] | undefined {
  const named = list(text.toLowerCase());
  return named?.every((domain) => /^[^\s@]+\.[^\s@.]+$/.test(domain)) ? named : undefined;
}

function list(text: string): readonly string[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => part !== '') ? parts : undefined;
}

function oneLine(text: string): string | undefined {
  return /^[^\p{C}]{1,200}$/u.test(text) ? text : undefined;
}

function scopes(text: string): string | undefined {
  return text.split(' ').includes('openid') ? text : undefined;
}

/** An issuer's URL: HTTPS (OpenID Connect Discovery, section 3), or HTTP on the machine itself, to try a provider out. */
function issuer(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, search, hash } = new URL(text);
  const local = protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  return (protocol === 'https:' || local) && search === '' && hash === '' ? text : undefined;
}
