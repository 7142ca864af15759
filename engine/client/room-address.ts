/** Whether only the machine that runs Vigie reaches this site. Pure. */
export function isOwnMachine(site: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(site).hostname);
}

/**
 * Address under which the people of a room reach Vigie: the page's own, or one of the server's if only this machine reaches the page's.
 * Pure.
 * @param known addresses that the server found out about its network, the likeliest first
 */
export function roomAddress(site: string, known: readonly string[]): string {
  return isOwnMachine(site) ? (known[0] ?? site) : site;
}
