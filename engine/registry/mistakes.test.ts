/** Every known mistake of authors is reported, at its location, in both languages: `testing/mistakes-told.txt` has the messages in full. */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { writeChallenge } from '#engine/author-tools/new/new-challenge.ts';
import { explainProblem, type ManifestProblem } from '#engine/source-files/problem.ts';
import { ManifestSchema } from '#schemas/manifest.ts';
import { ConfigurationSchema, PackSchema } from '#schemas/pack.ts';
import { locationOfMistake } from './checker-location.ts';
import { checkerTried } from './checker-tried.ts';
import { readRegistry } from './read-registry.ts';
import { folderAt, MISTAKES } from './testing/broken-folders.ts';
import { type TemporaryChallenges, temporaryChallenges } from './testing/temporary-challenges.ts';

const ROOT = join(import.meta.dirname, '../..');
const DESCRIPTIONS = JSON.parse(readFileSync(join(ROOT, 'engine/author-tools/messages/catalogues/descriptions.json'), 'utf8'));
const TOLD = join(import.meta.dirname, 'testing/mistakes-told.txt');
// The folders are within the project, so that server parts can import the engine's entries.
const parent = join(ROOT, '.cache');
const asked = { key: 'sample', title: 'Sample', kind: 'form', programme: 'classic', category: 'Sensibilisation' };
let sound: TemporaryChallenges;
let refused: readonly string[];
const broken: TemporaryChallenges[] = [];
// The folder is not created at module load: if no test of this file is selected, nothing would remove it.
beforeAll(() => {
  mkdirSync(parent, { recursive: true });
  sound = temporaryChallenges(parent);
  broken.push(sound);
  refused = writeChallenge(sound.directory, { ...asked, difficulty: 'Facile' }, { kinds: join(ROOT, 'challenges') });
});
afterAll(() => {
  for (const { dispose } of broken) dispose();
});

/** A copy of the valid folder, at a path of its own: a loaded module stays in the cache. */
function copy(): string {
  const folders = temporaryChallenges(parent);
  broken.push(folders);
  cpSync(sound.directory, folders.directory, { recursive: true });
  return folders.directory;
}

/** What the development server reports about the folders: mistakes in files or, if there are none, in server parts. */
async function told(directory: string): Promise<string> {
  const root = dirname(directory);
  const { challenges, problems } = readRegistry(directory);
  const found = problems.length > 0 ? problems : (await Promise.all(challenges.map(ofServerPart))).flat();
  return found.map((problem) => explainProblem(problem, textOf(join(root, problem.file)))).join('\n');
}

async function ofServerPart({ folder, manifest }: ReturnType<typeof readRegistry>['challenges'][number]) {
  const loaded = await import(/* @vite-ignore */ `${folder}/challenge.server.ts`).then(
    ({ default: checker }) => checkerTried(manifest, checker),
    (error) => [{ method: null, message: messages('files')('doesNotLoad', { said: error.message }), stack: String(error.stack) }],
  );
  return loaded.map((mistake): ManifestProblem => {
    const { file, ...place } = locationOfMistake(folder, mistake);
    return { key: manifest.key, file: `challenges/${manifest.key}/${file}`, ...place, message: mistake.message };
  });
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Expected messages, in English and then in French, by the mistake's name. */
const EXPECTED = new Map(
  readFileSync(TOLD, 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [name = '', ...lines] = section.trimEnd().split('\n');
      return [name, lines.join('\n')] as const;
    }),
);

it('begins with a folder that holds', async () => {
  expect(refused).toEqual([]);
  expect(await told(copy())).toBe('');
});

it.each(Object.entries(MISTAKES))('tells %s', async (name, change) => {
  const directory = copy();
  change(folderAt(join(directory, 'sample')));
  const inEnglish = await told(directory);
  vi.stubEnv('VIGIE_LANG', 'fr');
  const inFrench = await told(directory);
  vi.unstubAllEnvs();
  expect(inEnglish).not.toBe('');
  expect(`${inEnglish}\n${inFrench}`.trimEnd()).toBe(EXPECTED.get(name));
});

it('expects nothing that is not tried', () => {
  expect([...EXPECTED.keys()]).toEqual(Object.keys(MISTAKES));
});

/** The descriptions in a schema that messages quote: those of required fields, and of texts with a pattern. */
function quotedIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { required = [], properties, pattern, description } = Object(schema);
  const missing = [required].flat().map((name) => Object(properties?.[name]).description);
  const broken = typeof pattern === 'string' && pattern !== '\\S' ? [description] : [];
  return [...[...missing, ...broken].filter((text) => text !== undefined), ...Object.values(schema).flatMap(quotedIn)];
}

it('has every description that a message quotes in French', () => {
  const wanted = new Set([ManifestSchema, PackSchema, ConfigurationSchema].flatMap(quotedIn));
  expect(wanted.size).toBeGreaterThan(50);
  expect([...wanted].filter((text) => !Object.hasOwn(DESCRIPTIONS, text))).toEqual([]);
  expect(Object.keys(DESCRIPTIONS).filter((text) => !wanted.has(text))).toEqual([]);
});
