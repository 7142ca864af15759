/** Nothing outside of a challenge's folder names it: it can be edited, or taken out, and no test fails but its own. */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readRegistry } from '../../engine/registry/read-registry.ts';
import { type SourceFile, sourcesIn } from './imports.ts';

/** The specification's own tables, as data: each row is compared with its folder where that is there. */
const SPECIFICATION = [
  'tests/conformance/scoring-table.ts',
  'tests/conformance/catalogue.test.ts',
  'tests/conformance/manifests.test.ts',
];

const { challenges } = readRegistry(fileURLToPath(new URL('../../challenges', import.meta.url)));
const keys = challenges.map(({ manifest }) => manifest.key).join('|');
const paths = challenges.map(({ manifest }) => manifest.path).join('|');
/** In a file: its folder, its calls, its page, its stories, or a look-up by its key. */
const NAMED = new RegExp(
  `challenges/(?:${keys})(?![\\w-])|\\bchallenges-(?:${keys})--|['"\`](?:${paths})['"\`/]|\\bkey\\s*[!=]==\\s*['"](?:${keys})['"]`,
  'g',
);

function namings(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (line.match(NAMED) ?? []).map((name) => `${path}:${index + 1} ${name}`)),
  );
}

it('no file outside of challenges/ names a challenge', () => {
  const sources = ['schemas', 'engine', 'admin', 'projector', 'server', 'tests', '.storybook'].flatMap(sourcesIn);
  expect(namings(sources.filter(({ path }) => !SPECIFICATION.includes(path)))).toEqual([]);
});

it('no challenge names another', () => {
  const wrong = challenges.flatMap(({ manifest: { key } }) =>
    namings(sourcesIn(`challenges/${key}`)).filter((naming) => naming.includes(' challenges/') && !naming.endsWith(`/${key}`)),
  );
  expect(wrong).toEqual([]);
});

it.each([
  (key: string) => `import manifest from '../../challenges/${key}/manifest.json';`,
  (key: string) => `await call('GET', '/challenges/${key}');`,
  (key: string) => `<Story id="challenges-${key}--first-view">`,
  (key: string) => `const route = routes.find(({ key }) => key === '${key}');`,
])('finds %s', (line) => {
  const text = line(challenges[0]?.manifest.key ?? '');
  expect(namings([{ path: 'some.ts', text }])).toHaveLength(1);
  expect(namings([{ path: 'some.ts', text: line('sample') }])).toEqual([]);
});
