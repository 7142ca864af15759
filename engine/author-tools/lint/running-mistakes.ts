/** Forbidden side effects in the code of a challenge: work at module load, network access, `eval`, use of the clock in a server part. */
import { messages } from '#engine/author-tools/messages/messages.ts';
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { mistakeIn, type Source } from './source.ts';
import { bare, isFunction, nameIn, type Stretch, type SyntaxNode, walk } from './walk.ts';

const say = messages('code');

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Browser globals, timers and network calls, which must not be used at module load. */
const OF_THE_PAGE = words(`
  document window navigator location history screen localStorage sessionStorage matchMedia addEventListener alert
  setTimeout setInterval requestAnimationFrame`);
const NETWORK = words('fetch XMLHttpRequest WebSocket EventSource sendBeacon WebTransport importScripts');
const CLOCK = words('fetch setTimeout setInterval process crypto performance globalThis global eval Function');
const RAW = words('innerHTML outerHTML insertAdjacentHTML dangerouslySetInnerHTML setHTMLUnsafe');
const EVALUATING = /^(eval|Function)$/;
const GLOBAL_OBJECTS = words('window globalThis self');
/** Attributes with a URL that the browser fetches as soon as the element is inserted. */
const FETCHED = words('src srcSet poster data action formAction xlinkHref');
const REMOTE = /^(https?:)?\/\//;
/** Pre-filter: a file that matches none of these needs no syntax tree. */
const TELLING = new RegExp(
  `\\b(?:${[...OF_THE_PAGE, ...NETWORK, ...CLOCK, ...RAW].join('|')}|write|writeln|Date|random)\\b|<(?:style|script|img)\\b|['"](?:https?:)?//`,
);

/** @param side where the file runs: a server part is deterministic, given its variant; all other files run in the page */
export function runningMistakes(source: Source, side: 'browser' | 'server'): FileMistake[] {
  if (!TELLING.test(source.text)) return [];
  const own = boundNames(source);
  const isGlobal = (name: string) => !own.has(name);
  const found: FileMistake[] = [];
  walk(source.parsed.program, (node, around) => {
    if (node.type === 'ImportDeclaration') return false;
    const message = side === 'server' ? ofServerPart(node, around, isGlobal) : ofScene(node, around, isGlobal);
    if (message) found.push(mistakeIn(source, message.at, message.text));
    return !message;
  });
  return found;
}

type Found = { readonly at: Stretch; readonly text: string } | undefined;
type IsGlobal = (name: string) => boolean;

function ofServerPart(node: SyntaxNode, around: readonly SyntaxNode[], isGlobal: IsGlobal): Found {
  if (node.type === 'NewExpression' && nameIn(node.callee) === 'Date' && node.arguments.length === 0 && isGlobal('Date'))
    return { at: node, text: say('impure', { name: 'new Date()' }) };
  if (node.type === 'MemberExpression') {
    const name = `${nameIn(node.object)}.${nameIn(node.property)}`;
    if (['Math.random', 'Date.now'].includes(name)) return { at: node, text: say('impure', { name: `${name}()` }) };
  }
  const name = globalIn(node, around, isGlobal);
  return name !== undefined && CLOCK.has(name) ? { at: node, text: say('impure', { name }) } : undefined;
}

function ofScene(node: SyntaxNode, around: readonly SyntaxNode[], isGlobal: IsGlobal): Found {
  if (node.type === 'JSXOpeningElement') return ofElement(node);
  if (node.type === 'JSXAttribute') return ofAttribute(node);
  const member = node.type === 'MemberExpression' && !node.computed ? nameIn(node.property) : undefined;
  if (node.type === 'MemberExpression' && member !== undefined) {
    if (RAW.has(member)) return { at: node.property, text: say('rawHtml', { name: member }) };
    const object = nameIn(bare(node.object)) ?? '';
    if (object === 'document' && /^write(ln)?$/.test(member) && isGlobal(object))
      return { at: node, text: say('rawHtml', { name: `document.${member}` }) };
    if (NETWORK.has(member) && (GLOBAL_OBJECTS.has(object) || member === 'sendBeacon'))
      return { at: node, text: say('network', { name: member }) };
  }
  const name = globalIn(node, around, isGlobal);
  if (name === undefined) return undefined;
  if (EVALUATING.test(name) && /^(Call|New)Expression$/.test(around.at(-1)?.type ?? ''))
    return { at: node, text: say('evaluated', { name }) };
  if (NETWORK.has(name)) return { at: node, text: say('network', { name }) };
  return OF_THE_PAGE.has(name) && runsAtLoad(around) ? { at: node, text: say('atLoad', { name }) } : undefined;
}

