/**
 * Builds programs as `npm run build` does, so that tests measure and kill the same code as in production, which starts without a TypeScript
 * runner.
 */
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { NODE_OUTPUT, NOT_BUNDLED } from '../../engine/build/build.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The real server with the fixture challenges. */
export const FIXTURE_SERVER = 'tests/support/spawnable-server.ts';
/** What a server with a health port needs beside it. */
export const HEALTH_THREAD = 'server/http/health-thread.ts';

/** Builds a source into a folder of its own. @returns the path of the file to run @param source from the project's root */
export async function buildServer(source: string): Promise<string> {
  const [path = ''] = await buildPrograms([source], `.cache/built/${basename(source, '.ts')}`);
  return path;
}

/**
 * Builds several sources, which share the files of what they have in common. @returns the paths of the files to run
 * @param sources from the project's root
 * @param directory a folder of the project, which is emptied: it must be in the project, because not all modules are bundled
 */
export async function buildPrograms(sources: readonly string[], directory: string): Promise<readonly string[]> {
  const outDir = join(PROJECT, directory);
  await build({
    root: PROJECT,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: [...NOT_BUNDLED] },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      minify: false,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: [...sources], output: NODE_OUTPUT },
    },
  });
  return sources.map((source) => join(outDir, `${basename(source, '.ts')}.js`));
}
