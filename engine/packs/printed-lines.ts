/** Messages for administrators about the loaded packs: version, challenges, and what their code imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importsIn } from '#engine/author-tools/lint/imports-of.ts';
import { parseSource } from '#engine/author-tools/lint/source.ts';
import { messages } from '#engine/author-tools/messages/messages.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Pack } from './pack.ts';

const say = messages('packs');

/** A challenge with its pack. */
interface PackChallenge {
  /** Absolute. */
  readonly folder: string;
  readonly manifest: Pick<ChallengeManifest, 'key' | 'title'>;
  readonly pack?: Pack;
}

/** The line about a pack that a build or the development server prints at its start. @param challenges all challenges found */
export function loadedLine({ name, version }: Pack, challenges: readonly PackChallenge[]): string {
  const count = challenges.filter(({ pack }) => pack?.name === name).length;
  return say('loaded', { pack: `${name} ${version}`, count });
}

/** A paragraph for each pack, and one about the rights of their code. @param challenges all challenges found */
export function packsTold(packs: readonly Pack[], challenges: readonly PackChallenge[]): string {
  if (packs.length === 0) return say('none');
  return [
    ...packs.map((pack) =>
      packTold(
        pack,
        challenges.filter((challenge) => challenge.pack?.name === pack.name),
      ),
    ),
    say('rights'),
  ].join('\n\n');
}

function packTold({ name, version, authoring, programme, directory }: Pack, challenges: readonly PackChallenge[]): string {
  const taken = challenges.flatMap(({ folder }) => filesOf(folder).map((file) => ({ file, from: takenIn(folder, file) })));
  const width = Math.max(
    ...challenges.map(({ manifest }) => manifest.key.length),
    ...PARTS.map((part) => say(`imports.${part}`).length),
  );
  const rows = [
    ...challenges.map(({ manifest }) => [manifest.key, manifest.title] as const),
    ...PARTS.map(
      (part) =>
        [say(`imports.${part}`), listed(taken.filter(({ file }) => partOf(file) === part).flatMap(({ from }) => from))] as const,
    ),
  ];
  return [
    say('described', { pack: `${name} ${version}`, authoring, title: programme.title, programme: programme.key }),
    `  ${directory}`,
    ...rows.map(([row, text]) => `  ${row.padEnd(width)}  ${text}`),
  ].join('\n');
}

const PARTS = ['server', 'scene', 'test'] as const;
type Part = (typeof PARTS)[number];

/** Where a file runs: on the server, in the browser, or in checks only. */
function partOf(file: string): Part {
  if (/\.(test|stories)\.tsx?$/.test(file) || /^(solve|walkthrough)\.ts$/.test(file)) return 'test';
  return /\.server\.tsx?$/.test(file) ? 'server' : 'scene';
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
}

/** Imports of a file from outside of its folder; type-only imports are left out, as they are erased. */
function takenIn(folder: string, file: string): string[] {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  return importsIn(parseSource(path, text), text)
    .filter(
      ({ typeOnly, specifier }) => !typeOnly && !(specifier?.startsWith('.') && isWithin(folder, join(dirname(path), specifier))),
    )
    .map(({ specifier }) => specifier ?? say('workedOut'));
}

function isWithin(folder: string, path: string): boolean {
  return path.startsWith(`${folder}/`);
}

function listed(names: readonly string[]): string {
  return [...new Set(names)].sort().join(', ') || say('nothing');
}
