/** Configuration of an installation: the packs that are built in, and the branding. */
import { dirname, join } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { readBranding } from '#engine/branding/branding.ts';
import { installedPack } from '#engine/packs/installed.ts';
import { PACK_FILE, type Pack, readPack } from '#engine/packs/pack.ts';
import { readConfiguration } from '#engine/source-files/configuration-file.ts';
import type { JsonDocument } from '#engine/source-files/json-document.ts';
import type { LocatedMistake } from '#engine/source-files/location.ts';

const say = messages('packs');

export interface Installation {
  /** Packs without a mistake, in the order of the file. */
  readonly packs: readonly Pack[];
  /** Mistakes with their file, absolute. */
  readonly mistakes: readonly (LocatedMistake & { readonly file: string })[];
  /** Files and folders on which a build depends, absolute. */
  readonly sources: readonly string[];
}

export const NOTHING_INSTALLED: Installation = { packs: [], mistakes: [], sources: [] };

/** Reads the configuration of an installation. @param file absolute @param root of the project, absolute */
export function readInstallation(file: string, root: string): Installation {
  const read = readConfiguration(file);
  if ('mistakes' in read)
    return { ...NOTHING_INSTALLED, mistakes: read.mistakes.map((mistake) => ({ file, ...mistake })), sources: [file] };
  const { packs, mistakes, sources } = withPacks(read.value.packs ?? [], file, root, read.document);
  const own = read.value.house && readBranding(read.value.house, file, read.document);
  return {
    packs,
    // The server reads the branding when it starts; mistakes for which it would refuse the branding are reported here already.
    mistakes: [...(own?.mistakes ?? []), ...mistakes],
    sources,
  };
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
          message: say('twin', { pack: `${pack.name} ${pack.version}`, other: `${twin.name} ${twin.version}` }),
        });
      else packs.push(pack);
    }
  }
  return { packs, mistakes, sources };
}
