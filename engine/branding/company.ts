/** The company of the story, which a branding may replace in the texts of a manifest: `{company}` there, never in a scene. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { type LocatedMistake, locationAt } from '#engine/source-files/location.ts';

/** As docs/story.md has it. */
const STORY = 'Brévelle Maritime';
/** However a scene says it: by its name, its site, its addresses. */
const OF_STORY = /br[ée]velle/i;
const NAMED = /(?:\b(de|que) )?\{company\}/gi;
const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i;

/** « de Val », « d’Escale ». @param word ends in e, and the e falls before a vowel: `de`, `que` */
function before(word: string, name: string): string {
  return VOWEL.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

/** @param json a manifest as it was written @param company of the branding; without one, the story's */
export function withCompany(json: string, company = STORY): string {
  const name = JSON.stringify(company).slice(1, -1);
  return json.replace(NAMED, (_, word: string | undefined) => (word === undefined ? name : before(word, name)));
}

/** Where a manifest leaves the company open and another file of the folder does not: players would read of two. */
export function companyMistakes(json: string, folder: string, files: readonly string[]): LocatedMistake[] {
  const at = json.indexOf('{company}');
  if (at < 0) return [];
  const shown = files.filter((file) => /\.(tsx?|css|svg)$/.test(file) && !/\.test\./.test(file));
  const telling = shown.find((file) => OF_STORY.test(readFileSync(join(folder, file), 'utf8')));
  return telling === undefined ? [] : [{ ...locationAt(json, at), message: messages().manifest.twoCompanies(telling, STORY) }];
}
