/** `npm start`: builds when there is no build or a source is newer, then serves in this process, so that signals reach the server. */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['schemas', 'engine', 'challenges', 'admin', 'server', 'index.html', 'package-lock.json', 'vite.config.ts'];
const STAMP = 'dist/stamp';

if (needsBuild()) {
  console.log('Building Vigie…');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: ROOT, stdio: 'inherit' });
}
process.chdir(ROOT);
await import(pathToFileURL(join(ROOT, 'dist/server/main.js')).href);

function needsBuild() {
  const built = modified(join(ROOT, STAMP));
  return SOURCES.some((source) => newest(join(ROOT, source)) > built);
}

/** Latest change (ms) of a file, or of anything in a folder, the folder's own included: a file may have gone. */
function newest(path) {
  const own = modified(path);
  try {
    return readdirSync(path, { withFileTypes: true }).reduce(
      (latest, entry) =>
        Math.max(latest, entry.isDirectory() ? newest(join(path, entry.name)) : modified(join(path, entry.name))),
      own,
    );
  } catch {
    return own;
  }
}

function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
