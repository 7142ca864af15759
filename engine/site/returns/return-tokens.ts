/** Tokens of personal links to a return: created here, kept by this browser until the logout, and known to the server as hashes only. */
import { siteAddress } from '#engine/client/base-path.ts';
import { readJson, type TextStorage } from '#engine/client/browser-storage.ts';
import { playerStorage } from '#engine/client/preview.ts';
import type { Appointment } from '#schemas/returns.ts';
import { RETURN_OPENED, returnTokensKey } from '../player-state/player-cache.ts';

/** Tells the appointments of one address apart, in several sessions too. */
type Day = Pick<Appointment, 'kind' | 'dueOn'>;
type Tokens = Readonly<Record<string, string>>;

/** The token of an appointment; null if the appointment was kept in another browser, or before a logout. */
export function tokenOf(day: Day): string | null {
  return allTokens()[nameOf(day)] ?? null;
}

/** The token to keep an appointment with: the same until {@link forgetToken}, so that a repeated call, after a reload too, counts once. */
export function tokenFor(day: Day): string {
  const token = tokenOf(day) ?? newToken();
  rememberToken(day, token);
  return token;
}

/** @param day as the server kept it: a page that stood open over night had offered another one */
export function rememberToken(day: Day, token: string): void {
  write({ ...allTokens(), [nameOf(day)]: token });
}

export function forgetToken(day: Day): void {
  const { [nameOf(day)]: _gone, ...others } = allTokens();
  write(others);
}

/** The personal link: its token is in the fragment, which no browser sends. */
export function returnLink(token: string): string {
  return `${siteAddress()}/retour#${token}`;
}

/** Takes the token out of the address, so that neither the screen nor the history shows it; the tab keeps it for a reload. */
export function takeToken(tab: TextStorage, { hash }: { readonly hash: string }): string | null {
  const token = hash.slice(1);
  if (token !== '') {
    tab.write(RETURN_OPENED, token);
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }
  return tab.read(RETURN_OPENED);
}

const nameOf = ({ kind, dueOn }: Day): string => `${kind} ${dueOn}`;

function allTokens(): Tokens {
  return readJson(playerStorage, returnTokensKey(playerStorage), isTokens) ?? {};
}

function write(tokens: Tokens): void {
  playerStorage.write(returnTokensKey(playerStorage), JSON.stringify(tokens));
}

/** A random token: 256 bits in base64url. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function isTokens(value: unknown): value is Tokens {
  return typeof value === 'object' && value !== null && Object.values(value).every((token) => typeof token === 'string');
}
