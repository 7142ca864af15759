/** The registry's plugin: emits the virtual modules, fails a build on any broken folder, and follows the folders in development. */
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import { CATALOGUE, CHECKER_PROBLEMS, DRAWINGS, emit, GUEST_DRAWINGS, GUESTS, PAGE, SERVER } from './emit.ts';
import { NOTES } from './manifest/meaning.ts';
import { explainProblem, type ManifestProblem } from './manifest/problem.ts';
import { type Registry, readRegistry } from './read-registry.ts';

/** A watcher fires while a file is half written: wait until it is quiet for this long (ms). */
const QUIET = 50;

export interface ChallengesOptions {
  /** Where the folders are; `challenges/` of the project without it. */
  readonly directory?: string;
}

export function challenges({ directory }: ChallengesOptions = {}): Plugin {
  let folder = '';
  let development = false;
  let registry: Registry | undefined;
  const current = () => {
    registry ??= readRegistry(folder);
    return registry;
  };

  return {
    name: 'vigie:challenges',

    configResolved(config) {
      folder = directory ?? join(config.root, 'challenges');
      development = config.command === 'serve';
    },

    buildStart() {
      if (development) return;
      registry = readRegistry(folder);
      const [first] = registry.problems;
      if (first)
        this.error({
          message: report(registry.problems, folder),
          id: join(folder, first.key, basename(first.file)),
          loc: { line: first.line, column: first.column },
        });
    },

    resolveId(source) {
      return isOurs(source) ? `\0${source}` : undefined;
    },

    load(id) {
      if (!isOurs(id.slice(1)) || !id.startsWith('\0')) return undefined;
      const code = emit(id.slice(1), current(), development);
      if (code === undefined) this.error(`${id.slice(1)}: there is no such challenge or page`);
      return { code, moduleType: 'js' };
    },

    configureServer(server) {
      let timer: NodeJS.Timeout | undefined;
      let checkerProblems: readonly ManifestProblem[] = [];
      const readSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          const before = current();
          registry = readRegistry(folder);
          follow(server, before, registry, folder);
        }, QUIET);
      };
      server.watcher.add(folder);
      server.watcher.on('all', (event, file) => {
        if (concernsRegistry(event, relative(folder, file))) readSoon();
        // No browser has a server part, and so none would notice that it changed.
        else if (file.startsWith(folder) && file.includes('.server.'))
          server.environments.client.hot.send({ type: 'full-reload' });
      });
      // What comes while the watcher takes its first look is reported by no event.
      server.watcher.on('ready', readSoon);
      server.environments.client.hot.on('vite:client:connect', () =>
        showProblems(server, [...current().problems, ...checkerProblems], folder),
      );
      server.environments.ssr.hot.on(CHECKER_PROBLEMS, (problems: readonly ManifestProblem[]) => {
        // A parser paints its message for a terminal; the overlay would show the codes.
        checkerProblems = problems.map((problem) => ({ ...problem, message: stripVTControlCharacters(problem.message) }));
        warn(server, checkerProblems, folder);
        showProblems(server, checkerProblems, folder);
      });
      server.httpServer?.once('close', () => clearTimeout(timer));
      warn(server, current().problems, folder);
    },
  };
}

function isOurs(id: string): boolean {
  return [GUESTS, CATALOGUE, GUEST_DRAWINGS, DRAWINGS, SERVER].includes(id) || id.startsWith(PAGE);
}

/** A manifest or facilitator's notes in any way; any other file only when it comes or goes, since required files and pictures are checked. */
function concernsRegistry(event: string, path: string): boolean {
  if (path.startsWith('..') || path === '') return false;
  return event !== 'change' || path.endsWith('manifest.json') || path.endsWith(NOTES);
}

/** Brings browsers and the server's environment from one state of the folders to the next. */
function follow(server: ViteDevServer, before: Registry, after: Registry, folder: string): void {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  for (const environment of Object.values(server.environments)) {
    for (const [id, module] of environment.moduleGraph.idToModuleMap) {
      if (id.startsWith('\0') && isOurs(id.slice(1))) environment.moduleGraph.invalidateModule(module);
    }
    environment.hot.send({ type: 'full-reload' });
  }
  warn(server, after.problems, folder);
  showProblems(server, after.problems, folder);
}

function warn(server: ViteDevServer, problems: readonly ManifestProblem[], folder: string): void {
  if (problems.length > 0) server.config.logger.warn(report(problems, folder), { timestamp: true });
}

function showProblems(server: ViteDevServer, problems: readonly ManifestProblem[], folder: string): void {
  const [first] = problems;
  if (!first) return;
  const loc = { file: first.file, line: first.line, column: first.column };
  server.environments.client.hot.send({
    type: 'error',
    err: { message: report(problems, folder), stack: '', plugin: 'vigie:challenges', id: first.file, loc },
  });
}

/** For the terminal and the page. @param folder `challenges/`, absolute */
function report(problems: readonly ManifestProblem[], folder: string): string {
  return problems
    .map((problem) => explainProblem(problem, textOf(join(folder, problem.file.replace(/^challenges\//, '')))))
    .join('\n');
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
