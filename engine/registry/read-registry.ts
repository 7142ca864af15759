/** Reads the folders of `challenges/`, and those of packs: validates all, reports all, throws nothing. */

import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sourceMistakes } from '#engine/author-tools/lint/source-mistakes.ts';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { companyMistakes } from '#engine/branding/company-mistakes.ts';
import { CHALLENGES, type Pack } from '#engine/packs/pack.ts';
import { frenchOrder } from '#engine/rules/french-order.ts';
import { configurationFile } from '#engine/source-files/configuration-file.ts';
import { apostropheMistakes, fileMistakes, NOTES, REQUIRED_FILES } from '#engine/source-files/folder-files.ts';
import { type JsonDocument, readJson } from '#engine/source-files/json-document.ts';
import { type LocatedMistake, WHOLE_FILE } from '#engine/source-files/location.ts';
import { inReadingOrder, type ManifestProblem } from '#engine/source-files/problem.ts';
import { readText } from '#engine/source-files/read-text.ts';
import { manifestShape } from '#engine/source-files/shape.ts';
import type { FacilitatorNotes } from '#schemas/facilitator-notes.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { CLASSIC, PROGRAMMES, programmeOf } from '#schemas/programmes.ts';
import { type Installation, readInstallation } from './configuration.ts';
import { meaningMistakes } from './manifest/meaning.ts';
import { readNotes } from './notes/read-notes.ts';

export interface FoundChallenge {
  /** Absolute path, with `/`. */
  readonly folder: string;
  /** The folder as problems name it. */
  readonly shown: string;
  readonly manifest: ChallengeManifest;
  readonly notes: FacilitatorNotes;
  /** Whether it has a `drawing.tsx`, for its card. */
  readonly drawn: boolean;
  /** The challenge's pack; absent for a challenge of `challenges/`. */
  readonly pack?: Pack;
}

export interface Registry {
  /** Valid challenges, by `order`, then by title in French collation. */
  readonly challenges: readonly FoundChallenge[];
  readonly problems: readonly ManifestProblem[];
}

interface Candidate extends FoundChallenge {
  readonly key: string;
  readonly document: JsonDocument;
}

const MANIFEST = 'manifest.json';

/** Challenges without an order come last. */
function orderOf({ order = Number.MAX_SAFE_INTEGER }: ChallengeManifest): number {
  return order;
}

interface ChallengeFolder {
  readonly key: string;
  /** Symbolic link to a folder elsewhere. */
  readonly linked: boolean;
}

/** Folders of challenges in `directory`, complete or not. Names that start with `_` or `.` are skipped. */
function challengeFolders(directory: string): ChallengeFolder[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !/^[_.]/.test(entry.name))
    .map((entry) => ({ key: entry.name, linked: entry.isSymbolicLink() }))
    .filter(({ key }) =>
      filesOf(join(directory, key)).some((file) => file === MANIFEST || REQUIRED_FILES.some((required) => required === file)),
    )
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** A parent folder of challenges. */
interface Root {
  /** Absolute. */
  readonly directory: string;
  readonly pack?: Pack;
}

interface Reading {
  /** Whether to check the code of this challenge too. Checking the code of all takes four fifths of the time. */
  readonly code: (key: string, pack: Pack | undefined) => boolean;
}

/**
 * Reads all challenges, and validates them.
 * @param directory absolute path of `challenges/`; files are shown relative to its parent folder
 * @param installation the packs that are loaded beside it, and the mistakes of the configuration
 */
export function readRegistry(
  directory: string,
  { packs, mistakes = [] }: Partial<Installation> = {},
  reading: Reading = { code: () => true },
): Registry {
  const roots: Root[] = [{ directory }, ...(packs ?? []).map((pack) => ({ directory: join(pack.directory, CHALLENGES), pack }))];
  const show = (file: string) => shownFrom(dirname(directory), file);
  const problems: ManifestProblem[] = mistakes.map(({ file, ...mistake }) => ({ key: show(file), file: show(file), ...mistake }));
  const candidates: Candidate[] = [];
  for (const root of roots) {
    for (const { key, linked } of challengeFolders(root.directory)) {
      if (linked) {
        const file = show(join(root.directory, key, MANIFEST));
        problems.push({ key, file, ...WHOLE_FILE, message: messages('files')('linkedFolder') });
        continue;
      }
      const found = readFolder(root, key, reading, show);
      problems.push(...found.mistakes.map(({ file, ...mistake }) => ({ key, file: show(file), ...mistake })));
      if (found.candidate) candidates.push(found.candidate);
    }
  }
  problems.push(...clashes(candidates, 'key', show), ...clashes(candidates, 'path', show));
  const broken = new Set(problems.map(({ key }) => key));
  const challenges = candidates
    .filter(({ key }) => !broken.has(key))
    .map(({ key: _key, document: _document, ...challenge }) => challenge)
    .sort(({ manifest: a }, { manifest: b }) => orderOf(a) - orderOf(b) || frenchOrder(a.title, b.title));
  return { challenges, problems: inReadingOrder(problems) };
}

