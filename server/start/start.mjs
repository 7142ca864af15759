/**
 * `vigie` from the sources, whose entry point is start.cjs. The start builds if there is no build or a source is newer, then serves in
 * this process, so that signals reach the server. Other commands run from the existing build, which a server may be using.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { buildTurn } from './build-turn.mjs';
import { printInstead, readCommandLine } from './command-line.mjs';
import { needsBuild } from './needs-build.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const wanted = readCommandLine(process.argv.slice(2), process.env);
if (wanted.file === undefined) {
  printInstead(wanted);
  process.exit();
}
// Compilers of machine code: what runs at the start of the server runs once. Making faster code of it took a tenth of the start, and memory
// that a server at rest kept. main.ts lets them begin once the server is ready.
if (wanted.name === 'start') for (const flag of ['--no-opt', '--no-sparkplug']) setFlagsFromString(flag);
const entry = join(ROOT, 'dist/server', wanted.file);
// The command reads its own words only.
process.argv.splice(2, Number.POSITIVE_INFINITY, ...wanted.words);

const lacksBuild = () => (wanted.name === 'start' ? needsBuild(ROOT, process.env) : !existsSync(entry));
if (lacksBuild()) {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  if (!existsSync(vite)) refuse(`The packages of ${ROOT} are not installed. Run 'npm ci' there, then start again.`);
  console.error('Building Vigie…');
  const endTurn = await buildTurn(ROOT);
  // Checked again under the lock: another start may have built meanwhile.
  if (lacksBuild()) build(vite);
  endTurn();
}
process.chdir(ROOT);
// Compile cache (Node 22 and later), for faster starts. Within the build's folder, so that a new build deletes it.
module.enableCompileCache?.(join(ROOT, 'dist/compiled'));
await import(pathToFileURL(entry).href);

function build(vite) {
  // Standard output is reserved for the backup.
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: ROOT, stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  const shut = [ROOT, join(ROOT, 'node_modules'), join(ROOT, 'dist')].find((folder) => existsSync(folder) && !mayWrite(folder));
  const cure = shut ? ` This user may not write to ${shut}: run 'npm run build' as one who may, then start again.` : '';
  refuse(`Vigie could not be built, and was not started. What is wrong is said above.${cure}`);
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

function mayWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
