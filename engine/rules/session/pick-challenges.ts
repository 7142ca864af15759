/**
 * Picks the missions of a workshop by its audience: by rule from their manifests (audiences, themes, act, difficulty, duration, order), so
 * that a new challenge is included by being in the catalogue. Pure.
 */

import { compareLists } from '#engine/rules/compare-lists.ts';
import type { Act, Audience, Difficulty, Theme } from '#schemas/manifest/card.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { WorkshopAudience } from '#schemas/workshop.ts';

/** Fields of the manifest that the rules read. */
export type PickedFields = Pick<
  CatalogueEntry,
  'key' | 'audiences' | 'themes' | 'act' | 'difficulty' | 'duration' | 'listed' | 'order'
>;

export interface PickRules {
  /** Audience of the challenges to pick from. */
  readonly audience: Audience;
  /** Themes to cover first, the most important first. */
  readonly essentials: readonly Theme[];
  /** Themes specific to this audience's work. */
  readonly own: readonly Theme[];
  /** Whether challenges played as the attacker are picked like others; otherwise only when nothing else fits. */
  readonly attacks: boolean;
  /** Whether to prefer easier challenges, and exclude hard ones. */
  readonly easyFirst: boolean;
}

/** Theme of the recap mission, which is picked although its manifest is not `listed`. */
const ROUND_UP: Theme = 'round-up';
/** Themes for everybody at work: the three channels of an attack, how to report, and the recap. */
const EVERYBODY: readonly Theme[] = ['email', 'phone', 'password', 'reporting', ROUND_UP];
const AT_WORK = { essentials: EVERYBODY, own: [], attacks: false, easyFirst: false } as const;

export const PICK_RULES: Readonly<Record<WorkshopAudience, PickRules>> = {
  office: { ...AT_WORK, audience: 'office' },
  accounts: { ...AT_WORK, audience: 'accounts-hr', own: ['payment', 'personal-data'] },
  field: { ...AT_WORK, audience: 'field', own: ['premises', 'travel', 'apps'] },
  technical: {
    ...AT_WORK,
    audience: 'technical',
    essentials: ['email', 'password'],
    own: ['web-access', 'code', 'databases', 'servers', 'secrets'],
    attacks: true,
  },
  first: { ...AT_WORK, audience: 'office', easyFirst: true },
};

/**
 * Keys of challenges for `play` minutes, in the order of play: from easy to hard, then in the order of the hub. Together they never take
 * longer than that, and no challenge that would still fit is left out. They are picked in this order:
 *
 * 1. One challenge for each essential theme, then for each of the audience's own themes, unless a picked one has the theme already. The
 * safe act comes before a mixed one; then, for a first contact, the easier challenge; then the one with more of these themes that are still
 * missing; then the one that is more about the theme.
 * 2. Any challenge that still fits: each theme once before any twice, the audience's own twice before others once (a challenge counts for
 * the first of its themes).
 *
 * Challenges played as the attacker come after that, except where the rules say otherwise. The order of the entries does not matter. Empty
 * when no challenge is short enough.
 */
export function pickChallenges(entries: readonly PickedFields[], rules: PickRules, play: number): string[] {
  const { essentials, own, attacks, easyFirst } = rules;
  const wanted = [...essentials, ...own];
  const picked: PickedFields[] = [];
  const left = new Set(entries.filter((entry) => concerns(rules, entry)));
  const room = () => picked.reduce((sum, { duration }) => sum - duration, play);
  const times = (theme: Theme | undefined) => picked.filter(({ themes }) => themes.some((one) => one === theme)).length;
  const missing = ({ themes }: PickedFields) => themes.filter((theme) => wanted.includes(theme) && times(theme) === 0).length;

  /** Picks the best candidate that fits. @returns whether there was a candidate */
  function pick(fits: (entry: PickedFields) => boolean, rank: (entry: PickedFields) => readonly number[]): boolean {
    const candidates = [...left].filter((entry) => entry.duration <= room() && fits(entry));
    const [best] = candidates.sort((a, b) => compareLists(rank(a), rank(b)) || inOrderOfPlay(a, b));
    if (best === undefined) return false;
    left.delete(best);
    picked.push(best);
    return true;
  }
  const safe = ({ act }: PickedFields) => attacks || act !== 'attacker';
  for (const theme of wanted) {
    if (times(theme) > 0) continue;
    pick(
      (entry) => safe(entry) && entry.themes.includes(theme) && (entry.listed || theme === ROUND_UP),
      (entry) => [ACT[entry.act], easyFirst ? levelOf(entry) : 0, -missing(entry), entry.themes.indexOf(theme)],
    );
  }
  const further = (entry: PickedFields) => {
    const [theme] = entry.themes;
    const theirs = own.some((one) => one === theme);
    return [theirs ? Math.floor(times(theme) / 2) : times(theme), theirs ? 0 : 1, ACT[entry.act], easyFirst ? levelOf(entry) : 0];
  };
  for (const fits of [safe, () => true]) while (pick((entry) => entry.listed && fits(entry), further));
  return picked.sort(inOrderOfPlay).map(({ key }) => key);
}

function concerns({ audience, easyFirst }: PickRules, { audiences, difficulty }: PickedFields): boolean {
  return audiences.includes(audience) && (!easyFirst || difficulty !== 'Difficile');
}

const ACT: Readonly<Record<Act, number>> = { safe: 0, mixed: 1, attacker: 2 };
/** Sort order by difficulty; a challenge without one counts as medium. */
const LEVEL: Readonly<Record<Difficulty, number>> = { Facile: 0, Moyen: 1, Difficile: 2 };
/** Sort position of a challenge without `order`: last. */
const LAST = 1000;

function levelOf({ difficulty = 'Moyen' }: PickedFields): number {
  return LEVEL[difficulty];
}

function inOrderOfPlay(a: PickedFields, b: PickedFields): number {
  const position = (entry: PickedFields) => [levelOf(entry), entry.order ?? LAST];
  return compareLists(position(a), position(b)) || (a.key < b.key ? -1 : 1);
}
