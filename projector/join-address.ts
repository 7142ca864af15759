/** Join address of the room, as text on the wall and as the link of a QR code. Pure. */

/** Browsers add https by themselves, http they do not. */
export function typedAddress(origin: string): string {
  return origin.replace(/^https:\/\//, '');
}

/** With the code filled in: behind the #, where no log of a proxy meets it. */
export function joinLink(origin: string, code: string): string {
  return `${origin}/user-login#code=${code}`;
}
