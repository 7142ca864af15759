/**
 * Builds a server as `npm run build` does, so that tests measure and kill the same code as in production, which starts without a TypeScript
 * runner.
 */
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { NOT_BUNDLED } from '../../engine/build/build.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The real server with the fixture challenges. */
export const FIXTURE_SERVER = 'tests/support/spawnable-server.ts';

/**
 * Builds a source. @returns the path of the file to run
 * @param source from the project's root
 * @param parent a folder of the project, in which the build gets a folder of its own: it must be in the project, because not all modules
 *   are bundled
 */
export async function buildServer(source: string, parent = '.cache/built'): Promise<string> {
  const name = basename(source, '.ts');
  const outDir = join(PROJECT, parent, name);
  await build({
    root: PROJECT,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: [...NOT_BUNDLED] },
    build: { ssr: source, outDir, target: 'node20', minify: false, emptyOutDir: true },
  });
  return join(outDir, `${name}.js`);
}
