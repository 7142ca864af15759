/** What the registry says to an author, in the author's language: one sentence a mistake, with its cure. */
import { type Language, languageOf } from '#engine/rules/messages/language.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';

/** Every sentence there is, by what it is about. Another language has them all, or does not compile. */
export type Messages = typeof ENGLISH;

const MESSAGES: Readonly<Record<Language, Messages>> = { en: ENGLISH, fr: FRENCH };

/** In the language that the environment asks for. */
export function messages(): Messages {
  return MESSAGES[languageOf(process.env)];
}
