/** Reads the folders of `challenges/`: validates all, reports all, throws nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FacilitatorNotes } from '#schemas/facilitator-notes.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { apostropheMistakes, fileMistakes } from './folder-files.ts';
import { type JsonDocument, readJson } from './manifest/json-document.ts';
import { meaningMistakes, NOTES, REQUIRED_FILES } from './manifest/meaning.ts';
import type { PlacedMistake } from './manifest/place.ts';
import { inReadingOrder, type ManifestProblem } from './manifest/problem.ts';
import { isManifest, shapeMistakes } from './manifest/shape.ts';
import { readNotes } from './notes/read-notes.ts';

export interface FoundChallenge {
  /** Absolute, with `/`. */
  readonly folder: string;
  readonly manifest: ChallengeManifest;
  readonly notes: FacilitatorNotes;
}

export interface Registry {
  /** Those without a mistake, by their `order`, then by title as French sorts. */
  readonly challenges: readonly FoundChallenge[];
  readonly problems: readonly ManifestProblem[];
}

interface Candidate extends FoundChallenge {
  readonly key: string;
  readonly document: JsonDocument;
}

const BY_TITLE = new Intl.Collator('fr');

/** Without an order, after those that have one. */
function orderOf({ order = Number.MAX_SAFE_INTEGER }: ChallengeManifest): number {
  return order;
}

/** Folder names under `directory` that hold a challenge, whole or begun; names that start with `_` or `.` are skipped. */
function challengeFolders(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[_.]/.test(entry.name))
    .map((entry) => entry.name)
    .filter((name) =>
      filesOf(join(directory, name)).some((file) => file === 'manifest.json' || Object.hasOwn(REQUIRED_FILES, file)),
    )
    .sort();
}

/** @param directory absolute path of `challenges/`. */
export function readRegistry(directory: string): Registry {
  const problems: ManifestProblem[] = [];
  const candidates: Candidate[] = [];
  for (const key of challengeFolders(directory)) {
    const { candidate, mistakes } = readFolder(directory, key);
    problems.push(...mistakes);
    if (candidate) candidates.push(candidate);
  }
  const clashes = pathClashes(candidates);
  problems.push(...clashes);
  const broken = new Set(problems.map(({ key }) => key));
  const challenges = candidates
    .filter(({ key }) => !broken.has(key))
    .map(({ folder, manifest, notes }) => ({ folder, manifest, notes }))
    .sort(({ manifest: a }, { manifest: b }) => orderOf(a) - orderOf(b) || BY_TITLE.compare(a.title, b.title));
  return { challenges, problems: inReadingOrder(problems) };
}

function readFolder(directory: string, key: string): { candidate?: Candidate; mistakes: ManifestProblem[] } {
  const folder = join(directory, key);
  const files = filesOf(folder);
  const notes = notesIn(folder, key);
  const ofFiles = fileMistakes(folder, files).map(({ file, ...mistake }) => ({
    key,
    file: `challenges/${key}/${file}`,
    ...mistake,
  }));
  const about = { key, file: fileOf(key) };
  const failed = (mistakes: readonly PlacedMistake[]) => ({
    mistakes: [...mistakes.map((mistake) => ({ ...about, ...mistake })), ...notes.mistakes, ...ofFiles],
  });
  const text = read(join(folder, 'manifest.json'));
  if (text === undefined) {
    const message = 'the folder has no manifest.json. Copy one from challenges/_form, or begin the name of the folder with _';
    return failed([{ line: 1, column: 1, message }]);
  }
  const document = readJson(text);
  if ('mistakes' in document) return failed(document.mistakes);
  const { value } = document;
  if (!isManifest(value)) return failed(shapeMistakes(document));
  const candidate = { key, folder: folder.replaceAll('\\', '/'), manifest: value, notes: notes.notes, document };
  return { candidate, ...failed([...meaningMistakes(key, files, value, document), ...apostropheMistakes(text)]) };
}

/** The notes of a folder; empty where there are none or something is wrong with them. */
function notesIn(folder: string, key: string): { readonly notes: FacilitatorNotes; readonly mistakes: ManifestProblem[] } {
  const text = read(join(folder, NOTES));
  const found = text === undefined ? { sections: [] } : readNotes(text);
  if ('sections' in found) return { notes: { challenge: key, sections: [...found.sections] }, mistakes: [] };
  const file = `challenges/${key}/${NOTES}`;
  return { notes: { challenge: key, sections: [] }, mistakes: found.mistakes.map((mistake) => ({ key, file, ...mistake })) };
}

/** Two challenges at one address: both are named, in both manifests. */
function pathClashes(candidates: readonly Candidate[]): ManifestProblem[] {
  return candidates.flatMap(({ key, manifest, document }) =>
    candidates
      .filter((other) => other.key !== key && other.manifest.path === manifest.path)
      .map((other) => ({
        key,
        file: fileOf(key),
        ...document.placeOf('/path'),
        message: `"path" ${manifest.path} is the path of ${fileOf(other.key)} too. Give each its own`,
      })),
  );
}

function fileOf(key: string): string {
  return `challenges/${key}/manifest.json`;
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  } catch {
    return [];
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
