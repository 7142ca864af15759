/** Where a manifest leaves the company open (`{company}`) and another file of the folder does not: players would read of two. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { STORY_COMPANY } from '#engine/rules/company.ts';
import { type LocatedMistake, locationAt } from '#engine/source-files/location.ts';

const say = messages('manifest');

/** The story's company by its name, its site or its addresses. */
const OF_STORY = /br[ée]velle/i;

/** @param json the manifest as it was written @param folder absolute @param files of the folder */
export function companyMistakes(json: string, folder: string, files: readonly string[]): LocatedMistake[] {
  const at = json.indexOf('{company}');
  if (at < 0) return [];
  const shown = files.filter((file) => /\.(tsx?|css|svg)$/.test(file) && !/\.test\./.test(file));
  const telling = shown.find((file) => OF_STORY.test(readFileSync(join(folder, file), 'utf8')));
  return telling === undefined
    ? []
    : [{ ...locationAt(json, at), message: say('twoCompanies', { file: telling, company: STORY_COMPANY }) }];
}
