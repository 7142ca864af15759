/** Messages for authors in their language: one sentence for each mistake, with its remedy. */
import { type Language, languageOf } from '#engine/rules/messages/language.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';

/** All messages by subject. A translation that misses one does not compile. */
export type Messages = typeof ENGLISH;

const MESSAGES: Readonly<Record<Language, Messages>> = { en: ENGLISH, fr: FRENCH };

/** Messages in the language of the environment (`VIGIE_LANG`, locale). */
export function messages(): Messages {
  return MESSAGES[languageOf(process.env)];
}
