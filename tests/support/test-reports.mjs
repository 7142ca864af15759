/**
 * Counts the tests in the runners' JSON reports, and shortens each failure to a few lines: the test's file, its name, and the beginning of
 * its message.
 * @typedef {{ passed: number, failed: number, failures: string[] }} Counted
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines of a failure's message that are kept: enough for an assertion and its location. The log has the whole message. */
const LINES = 12;
/** Lines of the page at the failure: Playwright writes them to a file, which a machine that only keeps the log throws away. */
const PAGE_LINES = 150;

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
      const results = tests.flatMap((test) => test.results);
      const said = results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n');
      return [told(`${config.rootDir}/${file}`, title, said), ...results.flatMap(pagesAt)].join('\n');
    });
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [...failures, ...errors.map(({ message }) => told('', '', message))],
  };
}

/** The accessibility tree of the page at the end of a failed test: it has every text that the screen showed. */
function pagesAt({ attachments }) {
  return attachments.flatMap(({ name, path }) => {
    if (name !== 'error-context' || path === undefined) return [];
    const [, tree] = /^# Page snapshot\n+```yaml\n(.*?)^```/ms.exec(readFileSync(path, 'utf8')) ?? [];
    return tree === undefined ? [] : ['    The page:', ...indented(tree.trimEnd().split('\n').slice(0, PAGE_LINES))];
  });
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function told(file, test, message) {
  const lines = stripVTControlCharacters(message).trimEnd().split('\n');
  const ours = lines.filter((line) => !line.includes('/node_modules/'));
  return [`${file && relative(process.cwd(), file)} › ${test}`, ...indented(ours.slice(0, LINES))].join('\n');
}

function indented(lines) {
  return lines.map((line) => `    ${line}`);
}
