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
  const made = built === 0 ? undefined : madeOf(stamp);
  if (!made) return true;
  // One that is named and is not there is the build's to refuse: without it this would be another installation.
  const named = environment['VIGIE_CONFIG']?.trim();
  const configuration = resolve(root, named || 'vigie.json');
  if (made.configuration !== (named || existsSync(configuration) ? configuration : null)) return true;
  if (made.sources.some((source) => !existsSync(source))) return true;
  return [...SOURCES.map((source) => join(root, source)), ...made.sources].some((source) => newest(source) > built);
}

/** Of what beyond the project's own: the configuration, null where there was none, and all sources. Nothing where it cannot be read. */
function madeOf(stamp) {
  try {
    const { configuration, sources } = JSON.parse(readFileSync(stamp, 'utf8'));
    return { configuration, sources };
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
