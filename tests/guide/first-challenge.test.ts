/**
 * `docs/first-challenge.md` is followed word by word: its commands run, its edits are made, and what it promises is printed. The
 * stages of the check are played here in memory: processes of their own take half a minute.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPracticeBackend } from '#engine/frame/backends/practice-backend.ts';
import type { Checker } from '#engine/rules/checker.ts';
import type { Solution } from '#engine/rules/solution.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { textMistakes } from '../../engine/author-tools/check/forbidden-in-texts.ts';
import { leftoverTextsOf } from '../../engine/author-tools/check/leftover-texts.ts';
import { endTold, stageTold, textCountsTold } from '../../engine/author-tools/check/printed-lines.ts';
import { type FoundChallenge, readRegistry } from '../../engine/registry/read-registry.ts';
import { explainProblem } from '../../engine/source-files/problem.ts';
import { played } from '../conformance/judgement-checks.ts';
import { seedOf } from '../conformance/strategies.ts';
import { checkTexts } from '../conformance/text-checks.ts';
import { follow, inShell, npmRun } from './follow.ts';
import { blocksIn, edited, promised } from './read-guide.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/first-challenge.md'), 'utf8');
const VARIANTS = 50;

const { project, ran, dispose } = follow(PAGE, run);
afterAll(dispose);

const found = readRegistry(join(project, 'challenges')).challenges;
const [own] = found;
if (!own) throw new Error('whoever follows the guide has no challenge at its end');
const { folder, manifest } = own;
const part = (file: string) => import(/* @vite-ignore */ join(folder, file));
const checker: Checker = (await part('challenge.server.ts')).default;
const { default: solve, wrong }: Solution = await part('solve.ts');
const { messages } = (await part('challenge.tsx')).default;
const challenge = { ...own, checker };

/** What a command prints; a check, as if the stages after the first had passed, which the tests below see to. */
function run(command: string, copy: string): string {
  const [, key] = /^npm run check-challenge -- (\S+) --quick$/.exec(command) ?? [];
  if (key === undefined) return npmRun(command, copy);
  const { challenges, problems } = readRegistry(join(copy, 'challenges'));
  const mistakes = problems.map((problem) => explainProblem(problem, readFileSync(join(copy, problem.file), 'utf8')));
  return [
    `${key}\n`,
    stageTold('registry', mistakes),
    ...challenges.map((challenge) => laterStages(challenge, copy)),
    `\n${endTold(mistakes.length)}`,
  ].join('\n');
}

function laterStages(challenge: FoundChallenge, copy: string): string {
  const style = inShell(`biome check --error-on-warnings --colors=off ${challenge.folder} 2>&1 || echo failed`, copy);
  return [
    stageTold('types', []),
    stageTold(
      'texts',
      textMistakes(challenge.folder).map(({ message }) => message),
    ),
    stageTold('style', style.endsWith('failed') ? [style] : []),
    stageTold('own', [], '…'),
    stageTold('conformance', [], '…'),
    `\n${textCountsTold(challenge.manifest, leftoverTextsOf(challenge.folder, join(copy, 'challenges')))}`,
  ].join('\n');
}

it.each(ran)('$command (line $line) prints what the guide says', ({ printed, promised: text }) => {
  // Where it is not what was promised, both are shown.
  expect(promised(text).test(printed) ? text : printed).toBe(text);
});

it('leaves to its reader only what there is', () => {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const byHand = blocksIn(PAGE).filter(({ about }) => about === 'by hand');
  const named = byHand.flatMap(({ text }) => [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name));
  expect(named).toContain('dev');
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

describe('at its end', () => {
  checkTexts(challenge);

  it(`each of ${VARIANTS} players solves it from what they see, and its wrong answer is told with a message`, async () => {
    expect(found).toHaveLength(1);
    for (let seat = 0; seat < VARIANTS; seat += 1) {
      const failed = await createPracticeBackend({ ...challenge, seed: seedOf(seat) }).attempt(manifest.key, wrong, 'key');
      expect(failed).toMatchObject({ correct: false, failures: 1 });
      expect(Object.keys(messages)).toContain(failed.verdict);
      expect(await played(challenge, seedOf(seat), solve)).toMatchObject({ correct: true });
    }
  });

  it('nothing of its texts is left of the challenge that it was begun with', () => {
    const begun: ChallengeManifest = JSON.parse(readFileSync(join(project, 'challenges/_form/manifest.json'), 'utf8'));
    for (const field of ['title', 'summary', 'briefing'] as const) expect(manifest[field]).not.toBe(begun[field]);
    const files = ['challenge.server.ts', 'challenge.tsx', 'facilitator-notes.md'];
    for (const file of files) expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/pense-bête|Solène/);
  });
});

describe('its own tests', async () => {
  await part('challenge.test.ts');
});

describe('an edit', () => {
  it('is made where its lines stand, to the letter', () => {
    expect(edited('un\ndeux : trois\nquatre', ' un\n-deux : trois\n+cinq\n+\n quatre')).toBe('un\ncinq\n\nquatre');
    expect(() => edited('a\u00a0!\nb', ' a !\n-b')).toThrow('not there');
  });

  it('is refused where they are not, or twice', () => {
    expect(() => edited('un\ndeux', '-trois')).toThrow('not there');
    expect(() => edited('un\nun', '-un')).toThrow('2 times');
  });
});
