/** The texts of a challenge's folder: what its manifest, its notes and the literals of its code say to somebody. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from '#engine/author-tools/lint/parsed-source.ts';
import { nameIn, type SyntaxNode, walk } from '#engine/author-tools/lint/walk.ts';

export interface ChallengeText {
  /** Within the folder. */
  readonly file: string;
  /** In a manifest. */
  readonly field?: string;
  /** As it is read, with `…` for what is worked out. */
  readonly text: string;
  /** As it is written, each character at its place from `at` on; what is worked out is `…`, however long it is. */
  readonly written: string;
  /** Where that begins in the file, from 0. */
  readonly at: number;
  /** Where a tag shows it as it stands: whether it is written as a text of tags is, with `&nbsp;`, or as a string. */
  readonly shown?: 'tag' | 'string';
}

/** What only developers read. */
const OF_DEVELOPERS = /\.test\.tsx?$|^(solve|walkthrough)\.ts$|\.stories\.tsx$/;
/** Attributes that no text is in: names of classes, lines of a drawing, the language that it is drawn in. */
const NO_TEXT = /^(className|d|points|transform|viewBox|xmlns)$/;
/** Attributes that are heard, or that a program reads: a line never breaks in them. */
const NO_LINE = /^(aria-.*|alt|href|id|key|name|role|src|type|value)$/;
/** What is shown as it was typed, or only heard. */
const NO_PROSE = /^(code|kbd|pre|samp|textarea|VisuallyHidden)$/;

/** @param folder absolute */
export function textsIn(folder: string): ChallengeText[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const content = () => readFileSync(join(folder, file), 'utf8');
      if (file === 'manifest.json') return manifestTexts(file, content());
      if (file.endsWith('.md')) return lines(file, content());
      return /\.tsx?$/.test(file) && !OF_DEVELOPERS.test(file) ? literals(file, content()) : [];
    });
}

/** What is read further on is elsewhere, and may well be the same page for many. */
function manifestTexts(file: string, json: string): ChallengeText[] {
  const { $schema: _, debrief, ...fields }: Record<string, unknown> = JSON.parse(json.replace(/^\uFEFF/, ''));
  const { references: _read, ...told } = Object(debrief);
  return Object.entries({ ...fields, debrief: told }).flatMap(([field, value]) =>
    stringsIn(value).map((text) => {
      const written = JSON.stringify(text).slice(1, -1);
      return { file, field, text, written, at: Math.max(0, json.indexOf(`"${written}"`) + 1) };
    }),
  );
}

function stringsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(stringsIn);
}

/** Without the headings, which are the same everywhere. What is in backquotes is typed as it stands. */
function lines(file: string, markdown: string): ChallengeText[] {
  let at = 0;
  return markdown.split('\n').flatMap((line) => {
    const start = at;
    at += line.length + 1;
    return line.startsWith('#') ? [] : [{ file, text: line.trim(), written: line.replace(/`[^`]*`/g, blanked), at: start }];
  });
}

function literals(file: string, code: string): ChallengeText[] {
  const found: ChallengeText[] = [];
  const add = (
    shown: ChallengeText['shown'],
    text: string,
    [at, end]: readonly [number, number],
    inside: readonly (readonly [number, number])[] = [],
  ) => {
    const written = inside.reduce(
      (before, [from, to]) => before.slice(0, from - at) + blanked(before.slice(from - at, to - at)) + before.slice(to - at),
      code.slice(at, end),
    );
    found.push({ file, text, written, at, ...(shown ? { shown } : {}) });
  };
  walk(parseSource(file, code).program, (node, around) => {
    if (node.type === 'JSXAttribute') return !NO_TEXT.test(nameIn(node.name) ?? '');
    if (node.type === 'ImportDeclaration') return false;
    if (node.type === 'Literal' && typeof node.value === 'string')
      add(shownAs(node, around), node.value, [node.start + 1, node.end - 1]);
    if (node.type === 'JSXText') add(shownAs(node, around), node.value.replace(/\s+/g, ' ').trim(), [node.start, node.end]);
    if (node.type === 'TemplateLiteral') {
      // With `${` before it and `}` behind.
      const worked = node.expressions.map(({ start, end }) => [start - 2, end + 1] as const);
      const text = node.quasis.map(({ value }) => value.raw).join('…');
      add(shownAs(node, around), text, [node.start + 1, node.end - 1], worked);
    }
    return true;
  });
  return found;
}

/**
 * Whether a literal is rendered unchanged by JSX, and in which syntax it is written. Undefined where it is not certain: an argument of a
 * call or the value of a variable may be changed before it is rendered.
 */
function shownAs(node: SyntaxNode, around: readonly SyntaxNode[]): ChallengeText['shown'] {
  if (around.some((one) => one.type === 'JSXElement' && NO_PROSE.test(nameIn(one.openingElement.name) ?? ''))) return undefined;
  if (node.type === 'JSXText') return 'tag';
  let inner: SyntaxNode = node;
  for (const outer of around.toReversed()) {
    if (outer.type === 'JSXAttribute') {
      if (NO_LINE.test(nameIn(outer.name) ?? 'aria-')) return undefined;
      return inner === node ? 'tag' : 'string';
    }
    if (outer.type === 'JSXElement' || outer.type === 'JSXFragment') return 'string';
    const isPart =
      (outer.type === 'ConditionalExpression' && outer.test !== inner) ||
      (outer.type === 'LogicalExpression' && outer.right === inner) ||
      ['JSXExpressionContainer', 'ParenthesizedExpression', 'TemplateLiteral'].includes(outer.type);
    if (!isPart) return undefined;
    inner = outer;
  }
  return undefined;
}

function blanked(written: string): string {
  return '…'.repeat(written.length);
}
