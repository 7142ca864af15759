/** The sources of this repository, and what they import: where the checks of import directions read both. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** From the root of the repository: `server/app.ts`. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly file: string;
  readonly line: number;
  /** A path from the root of the repository; of a package or a virtual module, its name. */
  readonly target: string;
  /** Nothing is left of it when the program runs. */
  readonly typeOnly: boolean;
}

/** Every TypeScript file below a folder of the root. */
export function sourcesIn(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mts)$/.test(name))
    .map((name) => posix.join(folder, name.split(sep).join('/')))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** What a file imports or exports from elsewhere, types and `import()` included. */
export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(/(?:\bfrom\s*|^import\s*|\bimport\s*\(\s*)(['"])([^'"\n]+)\1/gm)].map((match) => ({
    file: path,
    line: text.slice(0, match.index).split('\n').length,
    target: targetOf(match[2] ?? '', path),
    typeOnly: match[0].startsWith('from') && /^import type\b|^export type\b/.test(statementBefore(text, match.index)),
  }));
}

/** From the `import` or `export` that a `from` belongs to, to the `from`. */
function statementBefore(text: string, from: number): string {
  const before = text.slice(0, from);
  return before.slice([...before.matchAll(/(?<=^ *)(?:import|export)\b/gm)].at(-1)?.index);
}

function targetOf(specifier: string, path: string): string {
  // `imports` in package.json: #engine/x is engine/x.
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier;
}
