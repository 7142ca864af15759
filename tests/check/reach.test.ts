import { describe, expect, it } from 'vitest';
import { importsOf, type SourceFile } from '../structure/imports.ts';
import { concernsDatabases } from './databases.ts';
import { reachedBy } from './reach.ts';
import type { Reader } from './read-by-path.ts';

/** A project of these sources. Answers with the tests that a change of these files reaches. */
function testsReached(
  sources: Readonly<Record<string, string>>,
  changed: readonly string[],
  readers: readonly Reader[] = [],
): string[] {
  const read = Object.entries(sources).map(([path, text]): SourceFile => ({ path, text }));
  const reached = reachedBy(changed, { files: Object.keys(sources), imports: read.flatMap(importsOf), readers });
  return [...reached].filter((path) => path.includes('.test.')).sort();
}

describe('a change reaches', () => {
  const PARTS = {
    'engine/rules/scoring.ts': '',
    'engine/frame/price.tsx': "import { toPoints } from '#engine/rules/scoring.ts';",
    'engine/frame/price.test.ts': "import { price } from './price.tsx';",
    'engine/frame/other.test.ts': "import { other } from './other.ts';",
  };

  it('the tests that import it, by others too', () => {
    expect(testsReached(PARTS, ['engine/rules/scoring.ts'])).toEqual(['engine/frame/price.test.ts']);
  });

  it('itself, and what imported a file that is gone', () => {
    expect(testsReached(PARTS, ['engine/frame/price.test.ts'])).toEqual(['engine/frame/price.test.ts']);
    expect(testsReached(PARTS, ['engine/frame/other.ts'])).toEqual(['engine/frame/other.test.ts']);
  });

  it('nothing that takes its types alone', () => {
    const sources = { 'engine/a.ts': '', 'engine/a.test.ts': "import type { A } from './a.ts';" };
    expect(testsReached(sources, ['engine/a.ts'])).toEqual([]);
  });

  it('a sheet’s tests where it is read as a text', () => {
    expect(testsReached({ 'engine/a.test.ts': "import sheet from './a.css?raw';" }, ['engine/a.css'])).toEqual([
      'engine/a.test.ts',
    ]);
  });
});

describe('what is read by path', () => {
  const SOURCES = {
    'challenges/one/challenge.server.ts': "import { text } from '#engine/toolbox/text.ts';",
    'tests/conformance/play.test.ts': "import { challenges } from 'virtual:challenges/server';",
    'tests/conformance/texts.test.ts': '',
  };
  const READERS: Reader[] = [
    { reader: 'virtual:challenges/', reads: ['challenges/'], runs: ['challenges/'] },
    { reader: 'tests/conformance/texts.test.ts', reads: ['challenges/'] },
  ];

  it('stops where the server hands challenges over: its tests play others', () => {
    const server = {
      ...SOURCES,
      'server/start/main.ts': "import { challenges } from 'virtual:challenges/server';",
      'server/start/main.test.ts': "import './main.ts';",
      'tests/whole-server/calls.test.ts': '',
    };
    expect(testsReached(server, ['challenges/one/challenge.server.ts'], READERS).join()).not.toMatch('server');
    expect(testsReached(server, ['server/start/main.ts'], READERS)).toEqual([
      'server/start/main.test.ts',
      'tests/whole-server/calls.test.ts',
    ]);
  });

  it('reaches its reader', () => {
    expect(testsReached(SOURCES, ['challenges/one/manifest.json'], READERS)).toEqual([
      'tests/conformance/play.test.ts',
      'tests/conformance/texts.test.ts',
    ]);
  });

  it('brings what it imports along where it runs', () => {
    expect(testsReached(SOURCES, ['engine/toolbox/text.ts'], READERS)).toEqual(['tests/conformance/play.test.ts']);
  });
});

describe('of the server', () => {
  const SERVER = {
    'server/app.ts': "import { exportRoutes } from './exports/routes.ts';\nimport { attempts } from './challenges/attempts.ts';",
    'server/exports/routes.ts': '',
    'server/exports/exports.test.ts': "import { app } from '../../tests/support/test-app.ts';",
    'server/ledger/record.ts': '',
    'server/challenges/attempts.ts': "import type { Record } from '../ledger/record.ts';",
    'server/challenges/variants.test.ts': "import { app } from '../../tests/support/test-app.ts';",
    'tests/support/test-app.ts': "import { buildApp } from '../../server/app.ts';",
    'tests/whole-server/bad-input.test.ts': "import { app } from '../support/test-app.ts';",
  };

  it('a subject reaches its own tests and those of the whole, not those of every other subject', () => {
    expect(testsReached(SERVER, ['server/exports/routes.ts'])).toEqual([
      'server/exports/exports.test.ts',
      'tests/whole-server/bad-input.test.ts',
    ]);
  });

  it('it reaches the subjects that are handed it, and so import its type', () => {
    expect(testsReached(SERVER, ['server/ledger/record.ts'])).toEqual([
      'server/challenges/variants.test.ts',
      'tests/whole-server/bad-input.test.ts',
    ]);
  });

  it('the place that puts all together reaches all', () => {
    expect(testsReached(SERVER, ['server/app.ts'])).toEqual([
      'server/challenges/variants.test.ts',
      'server/exports/exports.test.ts',
      'tests/whole-server/bad-input.test.ts',
    ]);
  });
});

describe('both databases are asked', () => {
  it.each([
    ['for a query', 'server/exports/columns.ts', "query.selectFrom('sessions')", true],
    ['for SQL', 'server/reports/tally.ts', 'sql<number>`sum(points)`', true],
    ['for the database’s own files', 'server/database/columns.ts', '', true],
    ['for one of these that is gone', 'server/database/columns.ts', undefined, true],
    ['not for a rule', 'server/ledger/score-bounds.ts', 'export const MAX_POINTS = 1;', false],
  ])('%s', (_why, path, text, expected) => {
    expect(concernsDatabases(path, text)).toBe(expected);
  });
});
