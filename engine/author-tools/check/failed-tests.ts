/** Extracts failed tests from the JSON report of Vitest or Playwright. Pure. */
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { messages } from '#engine/author-tools/messages/messages.ts';

const say = messages('check');

/** What the report is about: a stage of the checks, and a challenge. */
export interface Asked {
  readonly stage: 'own' | 'conformance' | 'reading' | 'stories' | 'site';
  /** Folder of the challenge as shown: `challenges/x`. */
  readonly folder: string;
}

/** One text for each failed test: location, name, where to look, and its message without colours and stack frames. */
export function failuresOf(report: unknown, asked: Asked): string[] {
  return [...vitestFailures(report, asked), ...playwrightFailures(report, asked)];
}

/** Number of tests that passed. */
export function passedIn(report: unknown): number {
  const { numPassedTests, stats } = Object(report);
  return Number(numPassedTests ?? Object(stats)['expected'] ?? 0);
}

/** The part of Vitest's report about some test files. @param isAsked whether a file is one of these, by its path */
export function partOf(report: unknown, isAsked: (file: string) => boolean): unknown {
  const testResults = listIn(report, 'testResults').filter((file) => isAsked(textIn(file, 'name')));
  const passed = testResults
    .flatMap((file) => listIn(file, 'assertionResults'))
    .filter((test) => textIn(test, 'status') === 'passed');
  return { testResults, numPassedTests: passed.length };
}

/** Minutes of reading and play that a test measured; undefined if none did. */
export function minutesNeededIn(report: unknown): number | undefined {
  const tests = listIn(report, 'testResults').flatMap((file) => listIn(file, 'assertionResults'));
  const minutes = tests.map((test): unknown => Object(Object(test)['meta'])['minutesNeeded']);
  return minutes.find((value): value is number => typeof value === 'number');
}

function vitestFailures(report: unknown, asked: Asked): string[] {
  return listIn(report, 'testResults').flatMap((file) => {
    const path = textIn(file, 'name');
    const tests = listIn(file, 'assertionResults').filter((test) => textIn(test, 'status') === 'failed');
    const own = tests.map((test) => told(asked, textIn(test, 'fullName'), listIn(test, 'failureMessages').join('\n'), path));
    // A file that fails to load reports no tests.
    return own.length === 0 && textIn(file, 'status') === 'failed'
      ? [told(asked, basename(path), textIn(file, 'message'), path)]
      : own;
  });
}

function playwrightFailures(report: unknown, asked: Asked): string[] {
  return listIn(report, 'suites').flatMap((suite) => [
    ...playwrightFailures(suite, asked),
    ...listIn(suite, 'specs').flatMap((spec) =>
      listIn(spec, 'tests')
        .flatMap((test) => listIn(test, 'results'))
        .filter((result) => textIn(result, 'status') !== 'passed')
        .map((result) => told(asked, textIn(spec, 'title'), textIn(Object(Object(result)['error']), 'message'))),
    ),
  ]);
}

/** Text about one failed test. @param path of the test file, if the runner reports it */
function told(asked: Asked, name: string, message: string, path = ''): string {
  const said = stripVTControlCharacters(message);
  const shown = said
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .trim();
  const head = `${placeIn(said, asked.folder)}${say('failed', { name: name.trim() })}. ${say(`look.${toLookAt(asked.stage, path)}`)}`;
  return `${head}\n  ${shown.replaceAll('\n', '\n  ')}`;
}

/** The innermost stack frame in the challenge's folder, followed by a space; '' if there is none. */
function placeIn(message: string, folder: string): string {
  const [, place] = new RegExp(`(?:^|/)(${folder}/[\\w./-]+:\\d+:\\d+)`, 'm').exec(message) ?? [];
  return place === undefined ? '' : `${place} `;
}

/** Key of the message that says where the author should look; for conformance, it depends on the test file. */
function toLookAt(stage: Asked['stage'], path: string): string {
  return stage === 'conformance' ? (/\b(manifests|judgement)\./.exec(path)?.[1] ?? 'play') : stage;
}

function listIn(value: unknown, field: string): unknown[] {
  const found: unknown = Object(value)[field];
  return Array.isArray(found) ? found : [];
}

function textIn(value: unknown, field: string): string {
  const found: unknown = Object(value)[field];
  return typeof found === 'string' ? found : '';
}
