import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type NewChallenge, writeChallenge } from '#engine/author-tools/new/new-challenge.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { failuresOf, partOf, passedIn } from './failed-tests.ts';
import { leftoverTextsOf } from './leftover-texts.ts';
import { textCountsOf } from './text-counts.ts';

const KINDS = join(import.meta.dirname, '../../../challenges');
const ASKED = {
  key: 'le-phare',
  title: 'Le phare, la nuit',
  programme: 'classic',
  category: 'Sensibilisation',
  difficulty: 'Facile',
} satisfies Omit<NewChallenge, 'kind'>;

it('tells each failed test with what it says, without the way through other files', () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        status: 'failed',
        name: '/x/a.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'on SQLite x breaks',
            failureMessages: [
              '\u001b[31mError\u001b[39m: 1 is not 2\n    at /v/engine/a.ts:1:1\n    at /v/challenges/x/a.test.ts:7:3',
            ],
          },
        ],
      },
      { status: 'failed', name: '/x/b.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  const failures = failuresOf(report, { stage: 'own', folder: 'challenges/x' });
  const look = 'Look at what this test asks, and which part answers it: challenge.server.ts judges, challenge.tsx shows';
  expect(failures).toEqual([
    `challenges/x/a.test.ts:7:3 the test "on SQLite x breaks" fails. ${look}\n  Error: 1 is not 2`,
    `the test "b.test.ts" fails. ${look}\n  Cannot find module`,
  ]);
  expect(passedIn(report)).toBe(1);
});

it('tells of one run what is of one stage', () => {
  const file = (name: string, ...statuses: string[]) => ({ name, assertionResults: statuses.map((status) => ({ status })) });
  const report = { testResults: [file('/x/a.test.ts', 'passed', 'failed'), file('/v/play.test.ts', 'passed', 'passed')] };
  const part = partOf(report, (path) => path.startsWith('/v/'));
  expect(passedIn(part)).toBe(2);
  expect(failuresOf(part, { stage: 'conformance', folder: 'challenges/x' })).toEqual([]);
});

it('tells the failures of the browser suite, however deep they are', () => {
  const failed = {
    title: 'x, by keyboard',
    tests: [{ results: [{ status: 'timedOut', error: { message: 'nothing has this name' } }] }],
  };
  const passed = { title: 'y', tests: [{ results: [{ status: 'passed' }] }] };
  const report = { stats: { expected: 1 }, suites: [{ suites: [{ specs: [failed, passed] }] }] };
  expect(failuresOf(report, { stage: 'site', folder: 'challenges/x' })).toEqual([
    'the test "x, by keyboard" fails. Look at walkthrough.ts, and at the names of what the scene shows\n  nothing has this name',
  ]);
  expect(passedIn(report)).toBe(1);
});

it.each([
  ['manifests', 'Regardez manifest.json et facilitator-notes.md'],
  ['judgement', 'Regardez solve.ts : solve, et lazy pour qui ne lit jamais ; puis ce qui est tiré'],
  ['play', 'Regardez solve.ts, et check dans challenge.server.ts'],
])('what conformance asks in %s is told in French with what to look at', (file, look) => {
  vi.stubEnv('VIGIE_LANG', 'fr');
  onTestFinished(() => void vi.unstubAllEnvs());
  const failed = { status: 'failed', fullName: 'holds', failureMessages: ['1 is not 2'] };
  const report = { testResults: [{ name: `/v/tests/conformance/${file}.test.ts`, assertionResults: [failed] }] };
  const [told] = failuresOf(report, { stage: 'conformance', folder: 'challenges/x' });
  expect(told).toBe(`le test « holds » échoue. ${look}\n  1 is not 2`);
});

const NONE_LEFT = { all: 40, left: 0, places: [], kind: '' };

it('doubts what few would read, and options that show the right one by their length', () => {
  const long = aManifest({ briefing: 'mot '.repeat(150) });
  const doubts = (manifest: typeof long) => textCountsOf(manifest, NONE_LEFT).flatMap(({ what, doubt }) => (doubt ? [what] : []));
  expect(doubts(long)).toContain('briefing');
  expect(doubts(aManifest())).not.toContain('briefing');
  const uneven = aManifest({
    retrieval: { ...aManifest().retrieval, options: ['Oui', 'Non', 'Une option qui en dit beaucoup plus long'] },
  });
  expect(doubts(uneven)).toContain('question');
});

describe('texts of the kind that a challenge was begun with', () => {
  let challenges: string;
  beforeEach(() => {
    challenges = mkdtempSync(join(tmpdir(), 'vigie-leftover-texts-'));
    cpSync(KINDS, challenges, { recursive: true, filter: (path) => path === KINDS || path.startsWith(join(KINDS, '_')) });
    writeChallenge(challenges, { ...ASKED, kind: 'mailbox' });
  });
  afterEach(() => rmSync(challenges, { recursive: true }));

  const own = () => leftoverTextsOf(join(challenges, ASKED.key), challenges);
  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(challenges, ASKED.key, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, before.replace(from, to));
    expect(readFileSync(path, 'utf8')).not.toBe(before);
  };

  it('are all of them at first, but its title', () => {
    const { all, left, kind, places } = own();
    expect(kind).toBe('_mailbox');
    expect(all - left).toBe(1);
    expect(places).toEqual(expect.arrayContaining(['facilitator-notes.md', 'messages.server.ts']));
    expect(places.join()).toMatch(/manifest\.json \(.*"briefing".*"debrief"\)/);
  });

  it('are fewer by each that is written anew, and told with where they are', () => {
    const before = own().left;
    change('manifest.json', /"briefing": "[^"]*"/, '"briefing": "Une toute autre histoire, au bord de l’eau."');
    const after = own();
    expect(after.left).toBe(before - 1);
    expect(after.places.join()).not.toContain('"briefing"');
    const [told] = textCountsOf(aManifest(), after).filter(({ what }) => what === 'own texts');
    expect(told?.value).toBe(`2 of ${after.all}`);
    expect(told?.doubt).toMatch(/^the others are still those of _mailbox: .*manifest\.json \("summary"/);
  });
});

it('has nothing to say of texts where one or two are in the same words', () => {
  const toldOf = (left: number) => textCountsOf(aManifest(), { all: 40, left, places: ['reveal.tsx'], kind: '_form' }).at(-1);
  expect(toldOf(4)).toEqual({ what: 'own texts', value: '36 of 40' });
  expect(toldOf(5)?.doubt).toBe('the others are still those of _form: reveal.tsx');
});
