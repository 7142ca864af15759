/** Join address of a session, as text on the projector and as the link of a QR code. Pure functions. */
import type { PlayerLogin } from '#schemas/session-setup.ts';

/**
 * The join address as people type it. Browsers add https to a host name by themselves, so it is left out; http, and https before a numeric
 * address, are kept.
 */
export function typedAddress(site: string): string {
  return site.replace(/^https:\/\/(?![\d.]+(:|\/|$)|\[)/, '');
}

/** Address at which people enter the code. @param site address of this server @param playerLogin how players log in */
export function joinAddress(site: string, playerLogin: PlayerLogin): string {
  return typedAddress(playerLogin === 'provider' ? `${site}/compte` : site);
}

/** Join link with the code filled in. The code is behind the #, so that it reaches no proxy's log. @param playerLogin how players log in */
export function joinLink(site: string, code: string, playerLogin: PlayerLogin): string {
  return `${site}${playerLogin === 'provider' ? '/compte' : '/user-login'}#code=${code}`;
}
