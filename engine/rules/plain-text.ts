/** How texts are compared in searches, by server and pages alike. Pure. */

/** Without accents and capitals, as somebody types a name in a hurry. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