/** The name of a global variable that the node reads; undefined for local names, members and properties. */
function globalIn(node: SyntaxNode, around: readonly SyntaxNode[], isGlobal: IsGlobal): string | undefined {
  if (node.type !== 'Identifier' || !isGlobal(node.name)) return undefined;
  const parent = around.at(-1);
  if (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) return undefined;
  if (parent?.type === 'Property' && parent.key === node && !parent.shorthand && !parent.computed) return undefined;
  if (parent?.type === 'PropertyDefinition' || parent?.type === 'MethodDefinition' || parent?.type === 'LabeledStatement')
    return undefined;
  return parent?.type === 'UnaryExpression' && parent.operator === 'typeof' ? undefined : node.name;
}

/** Whether the node runs at module load: outside of functions, or in one that is called where it is defined. */
function runsAtLoad(around: readonly SyntaxNode[]): boolean {
  return around.every((node, index) => {
    if (!isFunction(node)) return true;
    const outer = around[index - 1]?.type === 'ParenthesizedExpression' ? around[index - 2] : around[index - 1];
    return outer?.type === 'CallExpression' && bare(outer.callee) === node;
  });
}

type Element = Extract<SyntaxNode, { type: 'JSXOpeningElement' }>;

function ofElement(element: Element): Found {
  const name = element.name.type === 'JSXIdentifier' ? element.name.name : '';
  if (name === 'style') return { at: element.name, text: say('styleTag') };
  if (name === 'script') return { at: element.name, text: say('scriptTag') };
  if (name !== 'img') return undefined;
  const given = element.attributes.map((attribute) => (attribute.type === 'JSXAttribute' ? nameIn(attribute.name) : undefined));
  // A spread attribute may contain both `width` and `height`.
  if (given.includes(undefined)) return undefined;
  const missing = ['width', 'height'].filter((size) => !given.includes(size));
  return missing.length === 0
    ? undefined
    : {
        at: element.name,
        text: say('noSize', { missing: missing.join(' '), attributes: missing.map((size) => `${size}={…}`).join(' ') }),
      };
}

function ofAttribute({ name, value }: Extract<SyntaxNode, { type: 'JSXAttribute' }>): Found {
  const said = nameIn(name) ?? '';
  if (RAW.has(said)) return { at: name, text: say('rawHtml', { name: said }) };
  const text = value?.type === 'JSXExpressionContainer' ? bare(value.expression) : value;
  const address = text ? nameIn(text) : undefined;
  if (!text || address === undefined || !FETCHED.has(said) || !REMOTE.test(address)) return undefined;
  return { at: text, text: say('remote', { address }) };
}

/** Nodes that declare names: in `id`, `params` or `param`. */
const BINDING =
  /^(VariableDeclarator|FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassDeclaration|CatchClause)$/;

/** All names that the file declares, at any depth. */
function boundNames(source: Source): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { entries } of source.parsed.module.staticImports) for (const { localName } of entries) names.add(localName.value);
  walk(source.parsed.program, (node) => {
    if (BINDING.test(node.type))
      for (const field of ['id', 'params', 'param'])
        for (const pattern of [Reflect.get(node, field)].flat()) if (pattern) bind(pattern, names);
    return true;
  });
  return names;
}

function bind(pattern: SyntaxNode, names: Set<string>): void {
  walk(pattern, (node, around) => {
    const parent = around.at(-1);
    const isKey = parent?.type === 'Property' && parent.key === node && !parent.shorthand;
    const isDefault = parent?.type === 'AssignmentPattern' && parent.right === node;
    if (node.type === 'Identifier' && !isKey && !isDefault) names.add(node.name);
    return !isDefault;
  });
}
