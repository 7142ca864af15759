/**
 * What a style sheet of a challenge would do to the rest of the site, and to whoever is disturbed by motion. Read mark by mark: rules,
 * and what stands before each.
 */

import { type Messages, messages } from '#engine/author-tools/messages/messages.ts';
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { lastingAnimations } from './lasting-animations.ts';
import { mistakeIn, mistakeOf } from './source.ts';

interface Prelude {
  /** What stands before a `{` or, of an at-rule, before a `;`. */
  readonly text: string;
  readonly at: number;
  /** Those that it stands in, from the outermost. */
  readonly within: readonly string[];
}

const LAYER = /^@layer components$/;
/** At-rules that hold rules; whatever stands in another is none. */
const HOLDS = /^@(layer|media|container|supports|scope|starting-style)\b/;
const WHOLE_SITE = /^(:root|html|body|\*|:host)\b|^\*/;
const CLASS = /\.[\w-]/;
const REMOTE = /url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/g;

/** @param file within its folder @param text of it */
export function styleMistakes(file: string, text: string): FileMistake[] {
  const say = messages().styles;
  if (!file.endsWith('.module.css'))
    return [mistakeOf(file, say.notModule(file, `${file.slice(0, -'.css'.length).split('/').at(-1)}.module.css`))];
  const plain = withoutComments(text);
  const about = (at: number, length: number, message: string) =>
    mistakeIn({ file, text }, { start: at, end: at + length }, message);
  let layered = true;
  return [
    ...preludesIn(plain).flatMap((prelude) => {
      const message = preludeMistake(say, prelude);
      // One bracket puts all that follows outside: it is one mistake.
      if (message === undefined || (message === say.noLayer && !layered)) return [];
      layered &&= message !== say.noLayer;
      return [about(prelude.at, prelude.text.length, message)];
    }),
    ...lastingAnimations(plain).map(({ declaration, at }) => about(at, declaration.length, say.lasting)),
    ...[...plain.matchAll(REMOTE)].map(({ 0: found, 1: address = '', index }) =>
      about(index + found.indexOf(address), address.length, say.remote(address)),
    ),
  ];
}

function preludeMistake(say: Messages['styles'], { text, within }: Prelude): string | undefined {
  if (text.startsWith('@import')) return say.imports(text.slice('@import'.length).trim());
  if (text.startsWith('@font-face')) return say.font;
  if (text.startsWith('@') || within.some((outer) => outer.startsWith('@') && !HOLDS.test(outer))) return undefined;
  const global = /:global\b(\([^)]*\))?/.exec(text)?.[0];
  if (global) return say.global(global);
  // Inside of a rule, a selector goes on from that rule's.
  if (within.some((outer) => !outer.startsWith('@'))) return undefined;
  const loose = selectorsIn(text).find((selector) => !CLASS.test(selector));
  if (loose !== undefined) return WHOLE_SITE.test(loose) ? say.root(loose) : say.pure(loose);
  return within.some((outer) => LAYER.test(outer)) ? undefined : say.noLayer;
}

/** Between the commas that are not in brackets. */
function selectorsIn(text: string): string[] {
  return text.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

/** Blanks in the place of comments, so that everything keeps its own. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

function preludesIn(text: string): Prelude[] {
  const found: Prelude[] = [];
  const within: string[] = [];
  let from = 0;
  const take = (to: number) => {
    const raw = text.slice(from, to);
    const prelude = raw.trim();
    return { text: prelude, at: from + raw.indexOf(prelude), within: [...within] };
  };
  for (const { 0: mark, index } of text.matchAll(/url\([^)]*\)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (mark === '{') {
      const prelude = take(index);
      found.push(prelude);
      within.push(prelude.text);
    } else if (mark === '}') within.pop();
    else if (mark === ';') {
      const prelude = take(index);
      if (prelude.text.startsWith('@')) found.push(prelude);
    } else continue;
    from = index + 1;
  }
  return found;
}
