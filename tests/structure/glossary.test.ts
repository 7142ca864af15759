/** Names use the terms of docs/glossary.md: what it retires is no name of a file, a folder, an export or a type. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sourcesIn } from './imports.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TEXT = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
/** Rows of the tables with three columns. */
const ROWS = [...TEXT.matchAll(/^\| ([^|]+) \| ([^|]+) \|([^|]*)\|$/gm)].slice(1);

interface Retired {
  readonly text: string;
  readonly use: string;
  readonly matches: (words: string) => boolean;
}

/** `fullRoom` and `full-room` are ` full room `. */
function wordsOf(name: string): string {
  return ` ${name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase()
    .trim()} `;
}

const RETIRED: readonly Retired[] = ROWS.flatMap(([, term = '', , not = '']) =>
  [...not.matchAll(/`([^`]+)`/g)].map(([, text = '']) => {
    const words = wordsOf(text.replaceAll('…', ''));
    return {
      text,
      use: term.trim(),
      matches: (name) =>
        text.endsWith('…') ? name.startsWith(words) : text.startsWith('…') ? name.endsWith(words) : name.includes(words),
    };
  }),
);

/** What a file brings into the world: its own name, its folders', and what it exports. */
function namesOf({ path, text }: { readonly path: string; readonly text: string }): readonly string[] {
  const parts = path.split('/').map((part) => part.replace(/\..*$/, ''));
  const exported = text.matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm);
  return [...parts, ...[...exported].map(([, name = '']) => name)];
}

const sources = ['schemas', 'engine', 'server', 'admin', 'projector'].flatMap(sourcesIn);

it('what the glossary retires is nowhere a name', () => {
  expect(RETIRED.length).toBeGreaterThan(25);
  expect(sources.length).toBeGreaterThan(700);
  const found = sources.flatMap((source) =>
    namesOf(source).flatMap((name) =>
      RETIRED.filter(({ matches }) => matches(wordsOf(name))).map(
        ({ text, use }) => `${source.path}: ${name} has the retired \`${text}\`, which docs/glossary.md has under ${use}`,
      ),
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});

it('a retired word is found at the beginning, at the end, and between', () => {
  const by = (name: string) => RETIRED.filter(({ matches }) => matches(wordsOf(name))).map(({ text }) => text);
  expect(by('MOST_ROWS')).toEqual(['most…']);
  expect(by('AuditNeeds')).toEqual(['…needs']);
  expect(by('createSteeringRoutes')).toEqual(['steering']);
  expect(by('needsHelp')).toEqual([]);
  expect(by('hashPasswords')).toEqual([]);
});

it('the files and folders that it names are there', () => {
  const paths = [...TEXT.matchAll(/`((?:docs|engine|schemas|server|admin|tests)\/[^`…]*)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
