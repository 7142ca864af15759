/** Forbidden or impossible imports in the files of a challenge: other folders, packages, server files, names that are not exported. */
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { type FileMistake, REQUIRED_FILES } from '#engine/source-files/folder-files.ts';
import { nearestWord } from '#engine/source-files/nearest-word.ts';
import { exportedNames, namesThrough } from './exports.ts';
import { importsIn, type SourceImport } from './imports-of.ts';
import { allowedTo, DOORS, mayImport, type Role, roleOf } from './roles.ts';
import { mistakeIn, type Source } from './source.ts';

const say = messages('code');

type Named = Pick<SourceImport, 'names'> & { readonly specifier: string };
/** The importing file's role, and the specifiers that the role allows. */
interface Importer {
  readonly role: Role;
  readonly allowed: readonly string[];
}

/**
 * @param folder TypeScript files of the challenge, by name @param files all its files @param brought whether the challenge comes from a
 * pack
 */
export function importMistakes(
  source: Source,
  folder: ReadonlyMap<string, Source>,
  files: readonly string[],
  brought: boolean,
): FileMistake[] {
  const role = roleOf(source.file);
  const allowed = allowedTo(role, brought);
  return importsIn(source.parsed, source.text).flatMap((found) => {
    const stretch = { start: found.at, end: found.at + found.length };
    const { specifier } = found;
    if (found.kind === 'glob') return [mistakeIn(source, stretch, say('glob'))];
    if (specifier === null) return [mistakeIn(source, stretch, say('workedOut'))];
    const cure = forbidden({ role, allowed }, { ...found, specifier }, source.file);
    if (cure !== undefined) return [mistakeIn(source, stretch, say('forbiddenImport', { role, specifier, cure, allowed }))];
    if (!specifier.startsWith('.')) return nameMistakes(source, found, namesOfDoor(specifier));
    const file = within(source.file, specifier);
    // `part-mistakes.ts` reports a missing part, and a missing export of a part.
    if (PARTS.includes(file)) return [];
    if (!files.includes(file)) {
      const near = nearestFile(source.file, specifier, files);
      return [mistakeIn(source, stretch, say('noSuchFile', { specifier, near }))];
    }
    const target = folder.get(file);
    return nameMistakes(source, found, target ? exportedNames(target.parsed) : null);
  });
}

const PARTS: readonly string[] = [...REQUIRED_FILES, 'manifest.json'];

/** Error message of a forbidden import, with what to import instead; undefined if it is allowed. */
function forbidden({ role, allowed }: Importer, { specifier, names }: Named, file: string): string | undefined {
  if (specifier.startsWith('.')) {
    const target = within(file, specifier);
    if (target.startsWith('..')) return say('otherFolder');
    if (role === 'scene' && /\.server(\.tsx?)?$/.test(target)) return say('serverPart');
    if (role === 'scene' && KEPT_BACK.test(target)) return say('keptBack');
    return role === 'server' && target.endsWith('.tsx') ? say('drawing') : undefined;
  }
  if (mayImport(allowed, specifier)) return undefined;
  if (/^(https?:)?\/\//.test(specifier)) return say('fromAddress');
  if (isBuiltin(specifier) && role === 'server') return say('ofNodeInServer');
  if (isBuiltin(specifier)) return role === 'test' ? say('ofNodeInPack') : say('ofNode');
  if (/^(#engine|#schemas|#\.storybook|virtual:)/.test(specifier)) return cureOfEngine({ role, allowed }, { specifier, names });
  if (specifier.startsWith('/')) return say('otherFolder');
  return say('otherPackage', { near: nearestWord(specifier, allowed) });
}

/** Files with answers or unpublished parts of the manifest. */
const KEPT_BACK = /^(manifest\.json|facilitator-notes\.md|solve(\.ts)?|walkthrough(\.ts)?)$/;

/** Suggests the engine entry through which this role gets the imported name. */
function cureOfEngine({ role, allowed }: Importer, { specifier, names }: Named): string {
  const doors = allowed.filter((door) => DOORS.includes(door));
  const [wanted] = names.filter(({ name }) => /^\w/.test(name) && name !== 'default');
  if (wanted === undefined) return DOORS.includes(specifier) ? say('otherDoor', { role }) : say('wholeEngine');
  const door = doors.find((one) => namesThrough(one).includes(wanted.name));
  if (door !== undefined) return say('throughDoor', { name: wanted.name, door });
  if (DOORS.includes(specifier)) return say('otherDoor', { role });
  return say('throughNoDoor', { name: wanted.name, near: nearestWord(wanted.name, doors.flatMap(namesThrough)) });
}

/** Names that an engine entry exports; null for packages and assets, whose exports are not known here. */
function namesOfDoor(specifier: string): readonly string[] | null {
  return DOORS.includes(specifier) ? namesThrough(specifier) : null;
}

/** Maximum number of names that a message lists. */
const MAX_LISTED = 12;

function nameMistakes(source: Source, { specifier, names }: SourceImport, exported: readonly string[] | null): FileMistake[] {
  if (exported === null) return [];
  return names
    .filter(({ name }) => name !== '*' && !exported.includes(name))
    .map(({ name, at }) => {
      const near = nearestWord(name, exported);
      const stretch = { start: at, end: at + Math.max(1, name === 'default' ? 1 : name.length) };
      const values = { name, from: specifier ?? '', near, exported: near === undefined ? exportsTold(exported) : '' };
      return mistakeIn(source, stretch, say('noSuchName', values));
    });
}

function exportsTold(names: readonly string[]): string {
  if (names.length === 0) return say('exportingNothing');
  return names.length > MAX_LISTED ? say('exportingMany') : say('exporting', { names: names.join(', ') });
}

/** Resolves a relative specifier to a path within the folder. */
function within(file: string, specifier: string): string {
  return posix.join(posix.dirname(file), specifier.replace(/[?#].*$/, ''));
}

/** The most similar existing file, as a specifier relative to the importing file. */
function nearestFile(file: string, specifier: string, files: readonly string[]): string | undefined {
  const meant = within(file, specifier);
  const near = files.find((one) => one.replace(/\.(tsx?|module\.css)$/, '') === meant) ?? nearestWord(meant, files);
  if (near === undefined) return undefined;
  const written = posix.relative(posix.dirname(file), near);
  return written.startsWith('.') ? written : `./${written}`;
}
