import type { CatalogueEntry } from '#schemas/manifest.ts';

/** A challenge of the catalogue, which comes with the build and not from the server. */
export function catalogueEntry(key: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry {
  return {
    key,
    path: `/${key}`,
    title: `Mission ${key}`,
    category: 'Techniques Web',
    summary: '',
    tags: [],
    duration: 5,
    points: 5,
    guest: false,
    listed: true,
    audiences: ['office'],
    themes: ['email'],
    act: 'safe',
    ...more,
  };
}
