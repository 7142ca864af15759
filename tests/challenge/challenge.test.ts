import { expect, it } from 'vitest';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { factsOf } from './facts.ts';
import { failuresOf, passedIn } from './failures.ts';

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
            failureMessages: ['\u001b[31mError\u001b[39m: 1 is not 2\n    at /x/a.ts:1:1'],
          },
        ],
      },
      { status: 'failed', name: '/x/b.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(failuresOf(report)).toEqual(['on SQLite x breaks\n  Error: 1 is not 2', '/x/b.test.ts\n  Cannot find module']);
  expect(passedIn(report)).toBe(1);
});

it('tells the failures of the browser suite, however deep they are', () => {
  const failed = {
    title: 'x, by keyboard',
    tests: [{ results: [{ status: 'timedOut', error: { message: 'nothing has this name' } }] }],
  };
  const passed = { title: 'y', tests: [{ results: [{ status: 'passed' }] }] };
  const report = { stats: { expected: 1 }, suites: [{ suites: [{ specs: [failed, passed] }] }] };
  expect(failuresOf(report)).toEqual(['x, by keyboard\n  nothing has this name']);
  expect(passedIn(report)).toBe(1);
});

it('doubts what few would read, and options that show the right one by their length', () => {
  const long = aManifest({ briefing: 'mot '.repeat(150) });
  const doubts = (manifest: typeof long) => factsOf(manifest).flatMap(({ what, doubt }) => (doubt ? [what] : []));
  expect(doubts(long)).toContain('briefing');
  expect(doubts(aManifest())).not.toContain('briefing');
  const uneven = aManifest({
    retrieval: { ...aManifest().retrieval, options: ['Oui', 'Non', 'Une option qui en dit beaucoup plus long'] },
  });
  expect(doubts(uneven)).toContain('question');
});
