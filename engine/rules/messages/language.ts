/** Language of messages for authors. Players always read French. */

import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';

export type Language = 'en' | 'fr';

/** The language of `VIGIE_LANG`, else of the terminal's locale, in POSIX order of precedence; English by default. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const asked = ['VIGIE_LANG', 'LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name]).find(Boolean);
  return asked?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** The messages in this language. */
export function messagesIn(language: Language): typeof ENGLISH {
  return language === 'fr' ? FRENCH : ENGLISH;
}
