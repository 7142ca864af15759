/** Checks a challenge's style sheet: no effect on the rest of the site, no remote files, no lasting animations. */
import { AtRule, type ChildNode, CssSyntaxError, parse, type Root, Rule } from 'postcss';
import { messages } from '#engine/author-tools/messages/messages.ts';
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { isLasting } from './lasting-animations.ts';
import { mistakeIn, mistakeOf } from './source.ts';

const say = messages('styles');

/** At-rules whose blocks contain style rules. Blocks of other at-rules do not: those of `@keyframes` contain steps, for example. */
const HOLDS = /^(layer|media|container|supports|scope|starting-style)$/;
const WHOLE_SITE = /^(:root|html|body|\*|:host)\b|^\*/;
const CLASS = /\.[\w-]/;
const REMOTE = /url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/g;

/** Mistakes in a style sheet. @param file path within the challenge's folder @param text content of the file */
export function styleMistakes(file: string, text: string): FileMistake[] {
  if (!file.endsWith('.module.css'))
    return [mistakeOf(file, say('notModule', { file, name: `${file.slice(0, -'.css'.length).split('/').at(-1)}.module.css` }))];
  let sheet: Root;
  try {
    sheet = parse(text);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, column = 1, reason } = error;
    return [{ file, line, column, message: say('unreadable', { said: reason }) }];
  }
  const found: FileMistake[] = [];
  let layered = true;
  sheet.walk((node) => {
    const start = node.source?.start?.offset ?? 0;
    const tell = (at: number, length: number, message: string) =>
      found.push(mistakeIn({ file, text }, { start: start + at, end: start + at + length }, message));
    const message = nodeMistake(node);
    // A rule outside of the layer is reported once: a single unbalanced bracket puts everything after it outside of the layer.
    if (message !== undefined && (message !== say('noLayer') || layered)) tell(0, headOf(node).length, message);
    if (message === say('noLayer')) layered = false;
    if (node.type !== 'decl') return;
    for (const { 1: address = '' } of node.value.matchAll(REMOTE))
      tell(node.toString().indexOf(address), address.length, say('remote', { address }));
  });
  return found;
}

/** The selector or at-rule before `{` or `;`. */
function headOf(node: ChildNode): string {
  if (node instanceof Rule) return node.selector;
  return node instanceof AtRule ? `@${node.name}${node.raws.afterName ?? ''}${node.params}` : node.toString();
}

function nodeMistake(node: ChildNode): string | undefined {
  if (node.type === 'decl') return isLasting(node) ? say('lasting') : undefined;
  if (node instanceof AtRule && node.name === 'import') return say('imports', { what: node.params });
  if (node instanceof AtRule && node.name === 'font-face') return say('font');
  return node instanceof Rule ? ruleMistake(node) : undefined;
}

function ruleMistake(rule: Rule): string | undefined {
  const around = ancestorsOf(rule);
  if (around.some((outer) => outer instanceof AtRule && !HOLDS.test(outer.name))) return undefined;
  const global = /:global\b(\([^)]*\))?/.exec(rule.selector)?.[0];
  if (global) return say('global', { selector: global });
  // A nested selector is scoped by that of the rule around it.
  if (around.some((outer) => outer instanceof Rule)) return undefined;
  const loose = rule.selectors.find((selector) => !CLASS.test(selector));
  if (loose !== undefined) return WHOLE_SITE.test(loose) ? say('root', { selector: loose }) : say('pure', { selector: loose });
  const isLayered = around.some((outer) => outer instanceof AtRule && outer.name === 'layer' && outer.params === 'components');
  return isLayered ? undefined : say('noLayer');
}

function ancestorsOf(node: ChildNode): (Rule | AtRule)[] {
  const { parent } = node;
  return parent instanceof Rule || parent instanceof AtRule ? [parent, ...ancestorsOf(parent)] : [];
}
