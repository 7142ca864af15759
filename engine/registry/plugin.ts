/**
 * Vite plugin of the registry: provides the virtual modules, fails a build with a broken folder, and watches the folders in development.
 */
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Logger, Plugin, UserConfig, ViteDevServer } from 'vite';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { packDoors } from '#engine/packs/doors.ts';
import { loadedLine } from '#engine/packs/printed-lines.ts';
import { SCENE_FAILED, type SceneFailure } from '#engine/rules/scene-failure.ts';
import { configurationFile } from '#engine/source-files/configuration-file.ts';
import { explainProblem, type ManifestProblem } from '#engine/source-files/problem.ts';
import { readText } from '#engine/source-files/read-text.ts';
import { type Installation, NOTHING_INSTALLED, readInstallation } from './configuration.ts';
import { CATALOGUE, CHECKER_PROBLEMS, DRAWINGS, emit, GUEST_DRAWINGS, GUESTS, PAGE, SERVER } from './emit.ts';
import { type Registry, readRegistry } from './read-registry.ts';
import { locationOfFailure } from './scene-location.ts';

const say = messages('files');

/** Debounce in milliseconds: a watcher fires while a file is half written. */
const QUIET = 50;

/** The project's compiler settings, which apply to files of packs too. */
const TSCONFIG = fileURLToPath(new URL('../../tsconfig.json', import.meta.url));

interface ChallengesOptions {
  /** A single folder of challenges; without it, `challenges/` of the project and the packs of its configuration. */
  readonly directory?: string;
  /** Whether the code of challenges is checked. vitest.config.ts leaves that out, as tests/conformance/registry.test.ts checks it. */
  readonly code?: boolean;
}

export function challenges({ directory, code = true }: ChallengesOptions = {}): Plugin[] {
  let folder = '';
  let configuration = '';
  let development = false;
  let installation: Installation = NOTHING_INSTALLED;
  let registry: Registry | undefined;
  const read = () => {
    const root = dirname(folder);
    installation = directory === undefined ? readInstallation(configuration, root) : NOTHING_INSTALLED;
    registry = readRegistry(folder, installation, { code: () => code });
    return registry;
  };
  const current = () => registry ?? read();
  /** Prints once which packs run code with the server's rights. */
  const tellPacks = (logger: Logger) => {
    const { challenges } = current();
    for (const pack of installation.packs) logger.warnOnce(loadedLine(pack, challenges));
  };
  const followed = () => [folder, ...installation.sources];

  const plugin: Plugin = {
    name: 'vigie:challenges',

    config(config): UserConfig {
      const root = resolve(config.root ?? '.');
      const { packs } = directory === undefined ? readInstallation(configurationFile(root), root) : NOTHING_INSTALLED;
      // A pack's tsconfig may extend one in its own node_modules, which a clone does not have.
      return packs.length === 0
        ? {}
        : { tsconfig: TSCONFIG, server: { fs: { allow: [root, ...packs.map((pack) => pack.directory)] } } };
    },

    configResolved(config) {
      folder = directory ?? join(config.root, 'challenges');
      configuration = configurationFile(config.root);
      development = config.command === 'serve';
    },

    buildStart() {
      if (development) return;
      const [first] = read().problems;
      if (first)
        this.error({
          message: report(current().problems, folder),
          // The stack of the plugin would not help the author.
          stack: '',
          id: resolve(dirname(folder), first.file),
          loc: { line: first.line, column: first.column },
        });
      tellPacks(this.environment.logger);
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
      watchFolders(server, { folder, current, read, followed });
      tellPacks(server.config.logger);
    },
  };
  return [packDoors(() => installation.packs), plugin];
}

interface WatchedRegistry {
  /** `challenges/`, absolute. */
  readonly folder: string;
  readonly current: () => Registry;
  readonly read: () => Registry;
  /** Folders and files whose changes change the registry. */
  readonly followed: () => readonly string[];
}

/** Development: reads the folders again as files are saved, and shows problems in the terminal and in browsers. */
function watchFolders(server: ViteDevServer, { folder, current, read, followed }: WatchedRegistry): void {
  let timer: NodeJS.Timeout | undefined;
  let checkerProblems: readonly ManifestProblem[] = [];
  const readSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const before = current();
      follow(server, before, read(), folder);
      server.watcher.add(followed());
    }, QUIET);
  };
  current();
  server.watcher.add(followed());
  server.watcher.on('all', (event, file) => {
    const within = followed().find((path) => file === path || file.startsWith(`${path}/`));
    if (within === undefined) return;
    readSoon();
    // A server part is in no browser's module graph, so its change must be sent to browsers explicitly.
    if (event === 'change' && file.includes('.server.')) server.environments.client.hot.send({ type: 'full-reload' });
  });
  // The watcher reports no event for changes during its initial scan.
  server.watcher.on('ready', readSoon);
  server.environments.client.hot.on('vite:client:connect', () =>
    showProblems(server, [...current().problems, ...checkerProblems], folder),
  );
  server.environments.ssr.hot.on(CHECKER_PROBLEMS, (problems: readonly ManifestProblem[]) => {
    // Parser messages contain ANSI colours, which the overlay would show as codes.
    checkerProblems = problems.map((problem) => ({ ...problem, message: stripVTControlCharacters(problem.message) }));
    warn(server, checkerProblems, folder);
    showProblems(server, checkerProblems, folder);
  });
  server.environments.client.hot.on(SCENE_FAILED, async ({ message, stack }: SceneFailure) => {
    const placed = await locationInScene(server, current(), stack);
    if (!placed) return;
    const file = relative(dirname(folder), placed.file);
    const problem = { ...placed, key: '', file, message: say('notDrawn', { said: message }) };
    warn(server, [problem], folder);
    showProblems(server, [problem], folder);
  });
  server.httpServer?.once('close', () => clearTimeout(timer));
  warn(server, current().problems, folder);
}

function isOurs(id: string): boolean {
  return [GUESTS, CATALOGUE, GUEST_DRAWINGS, DRAWINGS, SERVER].includes(id) || id.startsWith(PAGE);
}

function locationInScene({ environments: { client } }: ViteDevServer, { challenges }: Registry, stack: string) {
  return locationOfFailure(
    stack,
    (file) => challenges.some(({ folder }) => file.startsWith(`${folder}/`)),
    async (address) => {
      const module = await client.moduleGraph.getModuleByUrl(decodeURI(address).replace(/[?&]t=\d+/, ''));
      const map = module?.transformResult?.map;
      return module?.file ? { file: module.file, map: map && 'version' in map ? map : undefined } : undefined;
    },
  );
}

/** Updates browsers and the server's environment after the folders have changed. */
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
  // Absolute: the overlay turns it into a link that opens the editor, and cuts everything before the first slash.
  const file = resolve(dirname(folder), first.file);
  const loc = { file, line: first.line, column: first.column };
  server.environments.client.hot.send({
    type: 'error',
    err: { message: report(problems, folder), stack: '', plugin: 'vigie:challenges', id: file, loc },
  });
}

/** Report for the terminal and the overlay. @param folder `challenges/`, absolute */
function report(problems: readonly ManifestProblem[], folder: string): string {
  return problems.map((problem) => explainProblem(problem, readText(resolve(dirname(folder), problem.file)))).join('\n');
}
