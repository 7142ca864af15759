/** Branding of an installation (name, company, colours, logo), read from its configuration. */
import { dirname, resolve } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { readConfiguration } from '#engine/source-files/configuration-file.ts';
import type { JsonDocument } from '#engine/source-files/json-document.ts';
import type { LocatedMistake } from '#engine/source-files/location.ts';
import type { BrandingColours, BrandingDescription } from '#schemas/branding.ts';
import { type Logo, readLogo } from './logo.ts';
import { contrastMistakes } from './readable.ts';

const say = messages('branding');

export interface Branding {
  readonly name: string | undefined;
  readonly company: string | undefined;
  readonly colours: BrandingColours;
  readonly logo: Logo | undefined;
}

interface BrandingReading {
  /** The valid part of the configuration. */
  readonly branding: Branding;
  /** Mistakes with their file, absolute. */
  readonly mistakes: readonly (LocatedMistake & { readonly file: string })[];
  /** Files to watch, absolute. */
  readonly sources: readonly string[];
}

/** Branding in a configuration file; undefined if the file sets none, or cannot be read. @param file absolute */
export function readBrandingIn(file: string): Omit<BrandingReading, 'branding'> & { readonly branding: Branding | undefined } {
  const read = readConfiguration(file);
  if ('mistakes' in read)
    return { branding: undefined, mistakes: read.mistakes.map((mistake) => ({ file, ...mistake })), sources: [file] };
  const { house } = read.value;
  if (!house) return { branding: undefined, mistakes: [], sources: [file] };
  const { sources, ...reading } = readBranding(house, file, read.document);
  return { ...reading, sources: [file, ...sources] };
}

/**
 * Reads the branding of a configuration. @param file the configuration, absolute; the logo's path is relative to it @param document its
 * parsed content, valid by the schema
 */
export function readBranding(
  { name, company, colours = {}, logo }: BrandingDescription,
  file: string,
  document: JsonDocument,
): BrandingReading {
  const atLogo = (message: string) => ({ file, ...document.locationOf('/house/logo'), message });
  const unreadable = contrastMistakes(colours, document).map((mistake) => ({ file, ...mistake }));
  const branding = {
    name: name?.trim(),
    company: company?.trim().replaceAll("'", '’'),
    colours: unreadable.length > 0 ? {} : colours,
    logo: undefined,
  };
  if (logo === undefined) return { branding, mistakes: unreadable, sources: [] };
  const path = resolve(dirname(file), logo);
  const nameless = name === undefined ? [atLogo(say('nameless'))] : [];
  const read = readLogo(path);
  const own =
    'wrong' in read
      ? [atLogo(say('logo', { said: read.wrong }))]
      : 'mistakes' in read
        ? read.mistakes.map((mistake) => ({ file: path, ...mistake }))
        : [];
  return {
    branding: { ...branding, logo: 'bytes' in read ? read : undefined },
    mistakes: [...unreadable, ...nameless, ...own],
    sources: [path],
  };
}
