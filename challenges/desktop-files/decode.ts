/** The two conversions of the decoder in the folder « Projets »: from Base64, and reversed. */
import { decodeBase64 } from '#engine/authoring/toolbox';

export type Decoded = { readonly text: string } | { readonly problem: string };

/** Removes the name `debut_code` or « Commentaire », which players often copy together with the value. */
function pastedValue(typed: string): string {
  return typed.trim().replace(/^(debut_code\s*=|Commentaire\s*:?)\s*/i, '');
}

const NOTHING: Decoded = { problem: 'Collez d’abord un texte.' };

export function fromBase64(typed: string): Decoded {
  const value = pastedValue(typed);
  if (value === '') return NOTHING;
  try {
    return { text: decodeBase64(value) };
  } catch {
    return { problem: 'Ce texte n’est pas du Base64 : vérifiez qu’il est copié en entier.' };
  }
}

export function backwards(typed: string): Decoded {
  const value = pastedValue(typed);
  return value === '' ? NOTHING : { text: [...value].reverse().join('') };
}
