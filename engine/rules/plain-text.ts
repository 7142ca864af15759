/** Normalises texts for searches, on the server and on pages alike. Pure. */

/** The text without accents and capitals, as somebody types a name in a hurry. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
