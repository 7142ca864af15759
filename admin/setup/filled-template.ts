/** Applies a template to the catalogue: determines its missions and texts. A pure function. */

import { PICK_RULES, pickChallenges } from '#engine/rules/session/pick-challenges.ts';
import { usualMinutes } from '#engine/rules/session/workshop-time.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { lengthOf, playedMissions } from '../components/session/played-missions.ts';
import { messages } from '../language/language.ts';
import type { SetupDraft } from './setup-draft.ts';
import { TEMPLATES } from './templates.ts';

/**
 * Form fields that a template sets. The template of the whole classic programme does not change `chosen`, so that an earlier selection can
 * be restored.
 */
export type TemplateChange = Pick<SetupDraft, 'everything' | 'duration'> & Partial<Pick<SetupDraft, 'chosen'>>;

export interface FilledTemplate {
  /** 'Accounts and HR, 45 minutes'. */
  readonly title: string;
  readonly description: string;
  /** Missions in the order of play. */
  readonly missions: readonly CatalogueEntry[];
  /** '7 missions, 30 min, in 30 min of play, with 10 min to welcome, 15 to debrief and 5 for questions'. */
  readonly content: string;
  /** Whether the template has a duration. */
  readonly limited: boolean;
  readonly change: TemplateChange;
}

/** Pseudo-template of the whole classic programme, with texts in the current language. */
const EVERYTHING = {
  get title() {
    return messages().setup.templates.whom.everything.title;
  },
  get description() {
    return messages().setup.templates.whom.everything.description;
  },
} as const;

/** Templates by audience, and last the whole classic programme. */
export const WHOM = [...TEMPLATES, EVERYTHING] as const;

/**
 * Missions and texts of a template.
 * @param whom title of an entry of `WHOM` @param minutes length of the whole workshop, of which play is a part
 */
export function fillTemplate(catalogue: readonly CatalogueEntry[], whom: string, minutes: number): FilledTemplate {
  const template = TEMPLATES.find(({ title }) => title === whom);
  const parts = usualMinutes(minutes);
  const chosen = template ? pickChallenges(catalogue, PICK_RULES[template.whom], parts.play) : null;
  const missions = playedMissions(catalogue, chosen);
  const words = messages().setup.templates;
  const length = lengthOf(missions);
  if (template === undefined || chosen === null) {
    return { ...EVERYTHING, missions, content: words.ofPlay(length), limited: false, change: { everything: true, duration: '' } };
  }
  return {
    title: words.inMinutes(template.title, minutes),
    description: template.description,
    missions,
    content: words.withParts(length, parts),
    limited: true,
    change: { everything: false, chosen, duration: String(parts.play) },
  };
}
