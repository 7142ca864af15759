/** The linter's rules for imports: files that break each, and files that break none, go through the linter itself. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowedTo, DOORS, roleOf } from '#engine/author-tools/lint/roles.ts';
import { FOLDERS } from './folders.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let directory: string;
afterAll(() => rmSync(directory, { recursive: true, force: true }));

interface Case {
  /** Where the import stands. */
  readonly file: string;
  readonly specifier: string;
  readonly allowed: boolean;
}

const OUTSIDE = ['server', 'tests', '.storybook'];
/** Rooms that packages, too, are kept out of; each with one that it may use. */
const NO_PACKAGES = { schemas: 'typebox', 'engine/rules': 'immer', 'engine/toolbox': '@noble/hashes/sha2.js' };
const LINTED = [...FOLDERS].filter(([folder]) => folder !== 'challenges');

/** How a file of one folder would import from another: by its address, and by its path. */
function specifiersOf(file: string, folder: string): string[] {
  const path = relative(dirname(file), `${folder}/some.ts`);
  return folder.startsWith('engine/') || folder === 'schemas' ? [`#${folder}/some.ts`, path] : [path];
}

const folderCases: readonly Case[] = LINTED.flatMap(([folder, imports]) => {
  const file = `${folder}/fixture.ts`;
  const others = [...FOLDERS.keys(), ...OUTSIDE].filter((other) => other !== folder);
  return others.flatMap((other) =>
    specifiersOf(file, other)
      // Console and projector have no address: only the build imports them, by their paths.
      .filter((specifier) => specifier.startsWith('#') || ['admin', 'projector'].includes(other) || !imports.includes(other))
      .map((specifier) => ({ file, specifier, allowed: imports.includes(other) })),
  );
});

const challengeCases: readonly Case[] = [
  {
    file: 'challenges/one/scene.tsx',
    allowed: ['react', 'lucide-react', '#engine/authoring', '#engine/authoring/toolbox', './part.ts'],
    refused: [
      './challenge.server.ts',
      './parts/some.server.ts',
      '../two/scene.tsx',
      '#engine/authoring/server',
      '#engine/frame/scene/scene.ts',
      '#schemas/manifest.ts',
      'zustand',
      'react-dom',
    ],
  },
  {
    file: 'challenges/one/challenge.server.ts',
    allowed: ['#engine/authoring/server', '#engine/authoring/toolbox', './artifacts.ts', './pool.server.ts'],
    refused: ['./challenge.tsx', '#engine/authoring', 'node:crypto', '../two/challenge.server.ts', 'react'],
  },
  {
    file: 'challenges/one/solve.ts',
    allowed: ['#engine/authoring/server', '#engine/authoring/toolbox', './artifacts.ts'],
    refused: ['./challenge.tsx', '#engine/authoring', '#engine/rules/variant.ts'],
  },
  {
    file: 'challenges/one/walkthrough.ts',
    allowed: ['#engine/authoring/testing', './artifacts.ts'],
    refused: ['#engine/rules/solution.ts', '@playwright/test'],
  },
  {
    file: 'challenges/one/challenge.test.ts',
    allowed: ['vitest', 'fast-check', 'node:crypto', '#engine/authoring/testing', './challenge.server.ts'],
    refused: ['#engine/rules/variant.ts', '../two/solve.ts', '../../tests/support/test-app.ts'],
  },
  {
    file: 'challenges/one/scene.browser.test.tsx',
    allowed: ['vitest', 'vitest/browser', 'react', '#engine/authoring/testing', './scene.tsx'],
    refused: ['react-dom/client', '#engine/frame/challenge-frame.tsx'],
  },
  {
    file: 'challenges/one/challenge.stories.tsx',
    allowed: ['storybook/test', '#.storybook/preview', '#engine/authoring/stories', './challenge.server.ts'],
    refused: ['../../.storybook/preview.tsx', '#engine/frame/scene/scene.ts'],
  },
].flatMap(({ file, allowed, refused }) => [
  ...allowed.map((specifier) => ({ file, specifier, allowed: true })),
  ...refused.map((specifier) => ({ file, specifier, allowed: false })),
]);

