/** Whether `npm start` has to build: when there is no build, or something that it was made of is newer, or has come or gone. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCES = [
  'schemas',
  'engine',
  'challenges',
  'admin',
  'projector',
  'server',
  'public',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
];
const STAMP = 'dist/stamp';

/** @param root of the project, absolute */
export function needsBuild(root, environment) {
  const stamp = join(root, STAMP);
  const built = modified(stamp);
  const others = built === 0 ? undefined : otherSources(stamp);
  if (!others) return true;
  const configuration = resolve(root, environment['VIGIE_CONFIG'] ?? 'vigie.json');
  if (existsSync(configuration) !== others.includes(configuration)) return true;
  if (others.some((source) => !existsSync(source))) return true;
  return [...SOURCES.map((source) => join(root, source)), ...others].some((source) => newest(source) > built);
}

/** Those beyond the project's own: its configuration and packs. Nothing where it cannot be read. */
function otherSources(stamp) {
  try {
    const { sources } = JSON.parse(readFileSync(stamp, 'utf8'));
    return sources;
  } catch {
    return undefined;
  }
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
