/** The mail server of an installation, from the environment: SMTP_URL, MAIL_FROM and MAIL_PER_MINUTE. */
import { integer } from './environment-values.ts';
import type { ReadVariable } from './openid-config.ts';

export interface MailConfig {
  readonly host: string;
  readonly port: number;
  /**
   * `implicit`: TLS from the first byte; `starttls`: TLS before any mail or password is sent; `none`: no TLS,
   * for a server on this machine only.
   */
  readonly tls: 'implicit' | 'starttls' | 'none';
  /** Null: the server takes mail without a sign-in. */
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly from: Sender;
  /** Maximum number of mails a minute, for the whole installation. */
  readonly perMinute: number;
}

interface Sender {
  /** Name shown beside the address; null for none. */
  readonly name: string | null;
  readonly address: string;
}

type MailServer = Pick<MailConfig, 'host' | 'port' | 'tls' | 'login'>;

const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;

/** @param mistake reports a problem between several variables @returns null where the installation sends no mail */
export function readMailConfig(read: ReadVariable, mistake: (text: string) => void): MailConfig | null {
  let given = false;
  const server = read<MailServer | null>(
    'SMTP_URL',
    null,
    (text) => {
      given = true;
      return mailServer(text);
    },
    'smtps://user:password@host or smtp://user:password@host, in which @ # / ? of a password are %40 %23 %2F %3F',
  );
  const from = read<Sender | null>('MAIL_FROM', null, sender, 'an e-mail address, or a name and an address: Name <name@host>');
  const perMinute = read('MAIL_PER_MINUTE', 60, (text) => integer(text, 1, 1000), 'a number from 1 to 1000');
  if (given && from === null) mistake('MAIL_FROM: expected an e-mail address that mails come from, with SMTP_URL');
  return server && from && { ...server, from, perMinute };
}

function mailServer(text: string): MailServer | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const implicit = protocol === 'smtps:';
  if (!(implicit || protocol === 'smtp:') || hostname === '') return undefined;
  if (!['', '/'].includes(pathname) || search !== '' || hash !== '' || (username === '') !== (password === '')) return undefined;
  const host = hostname.replace(/^\[|\]$/g, '');
  try {
    return {
      host,
      port: port === '' ? (implicit ? SMTPS_PORT : SUBMISSION_PORT) : Number(port),
      // TLS is required for other hosts: an invitation names the people who are trained, and the sign-in sends a password.
      tls: implicit ? 'implicit' : isLoopback(host) ? 'none' : 'starttls',
      login: username === '' ? null : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
    };
  } catch {
    return undefined;
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function sender(text: string): Sender | undefined {
  const [, name = null, bracketed, bare] =
    /^(?:([^\p{Cc}<>"@]{1,80}?)\s*<([^\s\p{Cc}<>@]+@[^\s\p{Cc}<>@]+)>|([^\s\p{Cc}<>@]+@[^\s\p{Cc}<>@]+))$/u.exec(text) ?? [];
  const address = bracketed ?? bare;
  return address === undefined ? undefined : { name, address };
}
