/**
 * Configuration by environment: read once, validated whole, every mistake reported at once, with the allowed values. `env-schema` would
 * cost 25 ms of a cold start of 450, take an empty variable for a value, and answer "must match pattern …"; networks, origins and time
 * zones would still be checked by hand.
 */
import { isIP } from 'node:net';
import {
  CONSOLE_LANGUAGES,
  DATA_PROTECTION_LINE,
  PASSWORD,
  REPORT_BUTTON,
  REPORT_EMAIL,
  REPORT_PHONE,
  USERNAME,
} from '#schemas/console-constants.ts';
import type { ConsoleLanguage } from '#schemas/facilitators.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import { hostUrls } from './database-hosts.ts';
import { integer } from './environment-values.ts';
import { type MailConfig, readMailConfig } from './mail-config.ts';
import { type OpenIdProvider, providersFor, type ReadVariable, readOpenIdProviders } from './openid-config.ts';
import { type Certificate, readCertificate } from './tls-config.ts';
import { readTracesConfig, type TracesConfig } from './traces-config.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Port of `/healthz` alone, answered by a thread of its own; null: the health check is on the site's port only. */
  readonly healthPort: number | null;
  /** Path under which people reach the site, such as `/vigie`, without a final slash; '' at the root of its host. */
  readonly basePath: string;
  /** Certificate with which the server itself answers over TLS; null: plain HTTP, alone or behind a proxy. */
  readonly certificate: Certificate | null;
  /** `sqlite:<path>` or `postgres://…`, of one host or several. */
  readonly databaseUrl: string;
  readonly adminUsername: string;
  /** Null: the first start makes a password and prints it. */
  readonly adminPassword: string | null;
  /** Trusted proxies: false, true, their number, or their addresses. */
  readonly trustProxy: boolean | number | string;
  /** Other origins whose pages may call the server. */
  readonly corsOrigins: readonly string[];
  readonly logLevel: LogLevel;
  /** Bearer token of `GET /metrics`; null: there are no metrics. */
  readonly metricsToken: string | null;
  /** Days without any event after which a session is purged; `off` keeps everything, null means the installation's default. */
  readonly retentionDays: number | 'off' | null;
  /** Days after which entries of the audit log are deleted; null keeps them. */
  readonly auditDays: number | null;
  /** Public keys of age for which backups are encrypted; empty: backups are not encrypted. */
  readonly backupRecipients: readonly string[];
  /** Default reporting channel of players in their own company; a session may set another one. */
  readonly whereToReport: WhereToReport;
  /** Data-protection notice for players: the controller and a contact; null without one. */
  readonly dataProtection: DataProtection;
  /** Language of the console for accounts that have not chosen one. */
  readonly consoleLanguage: ConsoleLanguage;
  /** Roles of accounts that cannot sign in with a password alone once they have a passkey. */
  readonly consolePasskeys: PasskeyRule;
  /** Whether passwords sign in. The account of ADMIN_PASSWORD can always sign in with its password. */
  readonly consolePasswords: boolean;
  /** Minutes without an act of a person after which a sign-in to the console ends. */
  readonly consoleIdleMinutes: number;
  /** Whether two accounts are needed to delete a session that another account owns. */
  readonly consoleSecondPerson: boolean;
  readonly openIdProviders: readonly OpenIdProvider[];
  /** The mail server; null: the installation sends no mail. */
  readonly mail: MailConfig | null;
  /** Destination of traces; null: there are none. */
  readonly traces: TracesConfig | null;
}

/** Information that the controller owes (GDPR, article 13), a line each. */
export interface DataProtection {
  readonly controller: string | null;
  readonly contact: string | null;
  readonly legalBasis: string | null;
  readonly recipients: string | null;
}

/**
 * NIST SP 800-63B-4 asks for an hour at most at its second level, OWASP ASVS 7.1.1 for a time that is chosen by risk. Two hours is longer
 * than the part of a workshop during which nobody touches the console, and shorter than a morning in which a laptop is left in a room.
 */
const DEFAULT_IDLE_MINUTES = 120;

/**
 * A year, the most that the CNIL recommends for logs of accesses and acts (deliberation 2021-122 of 14 October 2021: six months to one
 * year); a yearly campaign still finds who changed the last one.
 */
const DEFAULT_AUDIT_DAYS = 365;
/** Six months, the minimum that the same deliberation recommends. */
export const MIN_AUDIT_DAYS = 180;

