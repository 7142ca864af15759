/** The failed tests in what a runner wrote: Vitest's JSON, or Playwright's. Pure. */
import { stripVTControlCharacters } from 'node:util';
import { inAuthorsWords } from './tools.ts';

/** One a test: its name, and under it what it says, without colours and without the way through other files. */
export function failuresOf(report: unknown): string[] {
  return [...vitestFailures(report), ...playwrightFailures(report)];
}

/** How many tests passed. */
export function passedIn(report: unknown): number {
  const { numPassedTests, stats } = Object(report);
  return Number(numPassedTests ?? Object(stats)['expected'] ?? 0);
}

function vitestFailures(report: unknown): string[] {
  return listIn(report, 'testResults').flatMap((file) => {
    const tests = listIn(file, 'assertionResults').filter((test) => textIn(test, 'status') === 'failed');
    const own = tests.map((test) => told(textIn(test, 'fullName'), listIn(test, 'failureMessages').join('\n')));
    // A file that does not load has no tests.
    return own.length === 0 && textIn(file, 'status') === 'failed' ? [told(textIn(file, 'name'), textIn(file, 'message'))] : own;
  });
}

function playwrightFailures(report: unknown): string[] {
  return listIn(report, 'suites').flatMap((suite) => [
    ...playwrightFailures(suite),
    ...listIn(suite, 'specs').flatMap((spec) =>
      listIn(spec, 'tests')
        .flatMap((test) => listIn(test, 'results'))
        .filter((result) => textIn(result, 'status') !== 'passed')
        .map((result) => told(textIn(spec, 'title'), textIn(Object(Object(result)['error']), 'message'))),
    ),
  ]);
}

function told(name: string, message: string): string {
  const said = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .trim();
  return `${name.trim()}\n  ${inAuthorsWords(said).replaceAll('\n', '\n  ')}`;
}

function listIn(value: unknown, field: string): unknown[] {
  const found: unknown = Object(value)[field];
  return Array.isArray(found) ? found : [];
}

function textIn(value: unknown, field: string): string {
  const found: unknown = Object(value)[field];
  return typeof found === 'string' ? found : '';
}
