/**
 * The challenge manifest: what a content author writes in `challenges/<key>/manifest.json`. This is the only place where its shape is
 * defined, with one file per subject in `manifest/`; the TypeScript type, the validation at build, at development and at server start, and
 * the JSON Schema that editors read are all derived from it.
 */
import { type Static, Type } from 'typebox';
import type { CARD_FIELDS, CATALOGUE_FIELDS } from './constants.ts';
import { ACCESSIBILITY } from './manifest/accessibility.ts';
import { BRIEFING } from './manifest/briefing.ts';
import { CARD } from './manifest/card.ts';
import { Debrief } from './manifest/debrief.ts';
import { FILES } from './manifest/files.ts';
import { HintSchema, LearningMode } from './manifest/help.ts';
import { IDENTITY } from './manifest/identity.ts';
import { LISTING } from './manifest/listing.ts';
import { RecallSchema } from './manifest/recall.ts';
import { REPORTING } from './manifest/reporting.ts';
import { HintBox, Scoring } from './manifest/scoring.ts';
import { closed } from './shapes.ts';

export const ManifestSchema = Type.Object(
  {
    ...IDENTITY,
    ...CARD,
    ...BRIEFING,
    hints: Type.Array(HintSchema, { description: 'In the order in which they are handed out.', minItems: 1, maxItems: 10 }),
    scoring: Scoring,
    hintBox: Type.Optional(HintBox),
    learningMode: Type.Optional(LearningMode),
    ...LISTING,
    ...FILES,
    ...REPORTING,
    debrief: Debrief,
    retrieval: RecallSchema,
    ...ACCESSIBILITY,
  },
  {
    ...closed,
    $id: 'challenge-manifest',
    title: 'Vigie challenge manifest',
    description: 'Describes one challenge. See docs/manifest.md.',
  },
);

export type ChallengeManifest = Static<typeof ManifestSchema>;

export type CardEntry = Pick<ChallengeManifest, (typeof CARD_FIELDS)[number]>;
export type CatalogueEntry = Pick<ChallengeManifest, (typeof CATALOGUE_FIELDS)[number]> & {
  /** Points of a solve without hints or failures, in decimal points. */
  readonly points: number;
  /** Points that a failed attempt takes off the score, in decimal points (`scoring.penalty`). */
  readonly penalty?: number;
  /** Title of a pack's programme; titles of Vigie's own programmes are in `programmes.ts`. */
  readonly programmeTitle?: string;
};
