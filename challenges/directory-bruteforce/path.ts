/** A guess as the server tries it: trimmed, lower case, without slashes (specification, section 5). */
export function normalisePath(guess: string): string {
  return guess.trim().toLowerCase().replaceAll('/', '').trim();
}
