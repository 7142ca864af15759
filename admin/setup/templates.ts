/**
 * Session templates by audience and duration. Missions are picked by rule from their manifests (audiences, themes, act, difficulty,
 * duration, order), so that a new challenge is included by being in the catalogue. Pure.
 */

import type { Act, Audience, Difficulty, Theme } from '#schemas/manifest/card.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { WorkshopAudience } from '#schemas/workshop.ts';
import { messages } from '../language/language.ts';

/** Fields of the manifest that the rules read. */
export type TemplateEntry = Pick<
  CatalogueEntry,
  'key' | 'audiences' | 'themes' | 'act' | 'difficulty' | 'duration' | 'listed' | 'order'
>;

export interface Template {
  readonly whom: WorkshopAudience;
  /** In the current language, like `description`. */
  readonly title: string;
  readonly description: string;
  /** Audience of the challenges to pick from. */
  readonly audience: Audience;
  /** Themes to cover first, the most important first. */
  readonly essentials: readonly Theme[];
  /** Themes specific to this audience's work. */
  readonly own: readonly Theme[];
  /** Whether challenges played as the attacker are picked like others; otherwise only when nothing else fits. */
  readonly attacks: boolean;
  /** Prefers easier challenges, and excludes hard ones. */
  readonly easyFirst: boolean;
}

/** The recap mission has no audience of its own; templates include it all the same. */
const ROUND_UP: Theme = 'round-up';
/** Themes for everybody at work: the three channels of an attack, and how to report. */
const EVERYBODY: readonly Theme[] = ['email', 'phone', 'password', 'reporting', ROUND_UP];

/** Builds a template with its texts, which are read when it is drawn (the language may have changed). */
function template(whom: WorkshopAudience, rules: Omit<Template, 'whom' | 'title' | 'description'>): Template {
  return {
    ...rules,
    whom,
    get title() {
      return messages().setup.templates.whom[whom].title;
    },
    get description() {
      return messages().setup.templates.whom[whom].description;
    },
  };
}

export const TEMPLATES: readonly Template[] = [
  template('office', {
    audience: 'office',
    essentials: EVERYBODY,
    own: [],
    attacks: false,
    easyFirst: false,
  }),
  template('accounts', {
    audience: 'accounts-hr',
    essentials: EVERYBODY,
    own: ['payment', 'personal-data'],
    attacks: false,
    easyFirst: false,
  }),
  template('field', {
    audience: 'field',
    essentials: EVERYBODY,
    own: ['premises', 'travel', 'apps'],
    attacks: false,
    easyFirst: false,
  }),
  template('technical', {
    audience: 'technical',
    essentials: ['email', 'password'],
    own: ['web-access', 'code', 'databases', 'servers', 'secrets'],
    attacks: true,
    easyFirst: false,
  }),
  template('first', {
    audience: 'office',
    essentials: EVERYBODY,
    own: [],
    attacks: false,
    easyFirst: true,
  }),
];

/** Minutes of the workshops that templates are for, from the welcome to the last question. */
export const LENGTHS = [30, 45, 60, 90] as const;

/**
 * Keys for so many minutes of play, in the order of play: from easy to hard, then as the hub has them. They never take longer than
 * that, and nothing that would still fit is left out. In this order:
 *
 * 1. for each essential subject, then for each of the people's own, unless what was picked has it already, one challenge: the safe act
 *    rather than a mixed one, for a first contact the easier one, then whichever has the most of these subjects that are still missing, then whichever is more about it;
 * 2. whatever else fits, each subject once before any twice, their own twice before others once (a challenge counts for the first of
 *    its themes).
 *
 * An attacker's act comes in after that, except where the template says otherwise. The order of the entries does not matter. Empty when
 * nothing is short enough.
 */
export function pickChallenges(entries: readonly TemplateEntry[], template: Template, play: number): string[] {
  const { essentials, own, attacks, easyFirst } = template;
  const wanted = [...essentials, ...own];
  const picked: TemplateEntry[] = [];
  const left = new Set(entries.filter((entry) => concerns(template, entry)));
  const room = () => picked.reduce((sum, { duration }) => sum - duration, play);
  const times = (theme: Theme | undefined) => picked.filter(({ themes }) => themes.some((one) => one === theme)).length;
  const missing = ({ themes }: TemplateEntry) => themes.filter((theme) => wanted.includes(theme) && times(theme) === 0).length;

  /** Picks the best candidate that fits. @returns whether there was one */
  function pick(fits: (entry: TemplateEntry) => boolean, rank: (entry: TemplateEntry) => readonly number[]): boolean {
    const candidates = [...left].filter((entry) => entry.duration <= room() && fits(entry));
    const [best] = candidates.sort((a, b) => byRank(rank(a), rank(b)) || inOrderOfPlay(a, b));
    if (best === undefined) return false;
    left.delete(best);
    picked.push(best);
    return true;
  }
  const safe = ({ act }: TemplateEntry) => attacks || act !== 'attacker';
  for (const theme of wanted) {
    if (times(theme) > 0) continue;
    pick(
      (entry) => safe(entry) && entry.themes.includes(theme) && (entry.listed || theme === ROUND_UP),
      (entry) => [ACT[entry.act], easyFirst ? levelOf(entry) : 0, -missing(entry), entry.themes.indexOf(theme)],
    );
  }
  const further = (entry: TemplateEntry) => {
    const [theme] = entry.themes;
    const theirs = own.some((one) => one === theme);
    return [theirs ? Math.floor(times(theme) / 2) : times(theme), theirs ? 0 : 1, ACT[entry.act], easyFirst ? levelOf(entry) : 0];
  };
  for (const fits of [safe, () => true]) while (pick((entry) => entry.listed && fits(entry), further));
  return picked.sort(inOrderOfPlay).map(({ key }) => key);
}

function concerns({ audience, easyFirst }: Template, { audiences, difficulty }: TemplateEntry): boolean {
  return audiences.includes(audience) && (!easyFirst || difficulty !== 'Difficile');
}

const ACT: Readonly<Record<Act, number>> = { safe: 0, mixed: 1, attacker: 2 };
/** Sort order by difficulty; a challenge without one counts as medium. */
const LEVEL: Readonly<Record<Difficulty, number>> = { Facile: 0, Moyen: 1, Difficile: 2 };
/** Sort position of a challenge without `order`: last. */
const LAST = 1000;

function levelOf({ difficulty = 'Moyen' }: TemplateEntry): number {
  return LEVEL[difficulty];
}

function inOrderOfPlay(a: TemplateEntry, b: TemplateEntry): number {
  const place = (entry: TemplateEntry) => [levelOf(entry), entry.order ?? LAST];
  return byRank(place(a), place(b)) || (a.key < b.key ? -1 : 1);
}

function byRank(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
