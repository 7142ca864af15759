/** The catalogues of messages for authors fit the calls: each sentence is asked for somewhere, with the values that stand in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSource } from '../../engine/author-tools/lint/source.ts';
import { bare, fieldsOf, nameIn, type SyntaxNode, walk } from '../../engine/author-tools/lint/walk.ts';
import { type SourceFile, sourcesIn } from './imports.ts';

const CATALOGUES = join(import.meta.dirname, '../../engine/author-tools/messages/catalogues');

interface Sentence {
  /** With its subject: `code.fields.Scene`. */
  readonly key: string;
  /** All forms of a language, one after the other. */
  readonly en: string;
  readonly fr: string;
}

/** A call for the sentence of a key or, where the key ends in a full stop, for one of a group. */
interface Call {
  readonly file: string;
  readonly key: string;
  /** Null if it only asks whether there is one. */
  readonly values: readonly string[] | null;
}

const formsOf = (text: unknown) => (typeof text === 'string' ? text : Object.values(Object(text)).join('\n{{count}}'));

function sentencesIn(key: string, entry: object): Sentence[] {
  if ('en' in entry || 'fr' in entry)
    return [{ key, en: formsOf(Reflect.get(entry, 'en')), fr: formsOf(Reflect.get(entry, 'fr')) }];
  return Object.entries(entry).flatMap(([name, inner]) => sentencesIn(`${key}.${name}`, Object(inner)));
}

const sentences = readdirSync(CATALOGUES)
  .filter((file) => !['descriptions.json', 'phrases.json'].includes(file))
  .flatMap((file) => sentencesIn(file.replace('.json', ''), JSON.parse(readFileSync(join(CATALOGUES, file), 'utf8'))));

/** Groups of phrases of which a sentence shows one: `code.roles.` of `{{roles[role]}}`. */
const groupsOf = ({ key, en, fr }: Sentence) =>
  [...`${en}${fr}`.matchAll(/\{\{(\w+)\[/g)].map(([, name]) => `${key.split('.')[0]}.${name}.`);
const groups = new Set(sentences.flatMap(groupsOf));

/** What a sentence needs, its phrases included. */
function valuesIn(sentence: Sentence, text: string): string[] {
  const named = [...text.matchAll(/\{\{(?:\w+\[)?(\w+)(?:\]|, number)?\}\}/g)].map(([, name]) => name ?? '');
  const phrases = sentences.filter(({ key }) => groupsOf(sentence).some((group) => key.startsWith(group)));
  return [...new Set([...named, ...phrases.flatMap((phrase) => valuesIn(phrase, phrase.en))])].sort();
}

function callsIn({ path, text }: SourceFile): Call[] {
  const { program } = parseSource(path, text);
  const declared = new Map<string, SyntaxNode>();
  const calls: Call[] = [];
  const meant = (node: SyntaxNode | undefined) => (node?.type === 'Identifier' ? declared.get(node.name) : node);
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) declared.set(nameIn(node.id) ?? '', bare(node.init));
    if (node.type !== 'CallExpression') return true;
    const asks = nameIn(node.callee) === 'hasMessage';
    const catalogue = asks ? node : meant(node.callee);
    const [key, given] = asks ? node.arguments.slice(1) : node.arguments;
    const isCatalogue = catalogue?.type === 'CallExpression' && (asks || nameIn(catalogue.callee) === 'messages');
    const subject = isCatalogue ? catalogue.arguments[0] : undefined;
    const written = meant(key);
    if (!subject || !written) return true;
    const start = written.type === 'TemplateLiteral' ? written.quasis[0]?.value.cooked : nameIn(written);
    const values = meant(given);
    const names = values?.type === 'ObjectExpression' ? fieldsOf(values).fields.map(({ name }) => name) : [];
    calls.push({ file: path, key: `${nameIn(subject)}.${start}`, values: asks ? null : names.sort() });
    return true;
  });
  return calls;
}

const sources = ['engine', 'schemas', 'tests/conformance']
  .flatMap(sourcesIn)
  .filter(({ path }) => !/^engine.*\.test\./.test(path));
const calls = sources.filter(({ text }) => text.includes('messages(')).flatMap(callsIn);
const isOf = (key: string, call: string) => key === call || (call.endsWith('.') && key.startsWith(call));

test('a sentence has the same values in both languages', () => {
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter((one) => `${valuesIn(one, one.en)}` !== `${valuesIn(one, one.fr)}`)).toEqual([]);
});

test('each call asks for a sentence that there is, and gives it its values', () => {
  const wrong = calls.flatMap(({ file, key: call, values }) => {
    const meant = sentences.filter(({ key }) => isOf(key, call));
    if (meant.length === 0) return [`${file}: no ${call}`];
    const wanted = [...new Set(meant.flatMap((one) => valuesIn(one, one.en)))].sort();
    return values === null || `${wanted}` === `${values}` ? [] : [`${file}: ${call} needs ${wanted}, and is given ${values}`];
  });
  expect(wrong).toEqual([]);
});

test('each sentence is asked for, and each phrase of a group named', () => {
  const named = new Set(sources.flatMap(({ text }) => text.match(/[\w-]+(?:\.[a-z]+)*/g) ?? []));
  const unused = sentences.filter(({ key }) => {
    const group = [...groups].find((one) => key.startsWith(one));
    return group === undefined
      ? calls.every((call) => !isOf(key, call.key))
      : key
          .slice(group.length)
          .split(' ')
          .some((word) => !named.has(word));
  });
  expect(unused.map(({ key }) => key)).toEqual([]);
});
