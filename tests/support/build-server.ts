/** A server's source as `npm run build` builds it: what is measured, and killed, is what runs, and starts without a runner of TypeScript. */
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { NOT_BUNDLED } from '../../engine/build/build.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The real server with the fixture challenges. */
export const FIXTURE_SERVER = 'tests/support/spawnable-server.ts';

/**
 * Builds a source, named from the project's root. Answers with the file to run.
 * @param parent a folder of the project, whose modules are not all bundled; what is built has one of its own in it
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
