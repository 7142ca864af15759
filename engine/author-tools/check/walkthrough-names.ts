/**
 * Finds accessible names in a walkthrough that occur nowhere in the challenge: without this, only the end-to-end suite would notice a
 * renamed button.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from '#engine/author-tools/lint/source.ts';
import { bare, nameIn, type Stretch, type SyntaxNode, walk } from '#engine/author-tools/lint/walk.ts';
import { messages } from '#engine/author-tools/messages/messages.ts';
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { locationAt } from '#engine/source-files/location.ts';
import { nearestWord } from '#engine/source-files/nearest-word.ts';
import { textsIn } from './challenge-texts.ts';

const say = messages('texts');

const FILE = 'walkthrough.ts';
const ENGINE = join(import.meta.dirname, '../..');
/** Folders with the components that scenes are made of. */
const DRAWN_WITH = ['frame', 'ui', 'authoring'];
/** Files whose texts players do not see. */
const NOT_SEEN = /\.test\.|stories|testing\/|^(walkthrough|solve)\.ts$/;
/** A pattern that is plain text, perhaps anchored; others may match text composed at run time. */
const PLAIN_PATTERN = /^\^?([^\\.*+?()[\]{}|^$]+)\$?$/;
/** A name of letters and punctuation alone: digits and symbols may be composed at run time. */
const WORDS = /^[\p{L} .,:;?!«»()’'-]+$/u;
/** Maximum length of a name, in characters; longer texts are sentences. */
const MAX_NAME_LENGTH = 60;

let drawnWith: string | undefined;

/** @param folder of a challenge, absolute */
export function walkthroughMistakes(folder: string): FileMistake[] {
  const text = readFileSync(join(folder, FILE), 'utf8');
  const wanted = namesIn(parseSource(join(folder, FILE), text).program);
  const own = seenIn(folder);
  drawnWith ??= DRAWN_WITH.map((room) => seenIn(join(ENGINE, room))).join('\n');
  const nowhere = wanted.filter(({ name }) => !stands(plain(name), own) && !stands(plain(name), drawnWith ?? ''));
  const names =
    nowhere.length === 0 ? [] : textsIn(folder).flatMap((one) => (one.text.length <= MAX_NAME_LENGTH ? one.text : []));
  return nowhere.map(({ name, at }) => ({
    file: FILE,
    ...locationAt(text, at.start),
    length: at.end - at.start,
    message: say('nowhere', { name, near: nearestWord(name, names) }),
  }));
}

/** Literal names passed to `reach` and `see`. */
function namesIn(program: SyntaxNode): { readonly name: string; readonly at: Stretch }[] {
  const found: ReturnType<typeof namesIn> = [];
  const add = (node: SyntaxNode): void => {
    const value = bare(node);
    if (value.type === 'ConditionalExpression') for (const choice of [value.consequent, value.alternate]) add(choice);
    if (value.type !== 'Literal') return;
    const pattern = 'regex' in value ? PLAIN_PATTERN.exec(value.regex.pattern)?.[1] : undefined;
    const name = pattern ?? nameIn(value);
    if (name !== undefined && WORDS.test(name)) found.push({ name, at: value });
  };
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return true;
    const said = nameIn(node.callee.property);
    const argument = said === 'reach' ? node.arguments[1] : said === 'see' ? node.arguments[0] : undefined;
    if (argument) add(argument);
    return true;
  });
  return found;
}

/** Whether a name occurs in a text, as a whole or next to an interpolation: `Examiner ${what}`. */
function stands(name: string, text: string): boolean {
  if (text.includes(name)) return true;
  return [...name.matchAll(/ /g)].some(({ index }) => {
    const [left, right] = [name.slice(0, index), name.slice(index + 1)];
    return [`${left} \${`, `${left} {`, `} ${right}`].some((part) => text.includes(part));
  });
}

/** Source text of the files in a folder whose texts players may see: a name that it does not contain cannot be shown. */
function seenIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|json)$/.test(file) && !NOT_SEEN.test(file))
    .map((file) => plain(readFileSync(join(folder, file), 'utf8')))
    .join('\n');
}

function plain(text: string): string {
  return text
    .replace(/&nbsp;|&#8239;|\\u00a0|\\u202f/gi, ' ')
    .replace(/\\'/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
