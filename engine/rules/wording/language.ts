/** The language in which an author is told what is wrong with a challenge. Players read French whatever it is. */

export type Language = 'en' | 'fr';

/** As `VIGIE_LANG` says, else as the terminal's locale does, in the order of POSIX; English without any of them. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const asked = ['VIGIE_LANG', 'LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name]).find(Boolean);
  return asked?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