const ONE_LINE = `one line, at most ${DATA_PROTECTION_LINE.maxLength} characters`;
const PASSKEY_RULES = ['optional', 'administrators', 'everyone'] as const;
export type PasskeyRule = (typeof PASSKEY_RULES)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** All mistakes in the environment, one line for each variable. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads the configuration. An empty variable counts as absent. @throws ConfigError */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const read: ReadVariable = (name, fallback, parse, allowed) => {
    const text = environment[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    // A password or a database URL is not repeated on a terminal that others may read.
    const shown = /PASSWORD$|URL|TOKEN|SECRET|HEADERS/.test(name) ? '' : ` not "${text}"`;
    problems.push(`${name}: expected ${allowed}${shown && `,${shown}`}`);
    return fallback;
  };
  const mistake = (text: string) => void problems.push(text);
  const config: Config = {
    ...readNetwork(read, mistake),
    ...readAccounts(read, mistake),
    ...readKeptData(read),
    logLevel: read<LogLevel>(
      'LOG_LEVEL',
      'info',
      (text) => LOG_LEVELS.find((level) => level === text),
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
    metricsToken: read<string | null>(
      'METRICS_TOKEN',
      null,
      (text) => (/^[\x21-\x7e]{16,200}$/.test(text) ? text : undefined),
      '16 to 200 letters, digits or signs without spaces',
    ),
    mail: readMailConfig(read, mistake),
    traces: readTracesConfig(read),
    whereToReport: readWhereToReport(read),
  };
  if (!config.consolePasswords && providersFor('console', config.openIdProviders).length === 0)
    problems.push('CONSOLE_PASSWORDS: off expected with a provider for the console in OIDC_PROVIDERS, or nobody could sign in');
  // Node silently falls back to UTC for an unknown time zone.
  read('TZ', null, timeZone, 'the name of a time zone, such as Europe/Paris');
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Addresses of the server, and the proxies and origins that it trusts. */
function readNetwork(
  read: ReadVariable,
  mistake: (text: string) => void,
): Pick<Config, 'port' | 'host' | 'healthPort' | 'basePath' | 'certificate' | 'trustProxy' | 'corsOrigins'> {
  const port = read('PORT', 3000, (text) => integer(text, 0, 65_535), 'a port number from 0 to 65535');
  return {
    port,
    healthPort: read<number | null>(
      'HEALTH_PORT',
      null,
      (text) => {
        const own = integer(text, 1, 65_535);
        return own === port ? undefined : own;
      },
      'a port number from 1 to 65535, other than PORT',
    ),
    host: read('HOST', '127.0.0.1', (text) => (/^[a-zA-Z0-9.:_-]+$/.test(text) ? text : undefined), 'a host name or an address'),
    basePath: read('BASE_PATH', '', basePath, 'a path such as /vigie, of letters, digits and - _ . ~ between slashes'),
    certificate: readCertificate(read, mistake),
    trustProxy: read<boolean | number | string>(
      'TRUST_PROXY',
      false,
      trustProxy,
      'true, false, a number of proxies, or addresses (or networks, 10.0.0.0/8) separated by commas',
    ),
    corsOrigins: read<readonly string[]>('CORS_ORIGINS', [], origins, 'origins such as https://example.org, separated by commas'),
  };
}

/** The first account, and how accounts of the console sign in. */
function readAccounts(
  read: ReadVariable,
  mistake: (text: string) => void,
): Pick<
  Config,
  | 'adminUsername'
  | 'adminPassword'
  | 'consoleLanguage'
  | 'consolePasskeys'
  | 'consolePasswords'
  | 'consoleIdleMinutes'
  | 'consoleSecondPerson'
  | 'openIdProviders'
> {
  return {
    adminUsername: read(
      'ADMIN_USERNAME',
      'admin',
      (text) => (text.length <= USERNAME.maxLength ? text : undefined),
      `at most ${USERNAME.maxLength} characters`,
    ),
    adminPassword: read<string | null>(
      'ADMIN_PASSWORD',
      null,
      (text) => (text.length >= 8 && text.length <= PASSWORD.maxLength ? text : undefined),
      `8 to ${PASSWORD.maxLength} characters`,
    ),
    consoleLanguage: read<ConsoleLanguage>(
      'CONSOLE_LANGUAGE',
      'en',
      (text) => CONSOLE_LANGUAGES.find((one) => one === text),
      `one of ${CONSOLE_LANGUAGES.join(', ')}`,
    ),
    consolePasskeys: read<PasskeyRule>(
      'CONSOLE_PASSKEYS',
      'optional',
      (text) => PASSKEY_RULES.find((one) => one === text),
      `one of ${PASSKEY_RULES.join(', ')}`,
    ),
    consolePasswords: read('CONSOLE_PASSWORDS', true, (text) => ({ on: true, off: false })[text], 'on or off'),
    consoleIdleMinutes: read(
      'CONSOLE_IDLE_MINUTES',
      DEFAULT_IDLE_MINUTES,
      (text) => integer(text, 5, 720),
      'a number of minutes from 5 to 720',
    ),
    consoleSecondPerson: read('CONSOLE_SECOND_PERSON', false, (text) => ({ on: true, off: false })[text], 'on or off'),
    openIdProviders: readOpenIdProviders(read, mistake),
  };
}

/** Location and retention of data, and what people are told about it. */
function readKeptData(
  read: ReadVariable,
): Pick<Config, 'databaseUrl' | 'retentionDays' | 'auditDays' | 'backupRecipients' | 'dataProtection'> {
  return {
    databaseUrl: read(
      'DATABASE_URL',
      'sqlite:data/vigie.db',
      databaseUrl,
      'sqlite:<path> or postgres://user:password@host/name, in which # / ? of a password are %23 %2F %3F',
    ),
    retentionDays: read<number | 'off' | null>(
      'RETENTION_DAYS',
      null,
      (text) => (text === 'off' ? text : integer(text, 1, 36_500)),
      'a number of days from 1 to 36500, or off',
    ),
    auditDays: read<number | null>(
      'AUDIT_DAYS',
      DEFAULT_AUDIT_DAYS,
      (text) => (text === 'off' ? null : integer(text, MIN_AUDIT_DAYS, 3_650)),
      `a number of days from ${MIN_AUDIT_DAYS} to 3650, or off`,
    ),
    backupRecipients: read<readonly string[]>(
      'BACKUP_RECIPIENT',
      [],
      publicKeys,
      'public keys of age (age1…), separated by commas; age-keygen makes one',
    ),
    dataProtection: {
      controller: read<string | null>('DATA_CONTROLLER', null, line(DATA_PROTECTION_LINE), ONE_LINE),
      contact: read<string | null>('DATA_CONTACT', null, line(DATA_PROTECTION_LINE), ONE_LINE),
      legalBasis: read<string | null>('DATA_LEGAL_BASIS', null, line(DATA_PROTECTION_LINE), ONE_LINE),
      recipients: read<string | null>('DATA_RECIPIENTS', null, line(DATA_PROTECTION_LINE), ONE_LINE),
    },
  };
}

function readWhereToReport(read: ReadVariable): WhereToReport {
  return {
    email: read<string | null>('REPORT_EMAIL', null, line(REPORT_EMAIL), 'an e-mail address'),
    phone: read<string | null>(
      'REPORT_PHONE',
      null,
      line(REPORT_PHONE),
      `one line with a number in it, at most ${REPORT_PHONE.maxLength} characters`,
    ),
    button: read<string | null>(
      'REPORT_BUTTON',
      null,
      line(REPORT_BUTTON),
      `one line, at most ${REPORT_BUTTON.maxLength} characters`,
    ),
  };
}

/** A parser of texts with a maximum length and a pattern, those of the API's schema. */
function line({ maxLength, pattern }: { readonly maxLength: number; readonly pattern: string }) {
  const shape = new RegExp(pattern, 'u');
  return (text: string) => ([...text].length <= maxLength && shape.test(text) ? text : undefined);
}

function timeZone(text: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text.replace(/^:/, '') }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function basePath(text: string): string | undefined {
  const path = text.replace(/\/$/, '');
  const plain = /^(\/[\w.~-]+)*$/.test(path) && !path.split('/').some((part) => part === '.' || part === '..');
  return plain ? path : undefined;
}

function databaseUrl(text: string): string | undefined {
  if (/^sqlite:.+/.test(text)) return text;
  return /^postgres(ql)?:\/\//.test(text) && hostUrls(text).every((one) => URL.canParse(one)) ? text : undefined;
}

function trustProxy(text: string): boolean | number | string | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  const hops = integer(text, 1, 10);
  if (hops !== undefined) return hops;
  return text.split(',').every((part) => isNetwork(part.trim())) ? text : undefined;
}

/** Whether a text is an IP address, or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && more.length === 0 && (bits === undefined || integer(bits, 1, most) !== undefined);
}

/** Checks the format of public keys only: the encryption library checks whether they are keys. */
function publicKeys(text: string): readonly string[] | undefined {
  const keys = text.split(',').map((key) => key.trim());
  return keys.every((key) => /^age1[a-z0-9]{58,2000}$/.test(key)) ? keys : undefined;
}

function origins(text: string): readonly string[] | undefined {
  const list = text.split(',').map((origin) => origin.trim());
  return list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin) ? list : undefined;
}
