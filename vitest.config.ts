import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readInstallation } from './engine/registry/configuration.ts';
import { challenges } from './engine/registry/plugin.ts';
import { configurationFile } from './engine/source-files/configuration-file.ts';
import { chromiumLaunchOptions, findChromium } from './tests/support/browser.mjs';
import { ISOLATED } from './tests/support/isolated-tests.ts';
import { quietReact } from './tests/support/quiet-react.ts';
import { SLOW, WITHOUT_SLOW } from './tests/support/slow-tests.ts';

const BEFORE_EACH_FILE = ['./tests/support/console-errors.ts', './tests/support/patience.ts'];

/** Where the tests of a browser run. Without a browser the projects stay listed, and fail when they are run. */
const chromium = playwright({
  contextOptions: {
    // A test that waits for the end of a transition waits for nothing else, and each of its frames is drawn without a graphics card.
    reducedMotion: 'reduce',
    // Vitest lays the tested page out at the size that a test asks for, and scales it to this window: fewer pixels are drawn.
    viewport: { width: 640, height: 360 },
  },
  launchOptions: findChromium() ? chromiumLaunchOptions() : {},
});

/** Where the challenges of packs are, from here. */
const PACKS = readInstallation(configurationFile(import.meta.dirname), import.meta.dirname).packs.map(({ directory }) =>
  relative(import.meta.dirname, `${directory}/challenges`),
);

/** Vitest would leave a processor to itself, half of a small machine. */
const WORKERS = availableParallelism();
/** For what hangs; nothing is timed by a test, and a machine may be busy. */
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

/** Files that alone take longer than many others together: begun last, they would be waited for by one processor of two. */
const LONG = new RegExp(
  [
    '/tests/(trust|packs|faults)/',
    '/large-session\\.',
    '/conformance/(play|reading|templates)\\.',
    '/demo/demo\\.',
    '/backups/(backup\\.property|refused-backups|download)\\.',
    '/admin/(accessible-)?pages\\.',
    '/every-mission\\.',
  ].join('|'),
);

/** Files of another project stand together, at the end: between two files of different projects, a worker ends and loads everything anew. */
const inOrder = ({ moduleId, project }: TestSpecification) => (project.name === 'packs' ? 2 : LONG.test(moduleId) ? 0 : 1);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => inOrder(one) - inOrder(other));
  }
}

/** A test that waits for PostgreSQL, for the disk or for a process that it started leaves a processor to another. */
const NODE_WORKERS = WORKERS + 1;

const node = {
  environment: 'node',
  // Files share a process: most import the server, and one for each would cost more than the tests.
  isolate: false,
  setupFiles: BEFORE_EACH_FILE,
  maxWorkers: NODE_WORKERS,
  // What authors are told is asserted as English has it, whatever the machine speaks. For CHEAP_HASHES, see tests/support/cheap-hashes.ts.
  env: { VIGIE_LANG: 'en', CHEAP_HASHES: '1' },
  ...TIMEOUTS,
};

const COMPONENT_TESTS = [
  '{engine,admin,projector,challenges,tests/conformance}/**/*.browser.test.{ts,tsx}',
  ...PACKS.map((directory) => `${directory}/**/*.browser.test.tsx`),
];

/** Tests in Chromium. Other tests use every processor; a browser's run after them, not beside. */
function inBrowser(name: string, files: { include: string[]; exclude?: string[]; isolate?: boolean }): TestProjectConfiguration {
  return {
    plugins: [challenges({ code: false }), react(), quietReact()],
    // Found while tests run, a dependency would be bundled then, and the page reloaded under the test.
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'react-router-dom',
        'zustand',
        'eventsource-parser',
        'lucide-react',
        '@tanstack/react-query',
        '@simplewebauthn/browser',
        'papaparse',
        'uqr',
        'typebox',
        'typebox/value',
      ],
    },
    test: {
      ...TIMEOUTS,
      ...files,
      name,
      maxWorkers: WORKERS,
      sequence: { groupOrder: name === 'components' ? 1 : 2 },
      setupFiles: ['./tests/support/page-as-found.ts', ...BEFORE_EACH_FILE, './tests/support/no-owner-stacks.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // A page that is not seen is not drawn, and no test reads what is drawn.
        orchestratorScripts: [{ content: "document.documentElement.style.opacity = '0';" }],
        provider: chromium,
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Limit for a page that never connects, which Vitest reads here, of no project. A busy machine in a fresh clone bundles dependencies for
    // more than a minute first.
    browser: { connectTimeout: 180_000 },
    projects: [
      {
        plugins: [challenges({ code: false })],
        test: {
          ...node,
          name: 'node',
          globalSetup: ['./tests/support/databases.setup.ts', './tests/support/build-servers.setup.ts'],
          include: [
            '{schemas,engine,challenges,server,admin,projector}/**/*.test.ts',
            'tests/{check,conformance,faults,guide,pictures,structure,trust,whole-server}/**/*.test.ts',
            'tests/packs/*.test.ts',
            ...PACKS.map((directory) => `${directory}/**/*.test.ts`),
          ],
          exclude: [...configDefaults.exclude, '**/*.browser.test.*', ...(process.env[WITHOUT_SLOW] === '1' ? SLOW : [])],
        },
      },
      {
        // A pack's missions pass what those of Vigie pass, and they alone are loaded: whatever else is loaded beside them is played above.
        plugins: [challenges({ directory: join(import.meta.dirname, 'tests/packs/example/challenges'), code: false })],
        test: {
          ...node,
          name: 'packs',
          env: { VIGIE_CONFIG: 'tests/packs/vigie.json' },
          include: ['tests/conformance/{judgement,manifests,play,registry}.test.ts', 'tests/packs/example/**/*.test.ts'],
        },
      },
      inBrowser('components', { include: COMPONENT_TESTS, exclude: [...configDefaults.exclude, ...ISOLATED], isolate: false }),
      inBrowser('isolated', { include: ISOLATED }),
    ],
  },
});
