/** A server's source as `npm run build` builds it: what is measured is what runs, without the runner of TypeScript. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { NOT_BUNDLED } from '../../engine/build/build.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** Inside the project, whose modules are not all bundled. */
const DIRECTORY = join(PROJECT, '.cache/load');

/** Builds `tests/<name>.ts`. Answers with the file to run. */
export async function buildServer(name: string): Promise<string> {
  const outDir = join(DIRECTORY, name);
  await build({
    root: PROJECT,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: [...NOT_BUNDLED] },
    build: { ssr: join('tests', `${name}.ts`), outDir, target: 'node20', minify: false, emptyOutDir: true },
  });
  return join(outDir, `${name.split('/').at(-1)}.js`);
}
