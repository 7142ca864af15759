/** Recognises the language in a cell of a list of people. A pure function. */
import { plain } from '#engine/rules/plain-text.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
let codes: ReadonlyMap<string, string> | null = null;

/** @returns the ISO 639 code for a name in French or English, or for a tag such as fr-FR; other text is returned as it is */
export function languageCode(cell: string): string {
  const written = plain(cell);
  codes ??= codesByName();
  const code = /^([a-z]{2,3})([-_][a-z]{2})?$/.exec(written)?.[1];
  return codes.get(written) ?? code ?? cell;
}

/** Two-letter codes by the platform's names for them, without accents. */
function codesByName(): Map<string, string> {
  const found = new Map<string, string>();
  for (const locale of ['fr', 'en']) {
    const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
    for (const first of LETTERS)
      for (const second of LETTERS) {
        const [code = ''] = Intl.getCanonicalLocales(`${first}${second}`);
        const name = names.of(code);
        if (name !== undefined && code.length === 2) found.set(plain(name), code);
      }
  }
  return found;
}
