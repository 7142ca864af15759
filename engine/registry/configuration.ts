/** Configuration of an installation: `vigie.json` beside `challenges/`, or the file in `VIGIE_CONFIG`. It is optional. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { type Branding, readBranding } from '#engine/branding/branding.ts';
import { installedPack } from '#engine/packs/installed.ts';
import { PACK_FILE, type Pack, readPack } from '#engine/packs/pack.ts';
import { type JsonDocument, readJson } from '#engine/source-files/json-document.ts';
import type { LocatedMistake } from '#engine/source-files/location.ts';
import { shapeOf } from '#engine/source-files/shape.ts';
import { type Configuration, ConfigurationSchema } from '#schemas/pack.ts';

export interface Installation {
  /** Packs without a mistake, in the order of the file. */
  readonly packs: readonly Pack[];
  /** The valid part of the branding; undefined for Vigie's own. */
  readonly branding: Branding | undefined;
  /** Mistakes with their file, absolute. */
  readonly mistakes: readonly (LocatedMistake & { readonly file: string })[];
  /** Absolute paths to watch: a change in any of them changes the installation. */
  readonly sources: readonly string[];
}

export const NOTHING_INSTALLED: Installation = { packs: [], branding: undefined, mistakes: [], sources: [] };

const shape = shapeOf<Configuration>(ConfigurationSchema);
const START = { line: 1, column: 1 };
/** Stands for a missing file. */
const EMPTY: JsonDocument = { value: {}, locationOf: () => START, placeOfName: () => START };

/**
 * Absolute path of the configuration file, which may not exist. `server/start/needs-build.mjs` repeats this rule, as it runs before the
 * build.
 * @param root of the project, absolute
 */
export function configurationFile(root: string, environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(root, environment['VIGIE_CONFIG']?.trim() || 'vigie.json');
}

/** @param file absolute @param root of the project, absolute */
export function readInstallation(file: string, root: string): Installation {
  const read = readConfiguration(file);
  if ('mistakes' in read)
    return { ...NOTHING_INSTALLED, mistakes: read.mistakes.map((mistake) => ({ file, ...mistake })), sources: [file] };
  const { packs, mistakes, sources } = withPacks(read.value.packs ?? [], file, root, read.document);
  const own = brandingIn(read, file);
  return {
    packs,
    branding: own?.branding,
    mistakes: [...(own?.mistakes ?? []), ...mistakes],
    sources: [...sources, ...(own?.sources ?? [])],
  };
}

/** The valid part of the branding, and the files that it was read from. @param file absolute */
export function readBrandingIn(file: string): Pick<Installation, 'branding' | 'sources'> {
  const read = readConfiguration(file);
  const own = 'mistakes' in read ? undefined : brandingIn(read, file);
  return { branding: own?.branding, sources: [file, ...(own?.sources ?? [])] };
}

interface Reading {
  readonly value: Configuration;
  readonly document: JsonDocument;
}

function readConfiguration(file: string): Reading | { readonly mistakes: readonly LocatedMistake[] } {
  if (!existsSync(file)) {
    const named = process.env['VIGIE_CONFIG'];
    return named?.trim()
      ? { mistakes: [{ ...START, message: messages().packs.noConfiguration(named) }] }
      : { value: {}, document: EMPTY };
  }
  if (!statSync(file).isFile()) return { mistakes: [{ ...START, message: messages().packs.noFile }] };
  const document = readJson(readFileSync(file, 'utf8'));
  if ('mistakes' in document) return document;
  const { value } = document;
  return shape.holds(value) ? { value, document } : { mistakes: shape.mistakes(document) };
}

function brandingIn({ value, document }: Reading, file: string) {
  return value.house && readBranding(value.house, file, document);
}

function withPacks(
  named: readonly string[],
  file: string,
  root: string,
  document: JsonDocument,
): Pick<Installation, 'packs' | 'mistakes' | 'sources'> {
  const packs: Pack[] = [];
  const mistakes: (LocatedMistake & { file: string })[] = [];
  const sources = [file];
  for (const [index, from] of named.entries()) {
    const place = document.locationOf(`/packs/${index}`);
    const installed = installedPack(from, dirname(file), root);
    if (typeof installed === 'string') {
      mistakes.push({ file, ...place, message: installed });
      continue;
    }
    sources.push(...installed.sources);
    const pack = readPack(installed.directory);
    if ('mistakes' in pack)
      mistakes.push(...pack.mistakes.map((mistake) => ({ file: join(installed.directory, PACK_FILE), ...mistake })));
    else {
      const twin = packs.find(({ name, programme }) => name === pack.name || programme.key === pack.programme.key);
      if (twin)
        mistakes.push({
          file,
          ...place,
          message: messages().packs.twin(`${pack.name} ${pack.version}`, `${twin.name} ${twin.version}`),
        });
      else packs.push(pack);
    }
  }
  return { packs, mistakes, sources };
}
