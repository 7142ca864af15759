/** Checks the default export of each file of a challenge, and the other exports that it must have. */

import type { Made } from '#engine/author-tools/messages/code.ts';
import { type Messages, messages } from '#engine/author-tools/messages/messages.ts';
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { nearestWord } from '#engine/source-files/nearest-word.ts';
import { bindingOf, type DefaultExport, defaultExportOf } from './default-export.ts';
import { exportedNames } from './exported-names.ts';
import { mistakeIn, mistakeOf, type Source } from './source.ts';
import { bare, isFunction, nameIn, type SyntaxNode } from './walk.ts';

type Field = keyof Messages['code']['fields'];

interface Maker {
  readonly maker: string;
  readonly door: string;
  /** Path of the file as shown in messages. */
  readonly file: string;
  readonly of: RegExp;
  readonly write: string;
  readonly required: readonly Field[];
  readonly optional: readonly string[];
}

const SCENE_DOOR = '#engine/authoring';

const MAKERS: readonly Maker[] = [
  {
    maker: 'defineScene',
    door: SCENE_DOOR,
    file: 'challenge.tsx',
    of: /^challenge\.tsx$/,
    write: 'export default defineScene({ Scene, messages });',
    required: ['Scene', 'messages'],
    optional: ['timed', 'inDebrief'],
  },
  {
    maker: 'defineChecker',
    door: '#engine/authoring/server',
    file: 'challenge.server.ts',
    of: /^challenge\.server\.ts$/,
    write: 'export default defineChecker({ secrets, artifacts, check });',
    required: ['secrets', 'artifacts', 'check'],
    optional: ['reveal', 'choices', 'answerOf'],
  },
  {
    maker: 'defineReveal',
    door: SCENE_DOOR,
    file: 'reveal.tsx',
    of: /^reveal\.tsx$/,
    write: 'export default defineReveal({ Reveal });',
    required: ['Reveal'],
    optional: [],
  },
  {
    maker: 'definePage',
    door: SCENE_DOOR,
    file: '*.page.tsx',
    of: /\.page\.tsx$/,
    write: 'export default definePage({ Page });',
    required: ['Page'],
    optional: [],
  },
];

/** Files whose default export is a function. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  'drawing.tsx': 'export default function MyDrawing() { return <svg viewBox="0 0 160 96" aria-hidden="true">…</svg>; }',
  'solve.ts': 'const solve: Solve<Artifacts> = (artifacts) => …; export default solve;',
  'walkthrough.ts':
    'const walkthrough: Walkthrough<Artifacts> = async (player, { answer }) => { … }; export default walkthrough;',
};

/** @param lazy whether the manifest requires `solve.ts` to answer as a player who does not read */
export function partMistakes(source: Source, lazy: boolean): FileMistake[] {
  const maker = MAKERS.find(({ of }) => of.test(source.file));
  if (maker) return madeMistakes(source, maker);
  const write = FUNCTIONS[source.file];
  if (write !== undefined) return [...functionMistakes(source, write), ...solveMistakes(source, lazy)];
  return storyMistakes(source);
}

function madeMistakes(source: Source, maker: Maker): FileMistake[] {
  const { write, door } = maker;
  const say = messages().code;
  const found = defaultExportOf(source);
  if (found === null) return [lacking(source, write)];
  if (found === 'elsewhere') return [];
  const { value, at } = found;
  if (value.type !== 'CallExpression') {
    // A server part may omit `defineChecker`: the registry executes it, and reports missing fields.
    const isPlainChecker = maker.maker === 'defineChecker' && value.type === 'ObjectExpression';
    return isPlainChecker ? [] : [mistakeIn(source, at, say.notMade(kindOf(source, value), write))];
  }
  const name = nameIn(bare(value.callee));
  if (name === undefined) return [];
  const other = MAKERS.find((one) => one.maker === name && one !== maker);
  if (other) return [mistakeIn(source, value.callee, say.otherPart(name, other.file, write))];
  if (bindingOf(source, name) === undefined) {
    if (name === maker.maker) return [mistakeIn(source, value.callee, say.notImported(name, door))];
    return [mistakeIn(source, value.callee, say.unknownMaker(name, maker.maker))];
  }
  const [given] = value.arguments;
  const definition = given && bare(given);
  return name === maker.maker && definition?.type === 'ObjectExpression' ? fieldMistakes(source, maker, value, definition) : [];
}

