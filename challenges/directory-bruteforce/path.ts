/** The name in a guess as the server looks it up: trimmed, lower case, without slashes (specification, section 5). */
export function normalisePath(guess: string): string {
  return guess.trim().toLowerCase().replaceAll('/', '').trim();
}

/** A guess without the site's address: the form shows the address already, and players may paste it with the name. */
export function afterHost(guess: string, host: string): string {
  const address = `${guess.trim().replace(/^https?:\/\//i, '')}/`;
  return address.toLowerCase().startsWith(`${host}/`) ? address.slice(host.length, -1) : guess;
}
