/** Join address of the room, as text on the wall and as the link of a QR code. Pure. */

const THIS_MACHINE = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:|$)/;

/**
 * Origin of the page, unless only this machine knows it by that.
 * @param known what the server found out about its network, the likeliest first
 */
export function roomOrigin(origin: string, known: readonly string[]): string {
  return THIS_MACHINE.test(origin) ? (known[0] ?? origin) : origin;
}

/** Browsers add https by themselves, http they do not. */
export function typedAddress(origin: string): string {
  return origin.replace(/^https:\/\//, '');
}

/** With the code filled in: behind the #, where no log of a proxy meets it. */
export function joinLink(origin: string, code: string): string {
  return `${origin}/user-login#code=${code}`;
}
