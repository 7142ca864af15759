/** Whether only the machine that runs Vigie can reach the address `site`. A pure function. */
export function isOwnMachine(site: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(site).hostname);
}

/**
 * Address at which the people in a room reach Vigie: `site`, the page's own, or the first of `known` if only this machine can reach `site`.
 * A pure function.
 * @param known addresses that the server found out about its network, the likeliest first
 */
export function roomAddress(site: string, known: readonly string[]): string {
  return isOwnMachine(site) ? (known[0] ?? site) : site;
}
