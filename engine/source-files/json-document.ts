/** Parses JSON with the location of every value. */
import { evaluate, parse } from '@humanwhocodes/momoa';
import type { NotJson } from '#engine/author-tools/messages/manifest.ts';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { type LocatedMistake, locationAt, type SourceLocation } from './location.ts';

type Body = ReturnType<typeof parse>['body'];
type ObjectNode = Extract<Body, { type: 'Object' }>;
type MemberNode = ObjectNode['members'][number];

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
  let body: Body;
  try {
    body = parse(source, { mode: 'json' }).body;
  } catch (error) {
    return { mistakes: [syntaxMistake(error)] };
  }
  const mistakes = [...brokenTexts(source), ...duplicates(body)];
  if (mistakes.length > 0) return { mistakes };
  return {
    value: evaluate(body),
    locationOf: (pointer) => startOf(nodeAt(body, pointer)),
    placeOfName: (pointer, name) => {
      const node = nodeAt(body, pointer);
      const member = node.type === 'Object' ? memberOf(node, name) : undefined;
      return startOf(member ?? node);
    },
  };
}

/** Maps the parser's errors to the probable cause; the first match counts. */
const CAUSES: readonly (readonly [RegExp, NotJson])[] = [
  [/end of input/, 'ends'],
  [/token [LR]Brac|token (Comma|Colon)/, 'bracket'],
  [/token/, 'comma'],
  [/character '[“”«»„‘’']'/, 'quotes'],
  [/character '[/#]'/, 'comment'],
  [/character '\w|identifier/, 'unquoted'],
];

function syntaxMistake(error: unknown): LocatedMistake {
  const { message, line, column } =
    error instanceof Error
      ? { line: 1, column: 1, ...error, message: error.message }
      : { message: String(error), line: 1, column: 1 };
  const cause = CAUSES.find(([pattern]) => pattern.test(message))?.[1] ?? 'mark';
  return { line, column, message: messages().manifest.notJson(cause) };
}

function duplicates(node: Body): LocatedMistake[] {
  if (node.type === 'Array') return node.elements.flatMap(({ value }) => duplicates(value));
  if (node.type !== 'Object') return [];
  const first = new Map<string, SourceLocation>();
  return node.members.flatMap((member) => {
    const name = nameOf(member);
    const place = startOf(member);
    const before = first.get(name);
    if (!before) first.set(name, place);
    const mistake = before ? [{ ...place, message: messages().manifest.twice(name, before.line) }] : [];
    return [...mistake, ...duplicates(member.value)];
  });
}

/** The parser accepts line breaks and tabs in strings; JSON does not. */
function brokenTexts(source: string): LocatedMistake[] {
  return [...source.matchAll(/"(?:[^"\\]|\\.)*"/gs)]
    .filter(([text]) => [...text].some((character) => character < ' '))
    .map(({ index }) => ({
      ...locationAt(source, index),
      message: messages().manifest.notJson('broken'),
    }));
}

function nodeAt(body: Body, pointer: string): Body {
  let node = body;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const next =
      node.type === 'Object'
        ? memberOf(node, name)?.value
        : node.type === 'Array'
          ? node.elements[Number(name)]?.value
          : undefined;
    if (!next) return node;
    node = next;
  }
  return node;
}

function memberOf(node: ObjectNode, name: string): MemberNode | undefined {
  return node.members.find((member) => nameOf(member) === name);
}

function nameOf({ name }: MemberNode): string {
  return name.type === 'String' ? name.value : name.name;
}

function startOf({ loc }: { readonly loc: { readonly start: SourceLocation } }): SourceLocation {
  return { line: loc.start.line, column: loc.start.column };
}
