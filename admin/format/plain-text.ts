/** How a text is compared in a search: as the server does it (`server/session-model/plain-text.ts`). */

/** As somebody types a name in a hurry: without its accents and capitals. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
