/** Duplicates in a pool: two items with the same identifying field, so that one player might draw both. */
import { messages } from '#engine/author-tools/messages/messages.ts';
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { locationAt } from '#engine/source-files/location.ts';
import { mistakeIn, type Source } from './source.ts';
import { bare, fieldsOf, nameIn, type Stretch, type SyntaxNode } from './walk.ts';

const say = messages('code');

/** Fields that identify an item. Two items may well share the values of other fields. */
const NAMES = ['id', 'key', 'slug', 'name', 'who', 'subject'];
/** Fields with sentences: an identical whole sentence was copied by mistake, while a short text may be a heading that recurs. */
const SENTENCES = ['text', 'asks'];
const SENTENCE = 30;
/** Pools are declared in server files, which are not in the browser's bundle. */
const POOL_FILE = /\.server\.ts$/;
/** The argument of `variant.shuffle` or `variant.pick`, up to the first closing bracket. */
const DRAWS = /\.(?:shuffle|pick)\(([^)]*)/g;

interface Telling {
  /** Name of the field; absent if the items are strings. */
  readonly field?: string;
  readonly value: string;
  readonly at: Stretch;
}

/** @param folder TypeScript files of the challenge, by name */
export function poolMistakes(folder: ReadonlyMap<string, Source>): FileMistake[] {
  const sources = [...folder.values()].filter(({ file }) => POOL_FILE.test(file));
  const draws = sources.flatMap(({ text }) => [...text.matchAll(DRAWS)]);
  const drawn = new Set(draws.flatMap(([, list = '']) => list.match(/\w+/g) ?? []));
  if (drawn.size === 0) return [];
  return sources.flatMap((source) =>
    source.parsed.program.body.flatMap((statement) => {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration?.type !== 'VariableDeclaration') return [];
      return declaration.declarations.flatMap(({ id, init }) => {
        const list = init && drawn.has(nameIn(id) ?? '') ? bare(init) : null;
        return list?.type === 'ArrayExpression' ? twiceIn(source, list.elements) : [];
      });
    }),
  );
}

function twiceIn(source: Source, elements: readonly (SyntaxNode | null)[]): FileMistake[] {
  const first = new Map<string, Stretch>();
  return elements
    .flatMap((element) => (element ? tellingIn(bare(element)) : []))
    .flatMap(({ field, value, at }) => {
      const before = first.get(`${field} ${value}`);
      if (before !== undefined) {
        const values = { field: field && `${field} `, value, line: locationAt(source.text, before.start).line };
        return [mistakeIn(source, at, say('twiceInPool', values))];
      }
      first.set(`${field} ${value}`, at);
      return [];
    });
}

function tellingIn(item: SyntaxNode): readonly Telling[] {
  if (item.type === 'Literal') return typeof item.value === 'string' ? [{ value: item.value, at: item }] : [];
  if (item.type !== 'ObjectExpression') return [];
  return fieldsOf(item).fields.flatMap(({ name: field, value: at }) => {
    const value = at.type === 'Literal' ? nameIn(at) : undefined;
    if (value === undefined) return [];
    return NAMES.includes(field) || (SENTENCES.includes(field) && value.length >= SENTENCE) ? [{ field, value, at }] : [];
  });
}
