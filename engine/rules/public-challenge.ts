/** Projections of a manifest onto what a browser may know. They list what goes out, so that a new field stays in by default. */
import type { CatalogueEntry, ChallengeManifest } from '#schemas/manifest.ts';
import { CATALOGUE_FIELDS } from '#schemas/words.ts';
import type { PublicChallenge } from './registered-challenge.ts';
import { hintBoxOf } from './scoring.ts';

function pickFields<T extends object, K extends keyof T>(source: T, fields: readonly K[]): Pick<T, K> {
  const entries = fields.filter((field) => source[field] !== undefined).map((field) => [field, source[field]]);
  return Object.fromEntries(entries) as Pick<T, K>;
}

export function catalogueEntry(manifest: ChallengeManifest): CatalogueEntry {
  return pickFields(manifest, CATALOGUE_FIELDS);
}

export function publicChallenge(manifest: ChallengeManifest): PublicChallenge {
  return {
    ...pickFields(manifest, [...CATALOGUE_FIELDS, 'skill', 'objective', 'briefing', 'scoring', 'returnAfter']),
    hintCount: manifest.hints.length,
    hintBox: hintBoxOf(manifest),
    pages: (manifest.pages ?? []).map(({ slug, title }) => ({ slug, title })),
  };
}
