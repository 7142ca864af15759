/** What tests and their support read by path, which no import shows: `npm run check` runs them when it changed. */

export interface Reader {
  /** A file, or the beginning of the paths of several. */
  readonly reader: string;
  /** Beginnings of the paths whose text or presence it reads. */
  readonly reads: readonly string[];
  /** Beginnings of the paths that it runs: what these import counts too. */
  readonly runs?: readonly string[];
}

/** Every path. */
const ANYTHING = '';
const SOURCES = ['schemas/', 'engine/', 'challenges/', 'admin/', 'projector/', 'server/', 'tests/', '.storybook/'];
/** Where sheets of styles are, and what takes their classes. */
const SHEETS = ['engine/', 'admin/', 'projector/', 'challenges/'];
const SETTINGS = ['package.json', 'biome.json', 'tsconfig.json', '.gitignore'];

export const READ_BY_PATH: readonly Reader[] = [
  // The faces of the registry, made from the folders of challenges.
  { reader: 'virtual:challenges/', reads: ['challenges/'], runs: ['challenges/', 'engine/registry/plugin.ts'] },
  { reader: 'tests/support/playable-challenges.ts', reads: ['challenges/', 'vigie.json'], runs: ['challenges/'] },

  { reader: 'server/metrics/metrics.test.ts', reads: ['docs/monitoring/'] },
  { reader: 'tests/structure/folders.ts', reads: ['ARCHITECTURE.md'] },
  { reader: 'tests/structure/author-messages.test.ts', reads: ['schemas/', 'engine/', 'tests/conformance/'] },
  { reader: 'tests/structure/challenges-apart.test.ts', reads: SOURCES },
  { reader: 'tests/structure/checked-types.test.ts', reads: SETTINGS },
  { reader: 'tests/structure/described-props.test.ts', reads: ['engine/ui/', 'engine/frame/', 'admin/components/'] },
  // Its pages name files, and quote them.
  { reader: 'tests/structure/design-pages.test.ts', reads: [...SOURCES, 'docs/'] },
  { reader: 'tests/structure/coloured-edges.test.ts', reads: [...SHEETS, '.storybook/', 'tests/packs/'] },
  { reader: 'tests/structure/console-words.test.ts', reads: ['admin/'] },
  { reader: 'tests/structure/diagrams.test.ts', reads: ['docs/diagrams.md'] },
  { reader: 'tests/structure/drawn-signs.test.ts', reads: SHEETS },
  { reader: 'tests/structure/engine-arrows.test.ts', reads: ['engine/'] },
  { reader: 'tests/structure/engines.test.ts', reads: ['package-lock.json'] },
  { reader: 'tests/structure/forced-colours.test.ts', reads: SHEETS },
  {
    reader: 'tests/structure/glossary.test.ts',
    reads: ['docs/glossary.md', 'schemas/', 'engine/', 'server/', 'admin/', 'projector/'],
  },
  { reader: 'tests/structure/lint-rules.test.ts', reads: SETTINGS },
  { reader: 'tests/structure/motion.test.ts', reads: [...SHEETS, '.storybook/', 'tests/packs/'] },
  { reader: 'tests/structure/read-by-path.test.ts', reads: SOURCES },
  { reader: 'tests/structure/schemas-apart.test.ts', reads: ['schemas/'] },
  { reader: 'tests/structure/server-arrows.test.ts', reads: ['server/'] },
  { reader: 'tests/structure/style-classes.test.ts', reads: [...SHEETS, '.storybook/'] },
  {
    reader: 'tests/structure/unknown-options.test.ts',
    reads: ['tests/trust/main.ts', 'tests/trust/options.ts', 'tests/pictures/main.ts'],
    runs: ['engine/registry/command-options.ts'],
  },
  { reader: 'tests/structure/unused-exports.test.ts', reads: [...SOURCES, 'packages/'] },
  { reader: 'tests/structure/unused-messages.test.ts', reads: ['admin/', 'schemas/', 'engine/rules/'] },
  { reader: 'tests/structure/when-to-use.test.ts', reads: ['engine/ui/', 'engine/authoring/', '.storybook/'] },

  // A link may lead to any file.
  { reader: 'tests/guide/links.test.ts', reads: [ANYTHING] },
  { reader: 'tests/guide/people-list.test.ts', reads: ['tests/fixtures/people/'] },
  { reader: 'tests/guide/scoring.test.ts', reads: ['docs/scoring.md'] },
  { reader: 'tests/guide/api.test.ts', reads: ['docs/api.md'] },
  { reader: 'tests/guide/campaigns.test.ts', reads: ['docs/campaigns.md'] },
  { reader: 'tests/guide/first-challenge.test.ts', reads: ['docs/first-challenge.md'] },
  {
    reader: 'tests/guide/follow.ts',
    reads: [...SETTINGS, 'challenges/_', 'engine/author-tools/new/', 'engine/author-tools/check/'],
  },

  { reader: 'tests/conformance/measured-reading.tsx', reads: ['challenges/'], runs: ['challenges/'] },
  { reader: 'tests/conformance/kinds.test.ts', reads: [...SETTINGS, 'challenges/_'], runs: ['challenges/_'] },
  { reader: 'tests/conformance/calendar.test.ts', reads: ['docs/story.md', 'challenges/'] },
  { reader: 'tests/conformance/exceptions.test.ts', reads: ['docs/coverage.md'] },
  { reader: 'tests/conformance/leaks.ts', reads: ['challenges/'] },
  { reader: 'tests/conformance/registry.test.ts', reads: ['challenges/', 'vigie.json'] },
  { reader: 'tests/conformance/mistakes.test.ts', reads: ['challenges/'] },
  { reader: 'tests/conformance/shared-words.test.ts', reads: ['admin/', 'projector/', 'engine/', 'schemas/'] },
  { reader: 'tests/conformance/texts.test.ts', reads: ['challenges/'] },

  { reader: 'engine/build/chunk-groups.test.ts', reads: ['engine/', 'admin/', 'schemas/'] },
  { reader: 'tests/structure/design-tokens.test.ts', reads: ['docs/design-tokens.json', 'engine/ui/tokens.css'] },
  { reader: 'engine/build/more-contrast.test.ts', reads: ['engine/ui/tokens.css'] },
  { reader: 'engine/author-tools/check/check-challenge.test.ts', reads: ['challenges/_'] },
  { reader: 'engine/author-tools/check/walkthrough-names.test.ts', reads: ['challenges/'] },
  { reader: 'engine/registry/mistakes.test.ts', reads: ['challenges/_', 'engine/registry/testing/mistakes-told.txt'] },
  {
    reader: 'engine/branding/branding.test.ts',
    reads: ['engine/ui/brand/branding.ts', 'engine/ui/tokens.css', 'index.html'],
  },
  { reader: 'engine/registry/testing/temporary-branding.ts', reads: ['tests/fixtures/branding/'] },

  {
    reader: 'server/start/start.test.ts',
    reads: [
      'server/start/start.',
      'server/start/threads-and-memory.cjs',
      'server/start/command-line.mjs',
      'server/start/build-turn.mjs',
      'server/start/needs-build.mjs',
    ],
  },
  {
    reader: 'server/start/arguments.test.ts',
    reads: ['server/start/start.', 'server/start/command-line.mjs', 'server/start/threads-and-memory.cjs'],
  },
  { reader: 'server/backups/backup-versions.test.ts', reads: ['tests/fixtures/releases/'] },
  { reader: 'server/backups/column-ranges.test.ts', reads: ['tests/fixtures/releases/'] },
  { reader: 'tests/whole-server/releases.test.ts', reads: ['tests/fixtures/releases/', 'CHANGELOG.md', 'package.json'] },
  { reader: 'tests/whole-server/manifests.test.ts', reads: ['packaging/', 'docs/operating.md'] },
  { reader: 'tests/whole-server/operators-guide.test.ts', reads: ['docs/operating.md', 'packaging/'] },
  { reader: 'tests/whole-server/admin-calls.test.ts', reads: ['package.json'] },

  // Vitest's set-up of the suites that run on both databases.
  { reader: 'tests/support/test-databases.ts', reads: ['tests/support/databases.setup.ts', 'tests/support/postgres.ts'] },
];

/** Their paths lead to files of their own making, to their own source, or where another file of this table tells them. */
export const READ_NOTHING_ELSE: readonly string[] = [
  'server/database/sqlite-write-errors.test.ts',
  'engine/build/build.test.ts',
  'engine/author-tools/lint/imports-of.test.ts',
  'engine/registry/build-guards.test.ts',
  'engine/registry/emit.test.ts',
  'engine/source-files/folder-files.test.ts',
  'engine/packs/packs.test.ts',
  'engine/packs/printed-lines.test.ts',
  'engine/registry/read-registry.test.ts',
  'engine/registry/testing/broken-folders.ts',
  'server/database/sqlite.test.ts',
  'tests/support/databases.setup.ts',
  'tests/support/stored-bytes.ts',
  'tests/support/temporary-databases.ts',
  'server/database/unopened-database.test.ts',
  'server/http/log-output.test.ts',
  'server/local-network/own-certificate.test.ts',
  'server/sessions/housekeeping.test.ts',
  'tests/structure/imports.ts',
];
