/** What the registry says to an author, in the author's language: one sentence a mistake, with its cure. */
import { type Language, languageOf } from '#engine/rules/wording/language.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';

/** Every sentence there is, by what it is about. Another language has them all, or does not compile. */
export type Words = typeof ENGLISH;

const WORDS: Readonly<Record<Language, Words>> = { en: ENGLISH, fr: FRENCH };

/** In the language that the environment asks for. */
export function words(): Words {
  return WORDS[languageOf(process.env)];
}
