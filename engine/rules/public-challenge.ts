/** Public fields of a manifest: an allow-list, so that a new field is private by default. */

import { CARD_FIELDS, CATALOGUE_FIELDS } from '#schemas/constants.ts';
import type { CardEntry, CatalogueEntry, ChallengeManifest } from '#schemas/manifest.ts';
import { hintBoxOf } from './scoring.ts';

type PlainTexts = NonNullable<ChallengeManifest['plain']>;

/** Public fields of a challenge's page: those of its card, and more. No hint, no debrief, no learning text. */
export type PublicChallenge = CardEntry &
  Pick<ChallengeManifest, 'act' | 'skill' | 'objective' | 'briefing' | 'scoring' | 'returnAfter' | 'byEar' | 'demands'> & {
    /** Plain texts that may be read before the mission is played. */
    readonly plain?: Pick<PlainTexts, 'objective' | 'briefing'>;
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

/** Card of a challenge in the catalogue. @param programmeTitle title of the programme, if the programme belongs to a pack */
export function catalogueEntry(manifest: ChallengeManifest, programmeTitle?: string): CatalogueEntry {
  const { base: points, penalty } = manifest.scoring;
  return {
    ...pickFields(manifest, CATALOGUE_FIELDS),
    points,
    ...(penalty === undefined ? {} : { penalty }),
    ...(programmeTitle === undefined ? {} : { programmeTitle }),
  };
}

export function publicChallenge(manifest: ChallengeManifest): PublicChallenge {
  return {
    ...pickFields(manifest, [
      ...CARD_FIELDS,
      'act',
      'skill',
      'objective',
      'briefing',
      'scoring',
      'returnAfter',
      'byEar',
      'demands',
    ]),
    ...(manifest.plain ? { plain: pickFields(manifest.plain, ['objective', 'briefing']) } : {}),
    hintCount: manifest.hints.length,
    hintBox: hintBoxOf(manifest),
    pages: (manifest.pages ?? []).map(({ slug, title }) => ({ slug, title })),
  };
}

/** The public challenge for a replay, in which hints cost nothing, as there are no points. */
export function withoutPrices(challenge: PublicChallenge): PublicChallenge {
  const { failures: _failures, ...scoring } = challenge.scoring;
  const { base } = challenge.hintBox;
  return { ...challenge, scoring: { ...scoring, hintStep: 0 }, hintBox: { base, step: 0 } };
}