/** A missing default export. Reported at a named export of the same kind, if there is one. */
function lacking(source: Source, write: string): FileMistake {
  const say = messages().code;
  for (const statement of source.program.body) {
    if (statement.type === 'ExpressionStatement') {
      const call = bare(statement.expression);
      const maker = call.type === 'CallExpression' ? MAKERS.find((one) => one.maker === nameIn(call.callee)) : undefined;
      if (maker && call.type === 'CallExpression') return mistakeIn(source, call.callee, say.noDefault(write));
    }
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) continue;
    const { declaration } = statement;
    const named =
      declaration.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id }) => id)
        : declaration.type === 'FunctionDeclaration' && declaration.id
          ? [declaration.id]
          : [];
    const [id] = named;
    const name = id && nameIn(id);
    if (id && name !== undefined && name !== 'wrong' && name !== 'lazy')
      return mistakeIn(source, { start: id.start, end: id.start + name.length }, say.named(name, write));
  }
  return mistakeOf(source.file, say.noDefault(write));
}

function kindOf(source: Source, value: SyntaxNode): Made {
  if (value.type === 'ObjectExpression') return 'object';
  return isFunction(value) && source.file.endsWith('.tsx') ? 'component' : 'value';
}

type ObjectNode = Extract<SyntaxNode, { type: 'ObjectExpression' }>;

function fieldMistakes(
  source: Source,
  { maker, required, optional }: Maker,
  call: SyntaxNode,
  object: ObjectNode,
): FileMistake[] {
  const say = messages().code;
  // A spread may contain any of the fields.
  if (object.properties.some((property) => property.type === 'SpreadElement')) return [];
  const keys = object.properties.flatMap((property) =>
    property.type === 'Property' && !property.computed ? [{ key: property.key, name: nameIn(property.key) ?? '' }] : [],
  );
  const names = keys.map(({ name }) => name);
  const allowed = [...required, ...optional];
  const missing = required.filter((field) => !names.includes(field));
  const unknown = keys
    .filter(({ name }) => !allowed.includes(name))
    .map((field) => ({
      ...field,
      near: nearestWord(
        field.name,
        allowed.filter((one) => !names.includes(one)),
      ),
    }));
  const explained = unknown.map(({ near }) => near);
  const callee = { start: call.start, end: call.start + maker.length };
  return [
    ...unknown.map(({ key, name, near }) => mistakeIn(source, key, say.unknownField(maker, name, near, allowed))),
    // The message about a misspelt field already explains the missing one.
    ...missing
      .filter((field) => !explained.includes(field))
      .map((field) => mistakeIn(source, callee, say.noField(maker, field, say.fields[field]))),
  ];
}

function functionMistakes(source: Source, write: string): FileMistake[] {
  const found: DefaultExport = defaultExportOf(source);
  if (found === null) return [lacking(source, write)];
  if (found === 'elsewhere') return [];
  const { value, at } = found;
  const called = value.type === 'CallExpression' ? nameIn(bare(value.callee)) : undefined;
  const maker = MAKERS.find((one) => one.maker === called);
  if (maker) return [mistakeIn(source, at, messages().code.otherPart(maker.maker, maker.file, write))];
  return NO_FUNCTION.includes(value.type) ? [mistakeIn(source, at, messages().code.notMade('noFunction', write))] : [];
}

const NO_FUNCTION = ['ObjectExpression', 'ArrayExpression', 'Literal', 'TemplateLiteral', 'JSXElement'];

function solveMistakes(source: Source, lazy: boolean): FileMistake[] {
  if (source.file !== 'solve.ts') return [];
  const names = exportedNames(source);
  if (names === null) return [];
  return [
    ...(names.includes('wrong') ? [] : [mistakeOf(source.file, messages().code.noWrong)]),
    ...(lazy && !names.includes('lazy') ? [mistakeOf(source.file, messages().code.noLazy)] : []),
  ];
}

/** A story file without stories would test nothing. */
function storyMistakes(source: Source): FileMistake[] {
  if (!source.file.endsWith('.stories.tsx')) return [];
  const names = exportedNames(source);
  return names === null || names.some((name) => name !== 'default') ? [] : [mistakeOf(source.file, messages().code.noStory)];
}
