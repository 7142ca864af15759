/** Checks the default export of each file of a challenge, and the other exports that it must have. */
import { messages } from '#engine/author-tools/messages/messages.ts';
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { nearestWord } from '#engine/source-files/nearest-word.ts';
import { bindingOf, type DefaultExport, defaultExportOf, exportedNames } from './exports.ts';
import { allowedTo, roleOf } from './roles.ts';
import { mistakeIn, mistakeOf, type Source } from './source.ts';
import { bare, definitionIn, fieldsOf, isFunction, nameIn, type ObjectNode, type SyntaxNode } from './walk.ts';

const say = messages('code');

interface Maker {
  readonly maker: string;
  /** File whose default export is a call of this function; `*` is any name. */
  readonly file: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const MAKERS: readonly Maker[] = [
  { maker: 'defineScene', file: 'challenge.tsx', required: ['Scene', 'messages'], optional: ['timed', 'inDebrief'] },
  {
    maker: 'defineChecker',
    file: 'challenge.server.ts',
    required: ['secrets', 'artifacts', 'check'],
    optional: ['reveal', 'choices', 'answerOf'],
  },
  { maker: 'defineReveal', file: 'reveal.tsx', required: ['Reveal'], optional: [] },
  { maker: 'definePage', file: '*.page.tsx', required: ['Page'], optional: [] },
];

/** Files whose default export is a function. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  'drawing.tsx': 'export default function MyDrawing() { return <svg viewBox="0 0 160 96" aria-hidden="true">…</svg>; }',
  'solve.ts': 'const solve: Solve<Artifacts> = (artifacts) => …; export default solve;',
  'walkthrough.ts':
    'const walkthrough: Walkthrough<Artifacts> = async (player, { answer }) => { … }; export default walkthrough;',
};
/** Exports that a file may have besides its default export. */
const OTHERS = ['wrong', 'lazy'];
const NO_FUNCTION = ['ObjectExpression', 'ArrayExpression', 'Literal', 'TemplateLiteral', 'JSXElement'];

/** @param lazy whether the manifest requires `solve.ts` to answer as a player who does not read */
export function partMistakes(source: Source, lazy: boolean): FileMistake[] {
  const maker = MAKERS.find(({ file }) => file === source.file || (file.startsWith('*') && source.file.endsWith(file.slice(1))));
  const write = maker ? `export default ${maker.maker}({ ${maker.required.join(', ')} });` : FUNCTIONS[source.file];
  const named = namedMistakes(source, lazy);
  if (write === undefined) return named;
  const found = defaultExportOf(source);
  if (found === 'elsewhere') return named;
  if (found === null) return [lacking(source, write), ...named];
  return [...(maker ? madeMistakes(source, maker, write, found) : functionMistakes(source, write, found)), ...named];
}

type Found = Exclude<DefaultExport, string | null>;

function madeMistakes(source: Source, maker: Maker, write: string, { value, at }: Found): FileMistake[] {
  if (value.type !== 'CallExpression') {
    // A server part may omit `defineChecker`: the registry executes it, and reports missing fields.
    const isPlainChecker = maker.maker === 'defineChecker' && value.type === 'ObjectExpression';
    return isPlainChecker ? [] : [mistakeIn(source, at, say('notMade', { what: kindOf(source, value), write }))];
  }
  const name = nameIn(bare(value.callee));
  if (name === undefined) return [];
  const other = makerCalled(value);
  if (other && other !== maker)
    return [mistakeIn(source, value.callee, say('otherPart', { found: name, ofFile: other.file, write }))];
  if (bindingOf(source, name) === undefined) {
    // The first import that a role is allowed is its engine entry.
    const [door = ''] = allowedTo(roleOf(source.file), false);
    const message = other ? say('notImported', { name, door }) : say('unknownMaker', { name, maker: maker.maker });
    return [mistakeIn(source, value.callee, message)];
  }
  const definition = definitionIn(value);
  return other && definition ? fieldMistakes(source, maker, value, definition) : [];
}

function functionMistakes(source: Source, write: string, { value, at }: Found): FileMistake[] {
  const other = makerCalled(value);
  if (other) return [mistakeIn(source, at, say('otherPart', { found: other.maker, ofFile: other.file, write }))];
  return NO_FUNCTION.includes(value.type) ? [mistakeIn(source, at, say('notMade', { what: 'noFunction', write }))] : [];
}

function makerCalled(node: SyntaxNode): Maker | undefined {
  const name = node.type === 'CallExpression' ? nameIn(bare(node.callee)) : undefined;
  return MAKERS.find(({ maker }) => maker === name);
}

/** A missing default export. If a call's result is not exported, or the file has a named export, the mistake is located there. */
function lacking(source: Source, write: string): FileMistake {
  const { program, module } = source.parsed;
  for (const statement of program.body) {
    const call = statement.type === 'ExpressionStatement' ? bare(statement.expression) : statement;
    if (call.type === 'CallExpression' && makerCalled(call)) return mistakeIn(source, call.callee, say('noDefault', { write }));
  }
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .find(({ exportName, isType }) => exportName.kind === 'Name' && !isType && !OTHERS.includes(exportName.name ?? ''));
  if (!exported) return mistakeOf(source.file, say('noDefault', { write }));
  const { name, start, end } = exported.exportName;
  return mistakeIn(
    source,
    { start: start ?? exported.start, end: end ?? exported.end },
    say('named', { name: name ?? '', write }),
  );
}

function kindOf(source: Source, value: SyntaxNode): string {
  if (value.type === 'ObjectExpression') return 'object';
  return isFunction(value) && source.file.endsWith('.tsx') ? 'component' : 'value';
}

function fieldMistakes(
  source: Source,
  { maker, required, optional }: Maker,
  call: SyntaxNode,
  object: ObjectNode,
): FileMistake[] {
  const { fields, whole } = fieldsOf(object);
  if (!whole) return [];
  const names = fields.map(({ name }) => name);
  const allowed = [...required, ...optional];
  const absent = allowed.filter((field) => !names.includes(field));
  const unknown = fields
    .filter(({ name }) => !allowed.includes(name))
    .map(({ name, key }) => ({ name, key, near: nearestWord(name, absent) }));
  // The message about a misspelt field already explains the missing one.
  const missing = required.filter((field) => absent.includes(field) && unknown.every(({ near }) => near !== field));
  const callee = { start: call.start, end: call.start + maker.length };
  return [
    ...unknown.map(({ key, name, near }) => mistakeIn(source, key, say('unknownField', { maker, field: name, near, allowed }))),
    ...missing.map((field) => mistakeIn(source, callee, say('noField', { maker, field }))),
  ];
}

/** Reports missing exports of `solve.ts` and of the stories: without them these files would test nothing. */
function namedMistakes({ file, parsed }: Source, lazy: boolean): FileMistake[] {
  const names = exportedNames(parsed);
  if (names === null) return [];
  const told: string[] = [];
  if (file === 'solve.ts' && !names.includes('wrong')) told.push(say('noWrong'));
  if (file === 'solve.ts' && lazy && !names.includes('lazy')) told.push(say('noLazy'));
  if (file.endsWith('.stories.tsx') && names.every((name) => name === 'default')) told.push(say('noStory'));
  return told.map((message) => mistakeOf(file, message));
}
