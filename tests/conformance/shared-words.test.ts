/** What pages share with the schemas is typed once, in plain files such as `schemas/constants.ts`, and brings no schema library along. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROOMS = [
  'admin',
  'projector',
  ...['rules', 'toolbox', 'client', 'ui', 'frame', 'authoring', 'site'].map((room) => `engine/${room}`),
];

const sources = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|stories|^testing\//.test(name))
    .map((name) => ({ file: `${room}/${name}`, text: readFileSync(join(ROOT, room, name), 'utf8') })),
);
/** Lines of product code that match, as `file: line`. */
const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`));

/** What a text loads, types aside: the first group of `from`, found in its imports. */
function loaded(text: string, from: RegExp): string[] {
  const statement = new RegExp(`(?:^(?:import|export) (?!type\\b)[^;]*?from |import\\()'${from.source}'`, 'gm');
  return [...text.matchAll(statement)].map(([, name]) => name ?? '');
}

/** The files of `schemas/` that load nothing but words: without the schema library, that is. */
const plain = readdirSync(join(ROOT, 'schemas')).filter(
  (name) =>
    name.endsWith('.ts') &&
    loaded(readFileSync(join(ROOT, 'schemas', name), 'utf8'), /([^']+)/).every((other) =>
      /^\.\/(console-)?constants\.ts$/.test(other),
    ),
);

describe('what a browser loads', () => {
  it('takes types from the schemas, and values from their plain files only', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(plain).toEqual(expect.arrayContaining(['constants.ts', 'console-constants.ts']));
    const taken = sources.flatMap(({ file, text }) => loaded(text, /#schemas\/([^']+)/).map((name) => ({ file, name })));
    expect(taken.filter(({ name }) => !plain.includes(name))).toEqual([]);
    const site = sources.filter(({ file }) => file.startsWith('engine/'));
    expect(site.filter(({ text }) => text.includes('#schemas/console-constants.ts')).map(({ file }) => file)).toEqual([]);
  });

  it('has no limit of its own on what is sent', () => {
    const ofConsoleOrSite = found(/^.*\b(?:maxLength|minLength|min|max|pattern)=(?:\{[\d'"`]|["']).*$/gm);
    expect(ofConsoleOrSite.filter((line) => !line.startsWith('engine/ui/'))).toEqual([]);
  });
});
