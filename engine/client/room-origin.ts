/** Whether only the machine that runs Vigie reaches this origin. Pure. */
export function isOwnMachine(origin: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);
}

/**
 * The origin under which the people of a room reach Vigie: the page's own, unless only this machine knows it by that. Pure.
 * @param known what the server found out about its network, the likeliest first
 */
export function roomOrigin(origin: string, known: readonly string[]): string {
  return isOwnMachine(origin) ? (known[0] ?? origin) : origin;
}
