/**
 * What `npm run new-challenge` begins with: every kind of scene (`challenges/_<kind>`), copied under another key as an author has it
 * copied, keeps what conformance asks of a challenge. In memory and for fewer players; what needs a browser is beside the scaffold.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPracticeBackend } from '#engine/frame/backends/practice-backend.ts';
import type { Checker } from '#engine/rules/checker.ts';
import type { Solution } from '#engine/rules/solution.ts';
import { CLASSIC } from '#schemas/programmes.ts';
import { kindsIn, writeChallenge } from '../../engine/author-tools/new/new-challenge.ts';
import { readRegistry } from '../../engine/registry/read-registry.ts';
import { checkJudgement, played } from './judgement-checks.ts';
import { checkLeaks } from './leak-checks.ts';
import { seedOf } from './strategies.ts';
import { checkTexts } from './text-checks.ts';

const ROOT = join(import.meta.dirname, '../..');
const VARIANTS = 40;
/** Enough that one win in ten is no chance of the draw. */
const SEATS = 400;
const KINDS = kindsIn(join(ROOT, 'challenges'));
/** Longer than what the kinds call themselves: lines break elsewhere. */
const keyOf = (kind: string) => `${kind}-de-quelqu-un-qui-commence`;

// A project of its own, in which `#` addresses and packages are found.
const project = realpathSync(mkdtempSync(join(tmpdir(), 'vigie-kinds-')));
afterAll(() => rmSync(project, { recursive: true, force: true }));
const directory = join(project, 'challenges');
for (const name of ['engine', 'schemas', '.storybook', 'node_modules']) symlinkSync(join(ROOT, name), join(project, name));
for (const name of ['package.json', 'biome.json', '.gitignore']) copyFileSync(join(ROOT, name), join(project, name));
mkdirSync(directory);
for (const kind of KINDS) cpSync(join(ROOT, `challenges/_${kind}`), join(directory, `_${kind}`), { recursive: true });
const asked = { programme: CLASSIC, category: 'Sensibilisation', difficulty: 'Facile' };
const mistakes = KINDS.flatMap((kind) =>
  writeChallenge(directory, { ...asked, kind, key: keyOf(kind), title: `Essai : ${kind}` }),
);
for (const kind of KINDS) rmSync(join(directory, `_${kind}`), { recursive: true });
const written = readRegistry(directory).challenges;

it('each is a challenge at once', () => {
  expect(mistakes).toEqual([]);
  expect(written.map(({ manifest }) => manifest.key).sort()).toEqual(KINDS.map(keyOf).sort());
});

it('nothing is left to mend in what is written, once it is formatted', () => {
  const biome = [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--colors=off'];
  execFileSync(process.execPath, [...biome, '--write', 'challenges'], { cwd: project, stdio: 'pipe' });
});

const loaded = await Promise.all(
  written.map(async ({ folder, ...challenge }) => {
    const part = (file: string) => import(/* @vite-ignore */ join(folder, file));
    const checker: Checker = (await part('challenge.server.ts')).default;
    const { default: solve, wrong, lazy }: Solution = await part('solve.ts');
    const { messages } = (await part('challenge.tsx')).default;
    return { key: challenge.manifest.key, folder, challenge: { ...challenge, checker }, solve, wrong, lazy, messages };
  }),
);

describe.each(loaded)('$key', ({ key, folder, challenge, solve, wrong, lazy, messages }) => {
  const { manifest } = challenge;
  checkTexts(challenge);

  checkLeaks(challenge, async () => ({ solve, lazy }), VARIANTS, folder);
  checkJudgement(challenge, async () => ({ solve, lazy }), SEATS);

  it(`is solved by each of ${VARIANTS} players, and closed to what their neighbour has found`, async () => {
    for (let seat = 1; seat <= VARIANTS; seat += 1) {
      const { answer, correct } = await played(challenge, seedOf(seat), solve);
      const neighbour = await played(challenge, seedOf(seat - 1), solve);
      expect({ seat, answer, correct }).toMatchObject({ correct: true });
      const copied = await played(challenge, seedOf(seat), () => neighbour.answer);
      expect({ seat, ...copied }).toMatchObject({ correct: JSON.stringify(neighbour.answer) === JSON.stringify(answer) });
    }
  });

  it('counts its own example of a wrong answer with a message, whoever sends it', async () => {
    for (let seat = 0; seat < VARIANTS; seat += 1) {
      const backend = createPracticeBackend({ ...challenge, seed: seedOf(seat) });
      const failed = await backend.attempt(key, wrong, 'one');
      expect({ seat, ...failed }).toMatchObject({ correct: false, failures: 1 });
      expect(Object.keys(messages)).toContain(failed.verdict);
    }
  });

  it('names in its hints what is to be named', async () => {
    const backend = createPracticeBackend({ ...challenge });
    for (let seen = 0; seen < manifest.hints.length; seen += 1) await backend.hint(key, seen);
    const { hints } = await backend.hint(key, manifest.hints.length);
    expect(hints).toHaveLength(manifest.hints.length);
    expect(JSON.stringify(hints)).not.toMatch(/\{\w+\}/);
  });
});
