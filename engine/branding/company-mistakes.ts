/** Finds a manifest with the placeholder `{company}` beside a file that names the story's company: players would read of two companies. */
import { join } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { STORY_COMPANY } from '#engine/rules/company.ts';
import { type LocatedMistake, locationAt } from '#engine/source-files/location.ts';
import { readText } from '#engine/source-files/read-text.ts';

const say = messages('manifest');

/** Name of the story's company, which its site and its addresses contain too. */
const OF_STORY = /br[ée]velle/i;

/** @param json the manifest as it was written @param folder absolute @param files of the folder */
export function companyMistakes(json: string, folder: string, files: readonly string[]): LocatedMistake[] {
  const at = json.indexOf('{company}');
  if (at < 0) return [];
  const shown = files.filter((file) => /\.(tsx?|css|svg)$/.test(file) && !/\.test\./.test(file));
  const telling = shown.find((file) => OF_STORY.test(readText(join(folder, file)) ?? ''));
  return telling === undefined
    ? []
    : [{ ...locationAt(json, at), message: say('twoCompanies', { file: telling, company: STORY_COMPANY }) }];
}
