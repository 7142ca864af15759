/** The language in which an author is told what is wrong with a challenge. Players read French whatever it is. */

import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';

export type Language = 'en' | 'fr';

/** As `VIGIE_LANG` says, else as the terminal's locale does, in the order of POSIX; English without any of them. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const asked = ['VIGIE_LANG', 'LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name]).find(Boolean);
  return asked?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** What an author is told of a server part, in this language. */
export function messagesIn(language: Language): typeof ENGLISH {
  return language === 'fr' ? FRENCH : ENGLISH;
}
