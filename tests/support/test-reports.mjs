/**
 * Counts the tests in the runners' JSON reports, and shortens each failure to a few lines: the test's file, its name, and the beginning of
 * its message.
 * @typedef {{ passed: number, failed: number, failures: string[] }} Counted
 */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines of a failure's message that are kept: enough for an assertion and its location. The log has the whole message. */
const LINES = 12;

/**
 * Counts the tests of Vitest's report.
 * @returns {Counted}
 */
export function unitTests({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // Two kinds of file fail without a failed test: one that cannot be loaded, and one whose hook threw. The report has no message for a
    // hook.
    return failed.length === 0 && status === 'failed'
      ? [told(name, '', message || 'a hook of it failed, see above')]
      : failed.map(({ fullName, failureMessages }) => told(name, fullName, failureMessages.join('\n')));
  });
  return { passed: numPassedTests, failed: failures.length, failures };
}

/**
 * Counts the tests of Playwright's report. A test that passed only on a retry counts as failed.
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
