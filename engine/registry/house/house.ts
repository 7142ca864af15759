/** The house of an installation: what it is called and looks like, where its configuration says so. */
import { dirname, resolve } from 'node:path';
import type { JsonDocument } from '#engine/registry/manifest/json-document.ts';
import type { LocatedMistake } from '#engine/registry/manifest/location.ts';
import { messages } from '#engine/registry/messages/messages.ts';
import type { HouseColours, HouseDescription } from '#schemas/house.ts';
import { type Logo, readLogo } from './logo.ts';
import { contrastMistakes } from './readable.ts';

export interface House {
  readonly name: string | undefined;
  readonly company: string | undefined;
  readonly colours: HouseColours;
  readonly logo: Logo | undefined;
}

export interface HouseReading {
  /** What of it holds. */
  readonly house: House;
  /** Each with its file, absolute. */
  readonly mistakes: readonly (LocatedMistake & { readonly file: string })[];
  /** Files, absolute. */
  readonly sources: readonly string[];
}

/** @param file the configuration, absolute: the logo is beside it @param document the same, whose shape is right */
export function readHouse(
  { name, company, colours = {}, logo }: HouseDescription,
  file: string,
  document: JsonDocument,
): HouseReading {
  const atLogo = (message: string) => ({ file, ...document.locationOf('/house/logo'), message });
  const unreadable = contrastMistakes(colours, document).map((mistake) => ({ file, ...mistake }));
  const house = {
    name: name?.trim(),
    company: company?.trim().replaceAll("'", '’'),
    colours: unreadable.length > 0 ? {} : colours,
    logo: undefined,
  };
  if (logo === undefined) return { house, mistakes: unreadable, sources: [] };
  const path = resolve(dirname(file), logo);
  const say = messages().house;
  const nameless = name === undefined ? [atLogo(say.nameless)] : [];
  const read = readLogo(path);
  const own =
    'wrong' in read
      ? [atLogo(say.logo(read.wrong))]
      : 'mistakes' in read
        ? read.mistakes.map((mistake) => ({ file: path, ...mistake }))
        : [];
  return {
    house: { ...house, logo: 'bytes' in read ? read : undefined },
    mistakes: [...unreadable, ...nameless, ...own],
    sources: [path],
  };
}