/**
 * The doors and packages of the lint of challenges, which says what authors are told: here the same are allowed, and the other doors are
 * not.
 */
const roleCases: readonly Case[] = [
  'scene.tsx',
  'challenge.server.ts',
  'solve.ts',
  'walkthrough.ts',
  'challenge.test.ts',
  'challenge.stories.tsx',
].flatMap((name) => {
  const allowed = allowedTo(roleOf(name), false).map((specifier) => (specifier === 'node:' ? 'node:path' : specifier));
  const refused = DOORS.filter((door) => !allowed.includes(door));
  const file = `challenges/two/${name}`;
  return [
    ...allowed.map((specifier) => ({ file, specifier, allowed: true })),
    ...refused.map((specifier) => ({ file, specifier, allowed: false })),
  ];
});

const packageCases: readonly Case[] = [
  ...Object.entries(NO_PACKAGES).flatMap(([folder, use]) => [
    { file: `${folder}/fixture.ts`, specifier: 'react', allowed: false },
    ...(use ? [{ file: `${folder}/fixture.ts`, specifier: use, allowed: true }] : []),
  ]),
  { file: 'engine/authoring/fixture.ts', specifier: 'react', allowed: false },
  { file: 'engine/authoring/fixture.ts', specifier: './other.ts', allowed: false },
  { file: 'engine/site/fixture.ts', specifier: 'virtual:challenges/catalogue', allowed: true },
  { file: 'engine/site/fixture.ts', specifier: 'virtual:challenges/server', allowed: false },
  { file: 'engine/frame/fixture.ts', specifier: 'virtual:challenges/catalogue', allowed: false },
  { file: 'admin/fixture.ts', specifier: '#engine/site/app.tsx', allowed: false },
  { file: 'admin/fixture.ts', specifier: '#engine/ui/controls/button.tsx', allowed: true },
  { file: 'projector/fixture.ts', specifier: 'virtual:challenges/catalogue', allowed: false },
  { file: 'server/fixture.ts', specifier: '#engine/frame/scene/scene.ts', allowed: false },
  { file: 'server/fixture.ts', specifier: '#engine/rules/scoring.ts', allowed: true },
];

const CASES = [...folderCases, ...challengeCases, ...roleCases, ...packageCases];

interface Report {
  readonly diagnostics: readonly {
    readonly message: string;
    readonly location: { readonly path: string; readonly start: { readonly line: number } };
  }[];
}

/** What the linter says of this file's imports, one a line: its message, or undefined where it says nothing. */
let messageFor: (wanted: Case) => string | undefined;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'vigie-lint-'));
  for (const file of ['biome.json', '.gitignore']) copyFileSync(join(ROOT, file), join(directory, file));
  for (const { file, specifier } of CASES) {
    mkdirSync(join(directory, dirname(file)), { recursive: true });
    appendFileSync(join(directory, file), `import '${specifier}';\n`);
  }
  const { diagnostics } = lint();
  messageFor = (wanted) => {
    const line = CASES.filter(({ file }) => file === wanted.file).indexOf(wanted) + 1;
    const met = ({ location }: Report['diagnostics'][number]) => location.path === wanted.file && location.start.line === line;
    return diagnostics.find(met)?.message;
  };
});

function lint(): Report {
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--reporter=json', '--max-diagnostics=none', '--only=style/noRestrictedImports'];
  try {
    return JSON.parse(execFileSync(process.execPath, [biome, ...options], { cwd: directory, encoding: 'utf8', stdio: 'pipe' }));
  } catch (error) {
    // It ends with 1, since it has something to say.
    return JSON.parse(String(Object(error).stdout));
  }
}

it.each(CASES.filter(({ allowed }) => !allowed))('$file may not import $specifier, and hears what it may', (wanted) => {
  expect(messageFor(wanted)).toMatch(/may import|hands on/);
});

it.each(CASES.filter(({ allowed }) => allowed))('$file may import $specifier', (wanted) => {
  expect(messageFor(wanted)).toBeUndefined();
});
