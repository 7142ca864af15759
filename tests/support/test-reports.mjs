/**
 * What the runners write as JSON, counted, with each failure in a few lines: the test's file and name, and the beginning of what it said.
 * @typedef {{ passed: number, failed: number, failures: string[] }} Counted
 */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Enough for an assertion and where it stands; the whole is further up in the log. */
const LINES = 12;

/**
 * Of Vitest's report.
 * @returns {Counted}
 */
export function unitTests({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no test that failed; nor has one whose hook threw, of which the report does not say more.
    return failed.length === 0 && status === 'failed'
      ? [told(name, '', message || 'a hook of it failed, see above')]
      : failed.map(({ fullName, failureMessages }) => told(name, fullName, failureMessages.join('\n')));
  });
  return { passed: numPassedTests, failed: failures.length, failures };
}

/**
 * Of Playwright's report. A test that passed when it was run again has failed.
 * @returns {Counted}
 */
export function browserTests({ config, stats, suites, errors }) {
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const said = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return told(`${config.rootDir}/${file}`, title, said.map(({ message }) => message).join('\n'));
    });
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [...failures, ...errors.map(({ message }) => told('', '', message))],
  };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function told(file, test, message) {
  const lines = stripVTControlCharacters(message).trimEnd().split('\n');
  const ours = lines.filter((line) => !line.includes('/node_modules/'));
  const shown = ours.slice(0, LINES).map((line) => `    ${line}`);
  return [`${file && relative(process.cwd(), file)} › ${test}`, ...shown].join('\n');
}
