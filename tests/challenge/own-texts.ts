/**
 * Which of a challenge's texts are still those of the kind of scene that it was begun with. Each of them is right by itself, and tells
 * another story: no other check can see it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from '../../engine/registry/sources/parsed-source.ts';
import { nameIn, walk } from '../../engine/registry/sources/walk.ts';

export interface OwnTexts {
  readonly all: number;
  /** Those that stand in the kind too. */
  readonly left: number;
  /** Files that have them, the manifest with its fields: `reveal.tsx`, `manifest.json ("briefing", "hints")`. */
  readonly places: readonly string[];
  /** The folder of the kind that most of them are from; '' where none is left. */
  readonly kind: string;
}

interface Text {
  readonly file: string;
  /** In a manifest. */
  readonly field?: string;
  readonly text: string;
}

/** Shorter ones are labels, which may well be the same: « Mot de passe », « Boîte de réception ». */
const WORDS = 4;
/** What only developers read. */
const CODE = /\.test\.tsx?$|^(solve|walkthrough)\.ts$|\.stories\.tsx$/;

/** @param folder of the challenge @param kinds the folder that has those of the kinds (`_form`) */
export function ownTextsOf(folder: string, kinds: string): OwnTexts {
  const texts = textsIn(folder);
  const candidates = readdirSync(kinds)
    .filter((name) => name.startsWith('_') && existsSync(join(kinds, name, 'manifest.json')))
    .map((kind) => {
      const theirs = new Set(textsIn(join(kinds, kind)).map(({ text }) => text));
      return { kind, left: texts.filter(({ text }) => theirs.has(text)) };
    });
  const none: (typeof candidates)[number] = { kind: '', left: [] };
  const { kind, left } = candidates.reduce((best, one) => (one.left.length > best.left.length ? one : best), none);
  return { all: texts.length, left: left.length, places: placesOf(left), kind };
}

function placesOf(texts: readonly Text[]): string[] {
  return [...new Set(texts.map(({ file }) => file))].map((file) => {
    const fields = new Set(texts.flatMap((text) => (text.file === file ? (text.field ?? []) : [])));
    return fields.size > 0 ? `${file} (${[...fields].map((field) => `"${field}"`).join(', ')})` : file;
  });
}

function textsIn(folder: string): Text[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const text = () => readFileSync(join(folder, file), 'utf8');
      if (file === 'manifest.json') return manifestTexts(file, JSON.parse(text()));
      if (file.endsWith('.md')) return lines(file, text());
      return /\.tsx?$/.test(file) && !CODE.test(file) ? literals(file, text()) : [];
    })
    .filter(({ text }) => (text.match(/\p{L}{2,}/gu) ?? []).length >= WORDS);
}

/** What is read further on may well be the same page. */
function manifestTexts(file: string, { $schema: _, debrief, ...fields }: Record<string, unknown>): Text[] {
  const { references: _read, ...told } = Object(debrief);
  return Object.entries({ ...fields, debrief: told }).flatMap(([field, value]) =>
    stringsIn(value).map((text) => ({ file, field, text })),
  );
}

function stringsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(stringsIn);
}

/** Without the headings, which are the same everywhere. */
function lines(file: string, markdown: string): Text[] {
  return markdown.split('\n').flatMap((line) => (line.startsWith('#') ? [] : [{ file, text: line.trim() }]));
}

function literals(file: string, code: string): Text[] {
  const found: string[] = [];
  walk(parseSource(file, code).program, (node) => {
    // Names of classes, directions of a line: of what an element has, only its name for whoever does not see it is a text.
    if (node.type === 'JSXAttribute') return /^(aria-label|alt|title|label|name)$/.test(nameIn(node.name) ?? '');
    if (node.type === 'ImportDeclaration') return false;
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
    if (node.type === 'JSXText') found.push(node.value.replace(/\s+/g, ' ').trim());
    if (node.type === 'TemplateLiteral') found.push(node.quasis.map(({ value }) => value.raw).join('…'));
    return true;
  });
  return found.map((text) => ({ file, text }));
}
