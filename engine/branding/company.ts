/**
 * The fictitious company of the story, which a branding may replace where a manifest has the placeholder `{company}`. Scenes cannot be
 * changed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { type LocatedMistake, locationAt } from '#engine/source-files/location.ts';

/** Name in docs/story.md. */
const STORY = 'Brévelle Maritime';
/** The company's name as text or in its domain names. */
const OF_STORY = /br[ée]velle/i;
const NAMED = /(?:\b(de|que) )?\{company\}/gi;
const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i;

/** Elides before a vowel: « de Val », « d’Escale ». @param word ends in an e that is elided: `de`, `que` */
function before(word: string, name: string): string {
  return VOWEL.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

/** @param json text of a manifest @param company of the branding; by default the company of the story */
export function withCompany(json: string, company = STORY): string {
  const name = JSON.stringify(company).slice(1, -1);
  return json.replace(NAMED, (_, word: string | undefined) => (word === undefined ? name : before(word, name)));
}

/** Mistake: the manifest uses the placeholder while another file names the company of the story, so that players would read two names. */
export function companyMistakes(json: string, folder: string, files: readonly string[]): LocatedMistake[] {
  const at = json.indexOf('{company}');
  if (at < 0) return [];
  const shown = files.filter((file) => /\.(tsx?|css|svg)$/.test(file) && !/\.test\./.test(file));
  const telling = shown.find((file) => OF_STORY.test(readFileSync(join(folder, file), 'utf8')));
  return telling === undefined ? [] : [{ ...locationAt(json, at), message: messages().manifest.twoCompanies(telling, STORY) }];
}
