/** Whether `npm start` has to build: when there is no build, or a source was changed, added or removed since. */
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
  const made = built === 0 ? undefined : madeOf(stamp);
  if (!made) return true;
  // A named configuration that does not exist makes the build fail, rather than building an installation without it.
  const named = environment['VIGIE_CONFIG']?.trim();
  const configuration = resolve(root, named || 'vigie.json');
  if (made.configuration !== (named || existsSync(configuration) ? configuration : null)) return true;
  if (made.sources.some((source) => !existsSync(source))) return true;
  return [...SOURCES.map((source) => join(root, source)), ...made.sources].some((source) => newest(source) > built);
}

/** Parses the build's stamp: the configuration used (null without one) and all sources. Undefined if it cannot be read. */
function madeOf(stamp) {
  try {
    const { configuration, sources } = JSON.parse(readFileSync(stamp, 'utf8'));
    return { configuration, sources };
  } catch {
    return undefined;
  }
}

/** Latest modification time (ms) of a file, or of a folder and its contents; the folder's own changes when a file is removed. */
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
