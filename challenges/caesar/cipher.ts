const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Caesar's cipher: shifts every letter A–Z by `shift` places along the alphabet, cyclically; all other characters stay. */
export function shiftLetters(text: string, shift: number): string {
  return text.replace(/[A-Z]/g, (letter) => ALPHABET.charAt((ALPHABET.indexOf(letter) + shift + 26) % 26));
}
