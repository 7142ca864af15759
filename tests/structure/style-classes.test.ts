/** The compiler takes any name for a class: one that its sheet lacks does nothing, and one that nobody writes is read by every visitor. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, sourcesIn } from './imports.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['engine', 'admin', 'projector', 'challenges', '.storybook'];

/** Class → whether it is written by somebody, of each sheet. */
const sheets = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => posix.join(folder, file)),
  )
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => [file, classesIn(readFileSync(join(ROOT, file), 'utf8'))]),
);

function classesIn(css: string): ReadonlySet<string> {
  const rules = css.replace(/\/\*.*?\*\/|"[^"]*"/gs, '');
  return new Set([...rules.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
}

/** Who takes which classes of a sheet; null where a name is worked out as it runs. */
const uses = FOLDERS.flatMap(sourcesIn).flatMap((source) =>
  importsOf(source)
    .filter(({ target }) => sheets.has(target))
    .map(({ file, target }) => {
      const [, name = ''] =
        new RegExp(`import (\\w+) from '[^']*${posix.basename(target).replaceAll('.', '\\.')}'`).exec(source.text) ?? [];
      const taken = [...source.text.replace(/^import .*$/gm, '').matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, 'g'))];
      return { file, sheet: target, classes: taken.map(([, one]) => one ?? null) };
    }),
);

describe('a class', () => {
  test('that a component takes is in its sheet', () => {
    const unknown = uses.flatMap(({ file, sheet, classes }) =>
      classes
        .filter((name) => name !== null && !sheets.get(sheet)?.has(name))
        .map((name) => `${file}: ${name} is not in ${sheet}`),
    );
    expect(unknown).toEqual([]);
  });

  test('of a sheet is taken by a component', () => {
    const unused = [...sheets].flatMap(([sheet, classes]) => {
      const taken = uses.filter((use) => use.sheet === sheet).flatMap((use) => use.classes);
      return taken.includes(null) ? [] : [...classes].filter((name) => !taken.includes(name)).map((name) => `${sheet}: .${name}`);
    });
    expect(sheets.size).toBeGreaterThan(100);
    expect(unused).toEqual([]);
  });
});
