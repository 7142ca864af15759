/** Which files a change reaches: along the imports that are left when the program runs, and along what is read by path. */
import type { Import } from '../structure/imports.ts';
import type { Reader } from './read-by-path.ts';

/**
 * It puts every subject of the server together, and most tests of the server start the whole: through it each change would reach them all.
 * What imports it is reached when it changes itself. Otherwise a test in a subject's folder is about that subject, and is reached with it;
 * the tests of the whole server are reached with any subject.
 */
const WIRING = ['server/app.ts', 'server/services.ts'];
/** Entries of the server hand over the challenges of the registry. What tests the server plays challenges of its own. */
const HANDED_OVER = 'virtual:challenges/server';
const OF_THE_WHOLE_SERVER = ['server/app.test.ts', 'tests/whole-server/'];

export interface Project {
  readonly files: readonly string[];
  readonly imports: readonly Import[];
  readonly readers: readonly Reader[];
}

/** @param changed paths from the root, those of removed files included. Answers with the changed files, and all that they reach. */
export function reachedBy(changed: readonly string[], { files, imports, readers }: Project): Set<string> {
  const importers = new Map<string, string[]>();
  for (const { file, target, typeOnly } of imports) {
    // A type is the compiler's matter; but in the server a subject is handed what it needs of others, and imports its type alone.
    if (typeOnly && !isSubject(file, target)) continue;
    const path = target.replace(/\?.*$/, '');
    importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  // A virtual module is no file, and a reader all the same.
  const known = [...new Set([...files, ...importers.keys()])];
  const readersOf = (path: string, isChanged: boolean) =>
    readers
      .filter(({ reads, runs = [] }) => beginsWithOne(path, isChanged ? [...reads, ...runs] : runs))
      .flatMap(({ reader }) => known.filter((file) => file.startsWith(reader)));

  const reached = new Set<string>();
  const queue = [...changed];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const isChanged = changed.includes(path);
    const into = importers.get(path) ?? [];
    if (isChanged || !WIRING.includes(path))
      queue.push(...(path === HANDED_OVER ? into.filter((file) => !file.startsWith('server/')) : into));
    queue.push(...readersOf(path, isChanged));
  }
  return new Set([...reached, ...testsOfSubjects(reached, files)]);
}

/** The tests in the folders of the server that have a reached file, and those of the whole. */
function testsOfSubjects(reached: ReadonlySet<string>, files: readonly string[]): string[] {
  const sources = [...reached].filter((path) => /^server\/[^/]+\//.test(path) && !isTest(path));
  const subjects = [...new Set(sources.map((path) => `${path.split('/', 2).join('/')}/`))];
  const run = subjects.length === 0 ? [] : [...subjects, ...OF_THE_WHOLE_SERVER];
  return files.filter((file) => isTest(file) && beginsWithOne(file, run));
}

function isSubject(...paths: string[]): boolean {
  return paths.every((path) => path.startsWith('server/') && !isTest(path));
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function beginsWithOne(path: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => path.startsWith(beginning));
}
