/** Join address of the room, as text on the wall and as the link of a QR code. Pure. */
import type { PlayerLogin } from '#schemas/session-setup.ts';

/** Browsers add https to a name by themselves; http, and https before a numeric address, they do not. */
export function typedAddress(site: string): string {
  return site.replace(/^https:\/\/(?![\d.]+(:|\/|$)|\[)/, '');
}

/** With the code filled in: behind the #, where no log of a proxy meets it. @param playerLogin how players come in */
export function joinLink(site: string, code: string, playerLogin: PlayerLogin): string {
  return `${site}${playerLogin === 'provider' ? '/compte' : '/user-login'}#code=${code}`;
}
