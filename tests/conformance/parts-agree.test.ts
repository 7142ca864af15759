/**
 * The parts of each challenge share their types: what one sends the other reads, and each verdict has its message. The compiler says so.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compiled, disagreementsIn } from '../../engine/author-tools/check/compiler.ts';
import { kindsIn } from '../../engine/author-tools/new/new-challenge.ts';
import { readProject } from '../../engine/registry/read-registry.ts';

const ROOT = join(import.meta.dirname, '../..');
const CHALLENGES = join(ROOT, 'challenges');
const CACHE = join(ROOT, 'node_modules/.cache');
// Within the project, so that its packages and `#` addresses are found.
let directory: string;
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A folder whose parts disagree in every way that there is. */
const QUARREL: Readonly<Record<string, string>> = {
  'artifacts.ts': `
    export interface Vague extends Readonly<Record<string, unknown>> { readonly note: string }
    export type Wanted = { readonly title: string };
    export type Reaction = { readonly text: string };`,
  'challenge.server.ts': `
    import { type Answer, correct, defineChecker, incorrect, neutral, textOf } from '#engine/authoring/server';
    import type { Vague } from './artifacts.ts';
    export default defineChecker({
      secrets: () => ({}),
      artifacts: (): Vague => ({ note: '' }),
      check: (answer: Answer) => {
        if (answer === '') return neutral('empty');
        return answer === 'y' ? correct('correct', { txt: 'y' }) : incorrect();
      },
      reveal: () => ({ world: '' }),
    });`,
  'challenge.tsx': `
    import { defineScene, type SceneProps, useAttempt } from '#engine/authoring';
    import type { Reaction, Wanted } from './artifacts.ts';
    function Scene({ artifacts }: SceneProps<Wanted>) {
      const { message } = useAttempt<Reaction>();
      return <p>{message?.text ?? artifacts.title}</p>;
    }
    export default defineScene({
      Scene,
      messages: { correct: { tone: 'success', text: '' }, incorrect: null, emtpy: { tone: 'warning', text: '' } },
    });`,
  'reveal.tsx': `
    import { defineReveal, type RevealProps } from '#engine/authoring';
    import type { Wanted } from './artifacts.ts';
    export default defineReveal({ Reveal: ({ reveal }: RevealProps<{ readonly word: string }, Wanted>) => <p>{reveal.word}</p> });`,
  'solve.ts': `
    import type { Solve } from '#engine/authoring/server';
    import type { Wanted } from './artifacts.ts';
    const solve: Solve<Wanted> = ({ title }) => title;
    export default solve;`,
  'other.page.tsx': `
    import { definePage, type SceneProps } from '#engine/authoring';
    import type { Wanted } from './artifacts.ts';
    export default definePage({ Page: ({ artifacts }: SceneProps<Wanted>) => <p>{artifacts.title}</p> });`,
};

/** The same with artifacts of another type, a verdict out of the compiler's sight, and an output of any names. */
const OTHER_QUARREL = {
  ...QUARREL,
  'artifacts.ts': String(QUARREL['artifacts.ts']).replace(
    /export interface Vague.*$/m,
    'export type Vague = { readonly note: string };',
  ),
  'challenge.server.ts': String(QUARREL['challenge.server.ts'])
    .replace("neutral('empty')", 'neutral(textOf(answer))')
    .replace("{ txt: 'y' }", 'JSON.parse(textOf(answer)) satisfies Readonly<Record<string, unknown>>'),
};

/** Of a disagreement, the challenge and the sentence; what else the compiler says stays as it is. */
function told(mistake: string): string {
  const { key, sentences } = disagreementsIn(mistake) ?? {};
  return key === undefined ? mistake : `${key}: ${sentences?.join('; ')}`;
}

let lines: readonly string[];
beforeAll(() => {
  mkdirSync(CACHE, { recursive: true });
  directory = mkdtempSync(join(CACHE, 'parts-agree-'));
  const folders = Object.fromEntries([
    ...kindsIn(CHALLENGES).map((kind) => [`_${kind}`, join(CHALLENGES, `_${kind}`)]),
    ...readProject(ROOT).challenges.map(({ folder, manifest }) => [manifest.key, folder]),
  ]);
  for (const [name, files] of Object.entries({ quarrel: QUARREL, 'other-quarrel': OTHER_QUARREL })) {
    folders[name] = join(directory, name);
    mkdirSync(join(directory, name));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, name, file), text);
  }
  lines = compiled(folders).map(told);
});

const NAMELESS = 'has no names of its own. Write: export type … = { readonly … }';
const UNLIKE = 'is not what its reader takes it for. Take it from the same file in both';
const isMade = (line: string) => /^(?:other-)?quarrel: /.test(line);

it('the parts of every challenge agree', () => {
  expect(lines.filter((line) => !isMade(line))).toEqual([]);
});

it.each([
  ['quarrel: the verdict "empty" has no message in challenge.tsx. Write one, or null where it says nothing', 1],
  // By the scene, the sub-page, the reveal and solve.ts.
  [`quarrel: the type of the artifacts ${NAMELESS}`, 4],
  [`quarrel: the type of the reveal ${UNLIKE}`, 1],
  [`quarrel: the type of the output ${UNLIKE}`, 1],
  ['other-quarrel: a verdict is any text. Give its word where it is given', 1],
  [`other-quarrel: the type of the artifacts ${UNLIKE}`, 4],
  [`other-quarrel: the type of the output ${NAMELESS}`, 2],
])('says: %s', (sentence, times) => {
  expect(lines.filter((line) => line === sentence)).toHaveLength(times);
});
