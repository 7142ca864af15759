/** What a browser may know of a manifest. What goes out is listed, so that a new field stays in by default. */

import { CARD_FIELDS, CATALOGUE_FIELDS } from '#schemas/constants.ts';
import type { CardEntry, CatalogueEntry, ChallengeManifest } from '#schemas/manifest.ts';
import { hintBoxOf } from './scoring.ts';

/** What a browser may know of a challenge beyond its card, once its page opens. No hint, no debrief, no learning text. */
export type PublicChallenge = CardEntry &
  Pick<ChallengeManifest, 'skill' | 'objective' | 'briefing' | 'scoring' | 'returnAfter'> & {
    readonly hintCount: number;
    readonly hintBox: { readonly base: number; readonly step: number };
    readonly pages: readonly { readonly slug: string; readonly title: string }[];
  };

function pickFields<T extends object, K extends keyof T>(source: T, fields: readonly K[]): Pick<T, K> {
  const entries = fields.filter((field) => source[field] !== undefined).map((field) => [field, source[field]]);
  return Object.fromEntries(entries) as Pick<T, K>;
}

export function cardEntry(manifest: ChallengeManifest): CardEntry {
  return pickFields(manifest, CARD_FIELDS);
}

/** @param programmeTitle where its programme is a pack's */
export function catalogueEntry(manifest: ChallengeManifest, programmeTitle?: string): CatalogueEntry {
  return { ...pickFields(manifest, CATALOGUE_FIELDS), ...(programmeTitle === undefined ? {} : { programmeTitle }) };
}

export function publicChallenge(manifest: ChallengeManifest): PublicChallenge {
  return {
    ...pickFields(manifest, [...CARD_FIELDS, 'skill', 'objective', 'briefing', 'scoring', 'returnAfter']),
    hintCount: manifest.hints.length,
    hintBox: hintBoxOf(manifest),
    pages: (manifest.pages ?? []).map(({ slug, title }) => ({ slug, title })),
  };
}

/** The same where nothing is won, and so nothing is paid: a replay. */
export function withoutPrices(challenge: PublicChallenge): PublicChallenge {
  const { failures: _failures, ...scoring } = challenge.scoring;
  const { base } = challenge.hintBox;
  return { ...challenge, scoring: { ...scoring, hintStep: 0 }, hintBox: { base, step: 0 } };
}
