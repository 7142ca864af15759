/** The company of the story, which an installation may replace: `{company}` in the texts of a manifest (docs/branding.md). */

import { isElidedBefore } from './elision.ts';

/** Name in docs/story.md. */
export const STORY_COMPANY = 'Brévelle Maritime';
const PLACEHOLDER = '{company}';
const WITH_WORD_BEFORE = /(?:\b(de|que) )?\{company\}/gi;

/**
 * The value with the company's name in its texts; the value itself if no text has the placeholder. @param company of the installation, or
 * the story's
 */
export function withCompany<Value>(value: Value, company = STORY_COMPANY): Value {
  const json = JSON.stringify(value);
  return json.includes(PLACEHOLDER) ? JSON.parse(companyInJson(json, company)) : value;
}

/** Like `withCompany`, for JSON text. */
export function companyInJson(json: string, company = STORY_COMPANY): string {
  const name = JSON.stringify(company).slice(1, -1);
  return json.replace(WITH_WORD_BEFORE, (_, word: string | undefined) => (word === undefined ? name : joined(word, name)));
}

/** Elides or contracts the word before a name: « de Val », « d’Escale », « des Ateliers du Val ». @param word `de` or `que` */
function joined(word: string, name: string): string {
  if (isElidedBefore(name)) return `${word.slice(0, -1)}’${name}`;
  return `${word} ${name}`.replace(/^de Les /i, 'des ').replace(/^de Le /i, 'du ');
}
