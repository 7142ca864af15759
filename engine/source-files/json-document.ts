/** Parses JSON with the location of every value. */
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { type LocatedMistake, locationAt, type SourceLocation } from './location.ts';

const say = messages('manifest');

export interface JsonDocument {
  readonly value: unknown;
  /** Location of the value at a JSON pointer (RFC 6901), or of its nearest existing ancestor. */
  locationOf(pointer: string): SourceLocation;
  /** Location of the name of an object's member. */
  placeOfName(pointer: string, name: string): SourceLocation;
}

/** Parses a JSON text. A syntax error or a duplicate key is returned with its location. */
export function readJson(text: string): JsonDocument | { readonly mistakes: readonly LocatedMistake[] } {
  // Some Windows editors add a byte order mark.
  const source = text.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true });
  const [error] = errors;
  if (error) return { mistakes: [syntaxMistake(source, error)] };
  if (!root) throw new Error('the parser returned neither a value nor an error');
  const mistakes = duplicates(source, root);
  if (mistakes.length > 0) return { mistakes };
  const startOf = ({ offset }: Node) => locationAt(source, offset);
  return {
    value: JSON.parse(source),
    locationOf: (pointer) => startOf(nodeAt(root, pointer)),
    placeOfName: (pointer, name) => {
      const node = nodeAt(root, pointer);
      return startOf(findNodeAtLocation(node, [name])?.parent ?? node);
    },
  };
}

/** Probable cause by the parser's error code and the character at the error, '' at the end of the text; the first match counts. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/ $/, 'ends'],
  [/ [}\],:]$/, 'bracket'],
  [/ [“”«»„‘’']$/, 'quotes'],
  [/ [/#]$/, 'comment'],
  [/^InvalidSymbol [\p{L}\d_]$/u, 'unquoted'],
  [/^(?:InvalidEscapeCharacter|InvalidUnicode) /, 'escape'],
  [/^(?:UnexpectedEndOfString|InvalidCharacter) /, 'broken'],
  [/Expected /, 'comma'],
];
/** The part of a string before an escape that JSON does not know. */
const UP_TO_BAD_ESCAPE = /^(?:[^\\]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*/i;

function syntaxMistake(source: string, { error, offset }: ParseError): LocatedMistake {
  const met = `${printParseErrorCode(error)} ${source.charAt(offset)}`;
  const cause = CAUSES.find(([pattern]) => pattern.test(met))?.[1] ?? 'mark';
  const inside = cause === 'escape' ? (UP_TO_BAD_ESCAPE.exec(source.slice(offset))?.[0].length ?? 0) : 0;
  return { ...locationAt(source, offset + inside), message: say('notJson', { cause }) };
}

/** Members of an object whose name an earlier one has, at any depth. */
function duplicates(source: string, { type, children = [] }: Node): LocatedMistake[] {
  const first = new Map<unknown, SourceLocation>();
  const here = children.flatMap(({ children: [name] = [], offset }) => {
    if (type !== 'object') return [];
    const place = locationAt(source, offset);
    const before = first.get(name?.value);
    if (before) return [{ ...place, message: say('twice', { name: String(name?.value), line: before.line }) }];
    first.set(name?.value, place);
    return [];
  });
  return [...here, ...children.flatMap((child) => duplicates(source, child))];
}

function nodeAt(root: Node, pointer: string): Node {
  let node = root;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(name) : name]);
    if (!next) return node;
    node = next;
  }
  return node;
}
