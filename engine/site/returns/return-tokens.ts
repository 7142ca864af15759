/** Tokens of personal links to a return: created here, kept by this browser until the logout, and known to the server as hashes only. */
import { siteAddress } from '#engine/client/base-path.ts';
import { readJson, type TextStorage } from '#engine/client/browser-storage.ts';
import { playerStorage } from '#engine/client/preview.ts';
import type { AppointmentKind } from '#schemas/return-constants.ts';
import { RETURN_OPENED, RETURN_TOKENS } from '../player-state/player-cache.ts';

type Tokens = Readonly<Partial<Record<AppointmentKind, string>>>;

/** The token of an appointment; null if the appointment was kept in another browser, or before a logout. */
export function tokenOf(kind: AppointmentKind): string | null {
  return allTokens()[kind] ?? null;
}

/** The token to keep an appointment with: the same until {@link forgetToken}, so that a repeated call, after a reload too, counts once. */
export function tokenFor(kind: AppointmentKind): string {
  const token = tokenOf(kind) ?? newToken();
  playerStorage.write(RETURN_TOKENS, JSON.stringify({ ...allTokens(), [kind]: token }));
  return token;
}

export function forgetToken(kind: AppointmentKind): void {
  const { [kind]: _gone, ...others } = allTokens();
  playerStorage.write(RETURN_TOKENS, JSON.stringify(others));
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

function allTokens(): Tokens {
  return readJson(playerStorage, RETURN_TOKENS, isTokens) ?? {};
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
