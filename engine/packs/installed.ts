/** Locates a pack's files: a folder is used in place; a .zip or an npm package is unpacked or copied once, inside the project. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, normalize, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { nearestWord } from '#engine/source-files/nearest-word.ts';
import { CHALLENGES, PACK_FILE } from './pack.ts';

const say = messages('packs');

/** Folder of unpacked packs: inside the project, so that imports are resolved as for `challenges/`. */
const UNPACKED = 'generated-packs';
/** Maximum size of an archive, packed or unpacked, in bytes. */
const MAX_ARCHIVE_BYTES = 50_000_000;
/** Files that macOS and editors add to archives. */
const OF_A_SYSTEM = /(^|\/)(__MACOSX(\/|$)|\.[^./])/;

interface Installed {
  /** Absolute path; contains a `vigie-pack.json`. */
  readonly directory: string;
  /** Absolute paths to watch: a change in any of them changes the pack. */
  readonly sources: readonly string[];
}

/**
 * Locates a pack, and unpacks it if necessary.
 * @param from as configured: a path relative to `base`, or the name of an npm package
 * @param base folder of the configuration file, absolute
 * @param root of the project, absolute
 * @returns an error message if there is no pack
 */
export function installedPack(from: string, base: string, root: string): Installed | string {
  const path = resolve(base, from);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return checkedPack(path, path, [join(path, PACK_FILE), join(path, CHALLENGES)]);
  if (stat) {
    if (!path.endsWith('.zip')) return say('notPackFile', { from });
    try {
      const unpacked = unzipped(path, root);
      return 'wrong' in unpacked ? unpacked.wrong : checkedPack(path, unpacked.directory, [path]);
    } catch (error) {
      return say('notUnpacked', { file: path, said: messageOf(error) });
    }
  }
  if (isAbsolute(from) || from.startsWith('.') || from.endsWith('.zip')) return say('nowhere', { path });
  const source = packageFolder(from, base) ?? packageFolder(from, root);
  if (!source) {
    const near = nearestWord(from, [...installedPacks(base), ...installedPacks(root)]);
    return say('notInstalled', { path, from, near, advice: near === undefined ? say('checkName') : '' });
  }
  // The package is copied, as Vite does not compile files under node_modules.
  try {
    const directory = join(root, UNPACKED, `${from.replaceAll(/[^a-z0-9]+/gi, '-')}-${digestOf(source)}`);
    if (!existsSync(directory))
      appear(directory, (staging) =>
        cpSync(source, staging, { recursive: true, filter: (file) => file !== join(source, 'package.json') }),
      );
    return checkedPack(source, directory, [source]);
  } catch (error) {
    return say('notUnpacked', { file: source, said: messageOf(error) });
  }
}

/** Checks that a folder contains a pack. @param origin the folder, archive or package, as messages name it */
function checkedPack(origin: string, directory: string, sources: readonly string[]): Installed | string {
  const stat = (name: string) => statSync(join(directory, name), { throwIfNoEntry: false });
  const lacking = stat(PACK_FILE)?.isFile() ? (stat(CHALLENGES)?.isDirectory() ? undefined : CHALLENGES) : PACK_FILE;
  if (lacking) return say('lacking', { directory: origin, name: lacking, description: PACK_FILE, challenges: CHALLENGES });
  // Bundlers identify a file by its real path, without symbolic links.
  return { directory: realpathSync(directory), sources };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The folder of an installed package, resolved from `base`; of a linked one (`npm link`), the folder that the link leads to. */
function packageFolder(name: string, base: string): string | undefined {
  const folders = createRequire(join(base, 'package.json')).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')));
  return found && realpathSync(found);
}

/** Names of installed packages that contain a pack, resolved from `base`. */
function installedPacks(base: string): string[] {
  const folders = createRequire(join(base, 'package.json')).resolve.paths('a-package') ?? [];
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => {
      const names = readdirSync(folder).flatMap((name) =>
        name.startsWith('@') ? readdirSync(join(folder, name)).map((scoped) => `${name}/${scoped}`) : [name],
      );
      return names.filter((name) => existsSync(join(folder, name, PACK_FILE)));
    });
}

function unzipped(file: string, root: string): { readonly directory: string } | { readonly wrong: string } {
  const bytes = readFileSync(file);
  const directory = join(root, UNPACKED, createHash('sha256').update(bytes).digest('hex').slice(0, 16));
  if (existsSync(directory)) return { directory: packFolder(directory) };
  let size = 0;
  const entries = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return size <= MAX_ARCHIVE_BYTES;
    },
  });
  if (size > MAX_ARCHIVE_BYTES) return { wrong: say('tooLarge', { file, megabytes: MAX_ARCHIVE_BYTES / 1_000_000 }) };
  const outside = Object.keys(entries).find(
    (name) => isAbsolute(name) || normalize(name).startsWith('..') || name.includes('\\'),
  );
  if (outside) return { wrong: say('outside', { file, name: outside }) };
  appear(directory, (staging) => {
    for (const [name, content] of Object.entries(entries)) {
      if (name.endsWith('/') || OF_A_SYSTEM.test(name)) continue;
      mkdirSync(dirname(join(staging, name)), { recursive: true });
      writeFileSync(join(staging, name), content);
    }
  });
  return { directory: packFolder(directory) };
}

/** An archive of a folder contains that folder as its only entry. */
function packFolder(directory: string): string {
  const [only, ...others] = readdirSync(directory).filter((name) => !OF_A_SYSTEM.test(name));
  return only && only !== PACK_FILE && others.length === 0 ? join(directory, only) : directory;
}

/** Creates the folder atomically (rename), as several processes may unpack the same pack at once. */
function appear(directory: string, fill: (staging: string) => void): void {
  mkdirSync(dirname(directory), { recursive: true });
  const staging = mkdtempSync(`${directory}.`);
  try {
    fill(staging);
    renameSync(staging, directory);
  } catch (error) {
    rmSync(staging, { recursive: true });
    if (!existsSync(directory)) throw error;
  }
}

/** Hash of the names and contents of all files in a folder. */
function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name);
    if (!name.startsWith('node_modules') && statSync(path).isFile()) hash.update(name).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
