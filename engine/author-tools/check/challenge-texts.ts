/** Extracts the texts of a challenge's folder: from its manifest, its notes and the string literals of its code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from '#engine/author-tools/lint/source.ts';
import { nameIn, type Stretch, type SyntaxNode, walk } from '#engine/author-tools/lint/walk.ts';

export interface ChallengeText {
  /** Path within the folder. */
  readonly file: string;
  /** Field of the manifest. */
  readonly field?: string;
  /** The text as read, with `…` for each interpolated expression. */
  readonly text: string;
  /** Source text with the same offsets as the file: `…` stands for each character of an interpolated expression or inline code. */
  readonly written: string;
  /** Offset in the file, from 0. */
  readonly at: number;
  /** Syntax of a text that is rendered unchanged: JSX text (with `&nbsp;`) or a string literal. Absent for other texts. */
  readonly shown?: 'tag' | 'string' | undefined;
}

/** Files that only developers read. */
const OF_DEVELOPERS = /\.test\.tsx?$|^(solve|walkthrough)\.ts$|\.stories\.tsx$/;
/** Attributes without prose: class names, SVG geometry, namespaces. */
const NO_TEXT = /^(className|d|points|transform|viewBox|xmlns)$/;
/** Attributes that are read aloud or by programs, and never wrap on the screen. */
const NO_LINE = /^(aria-.*|alt|href|id|key|name|role|src|type|value)$/;
/** Elements with text that is shown as typed, or hidden visually. */
const NO_PROSE = /^(code|kbd|pre|samp|textarea|VisuallyHidden)$/;

/** The texts of a challenge's folder. @param folder absolute */
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

/** References of the debrief are left out: they may be the same in many challenges. */
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

/** Lines without the headings, which are the same everywhere. Inline code is left out, as it is shown as typed. */
function lines(file: string, markdown: string): ChallengeText[] {
  let at = 0;
  return markdown.split('\n').flatMap((line) => {
    const start = at;
    at += line.length + 1;
    return line.startsWith('#')
      ? []
      : [{ file, text: line.trim(), written: line.replace(/`[^`]*`/g, (code) => '…'.repeat(code.length)), at: start }];
  });
}

function literals(file: string, code: string): ChallengeText[] {
  const found: ChallengeText[] = [];
  /** Adds a text. @param marks length of the quotation mark on each side @param holes interpolated expressions */
  const add = (shown: ChallengeText['shown'], text: string, node: Stretch, marks: number, holes: readonly Stretch[] = []) => {
    const at = node.start + marks;
    let written = code.slice(at, node.end - marks);
    // The `…` also replace the `${` before and the `}` after the expression.
    for (const { start, end } of holes)
      written = `${written.slice(0, start - 2 - at)}${'…'.repeat(end - start + 3)}${written.slice(end + 1 - at)}`;
    found.push({ file, text, written, at, shown });
  };
  walk(parseSource(file, code).program, (node, around) => {
    if (node.type === 'JSXAttribute') return !NO_TEXT.test(nameIn(node.name) ?? '');
    if (node.type === 'ImportDeclaration') return false;
    if (node.type === 'Literal' && typeof node.value === 'string') add(shownAs(node, around), node.value, node, 1);
    if (node.type === 'JSXText') add(shownAs(node, around), node.value.replace(/\s+/g, ' ').trim(), node, 0);
    if (node.type === 'TemplateLiteral')
      add(shownAs(node, around), node.quasis.map(({ value }) => value.raw).join('…'), node, 1, node.expressions);
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
