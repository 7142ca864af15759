const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Caesar's cipher: every letter A–Z `shift` places further on, round the alphabet; all else unchanged. */
export function shiftLetters(text: string, shift: number): string {
  return text.replace(/[A-Z]/g, (letter) => ALPHABET.charAt((ALPHABET.indexOf(letter) + shift + 26) % 26));
}
