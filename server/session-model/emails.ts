/** E-mail addresses of people, as they are stored and compared. Pure. */

/** Normalises an e-mail for storage and comparison: lower case, NFC (é may be typed as one character or as two). */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase().normalize('NFC');
}