/** All challenges of a project: `challenges/`, and the packs of its configuration. @param root of the project, absolute */
export function readProject(root: string, reading?: Reading): Registry {
  return readRegistry(join(root, CHALLENGES), readInstallation(configurationFile(root), root), reading);
}

/** Path as shown: relative to the project's root inside of it, otherwise absolute. Resolving it against the root gives the file again. */
function shownFrom(root: string, file: string): string {
  const shown = relative(root, file).replaceAll('\\', '/');
  return shown.startsWith('..') ? file : shown;
}

interface FolderMistake extends LocatedMistake {
  /** Absolute. */
  readonly file: string;
}

function readFolder(
  { directory, pack }: Root,
  key: string,
  { code }: Reading,
  show: (file: string) => string,
): { candidate?: Candidate; mistakes: FolderMistake[] } {
  const folder = join(directory, key);
  const files = filesOf(folder);
  const { notes, mistakes: ofNotes } = notesIn(folder, key);
  const others = [...fileMistakes(folder, files), ...ofNotes.map((mistake) => ({ file: NOTES, ...mistake }))];
  const failed = (mistakes: readonly LocatedMistake[], lazy = false) => ({
    mistakes: [
      ...mistakes.map((mistake) => ({ file: MANIFEST, ...mistake })),
      ...others,
      ...(code(key, pack) ? sourceMistakes(folder, files, { lazy, brought: pack !== undefined }) : []),
    ].map(({ file, ...mistake }) => ({ file: join(folder, file), ...mistake })),
  });
  const text = readText(join(folder, MANIFEST));
  if (text === undefined) {
    return failed([{ ...WHOLE_FILE, message: messages('manifest')('noManifest') }]);
  }
  const document = readJson(text);
  // A file in another encoding is invalid JSON too: report the encoding only.
  if ('mistakes' in document) return failed(others.some(({ file }) => file === MANIFEST) ? [] : document.mistakes);
  const { value } = document;
  if (!manifestShape.holds(value)) return failed(manifestShape.mistakes(document));
  const manifest = pack ? { programme: pack.programme.key, ...value } : value;
  const candidate = {
    key,
    folder: folder.replaceAll('\\', '/'),
    shown: show(folder),
    manifest,
    notes,
    drawn: files.includes('drawing.tsx'),
    document,
    ...(pack ? { pack } : {}),
  };
  const programmes = [...PROGRAMMES, ...(pack ? [pack.programme] : [])].map((programme) => programme.key);
  // Not required of the classic programme, whose `solve.ts` the specification fixes.
  const lazy = manifest.act === 'safe' && programmeOf(manifest) !== CLASSIC;
  return {
    candidate,
    ...failed(
      [
        ...meaningMistakes(key, files, value, document, programmes, pack !== undefined),
        ...apostropheMistakes(text),
        ...companyMistakes(text, folder, files),
      ],
      lazy,
    ),
  };
}

/** Notes of a folder; empty if they are missing or invalid. */
function notesIn(
  folder: string,
  key: string,
): { readonly notes: FacilitatorNotes; readonly mistakes: readonly LocatedMistake[] } {
  const text = readText(join(folder, NOTES));
  const found = text === undefined ? { sections: [] } : readNotes(text);
  if ('sections' in found) return { notes: { challenge: key, sections: [...found.sections] }, mistakes: [] };
  return { notes: { challenge: key, sections: [] }, mistakes: found.mistakes };
}

/** Two challenges with the same key or path: reported in both manifests. */
function clashes(candidates: readonly Candidate[], field: 'key' | 'path', show: (file: string) => string): ManifestProblem[] {
  const fileOf = ({ folder }: Candidate) => show(join(folder, MANIFEST));
  return candidates.flatMap((candidate) =>
    candidates
      .filter((other) => other !== candidate && other.manifest[field] === candidate.manifest[field])
      .map((other) => ({
        key: candidate.key,
        file: fileOf(candidate),
        ...candidate.document.locationOf(`/${field}`),
        message: messages('manifest')('clash', { field, value: candidate.manifest[field], other: fileOf(other) }),
      })),
  );
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  } catch {
    return [];
  }
}
