/** A guess as the server tries it: trimmed, lower case, without slashes (specification, section 5). */
export function normalisePath(guess: string): string {
  return guess.trim().toLowerCase().replaceAll('/', '').trim();
}

/** What a guess names, without the address of the site: the field shows it already, and who pastes a whole one means what follows. */
export function afterHost(guess: string, host: string): string {
  const address = `${guess.trim().replace(/^https?:\/\//i, '')}/`;
  return address.toLowerCase().startsWith(`${host}/`) ? address.slice(host.length, -1) : guess;
}
