/** Ready-made sessions, picked from whatever challenges there are: a new one takes part by being in the catalogue. */
import type { CatalogueEntry, Difficulty } from '#schemas/manifest.ts';

/** What a template looks at. */
export type TemplateEntry = Pick<CatalogueEntry, 'key' | 'category' | 'difficulty' | 'duration' | 'listed' | 'tags'>;

export interface Template {
  readonly title: string;
  readonly description: string;
  /** Length of the session in minutes; null for one without a limit. */
  readonly minutes: number | null;
}

export const TEMPLATES: readonly Template[] = [
  {
    title: '30 minutes',
    description: 'A first contact: the false mail, the false page, a good password, and two short missions.',
    minutes: 30,
  },
  { title: '45 minutes', description: 'Phishing and passwords first, then missions that ask for some thought.', minutes: 45 },
  { title: '60 minutes', description: 'A workshop across all categories, with a first hard mission.', minutes: 60 },
  { title: '90 minutes', description: 'A long workshop, from the first click to the hard missions.', minutes: 90 },
  { title: 'Everything', description: 'The whole catalogue in its own order, without a time limit.', minutes: null },
];

/** What every session of awareness is about, in this order: listed challenges of the category with one of the tags come first. */
const CORE = { category: 'Sensibilisation', tags: ['Hameçonnage', 'Mot de passe'] } as const;

/** Part of a session that is for playing; the rest is for debriefing. */
const PLAYED = 0.8;

/** A challenge without a difficulty stands in the middle: after the warm-up, before the hard ones. */
const LEVEL: Readonly<Record<Difficulty, number>> = { Facile: 0, Moyen: 1, Difficile: 2 };
/** Up to which part of the played time each level may fill it, easy ones first. */
const FILLED_BY_LEVEL = [0.5, 0.8, 1];
/** A shorter session has hard challenges only when nothing else fits. */
const HARD_FROM_MINUTES = 60;
const FILLED_WITHOUT_HARD = [0.5, 1];

/** Minutes of a session that its challenges may fill. */
export function playableMinutes(minutes: number): number {
  return Math.floor(minutes * PLAYED);
}

/**
 * Keys for a session of so many minutes, in the order of play: what the session is about, then the rest with categories in turn, all
 * from easy to hard, never longer than the played part of the session. The order of the entries does not matter. Empty when no listed challenge is short enough.
 */
export function pickChallenges(entries: readonly TemplateEntry[], minutes: number): string[] {
  const budget = playableMinutes(minutes);
  const left = new Set(entries.filter(({ listed }) => listed).sort(shortestFirst));
  const picked: TemplateEntry[] = [];
  const spent = (category?: string) =>
    picked.reduce((sum, entry) => sum + (category === undefined || entry.category === category ? entry.duration : 0), 0);
  const fill = (limit: number, fits: (entry: TemplateEntry) => boolean) => {
    for (;;) {
      const room = limit - spent();
      const candidates = [...left].filter((entry) => entry.duration <= room && fits(entry));
      const next = candidates.reduce<TemplateEntry | undefined>(
        (best, entry) => (best === undefined || spent(entry.category) < spent(best.category) ? entry : best),
        undefined,
      );
      if (next === undefined) return;
      left.delete(next);
      picked.push(next);
    }
  };
  CORE.tags.forEach((_, place) => {
    fill(budget, (entry) => coreOf(entry) === place);
  });
  const parts = minutes < HARD_FROM_MINUTES ? FILLED_WITHOUT_HARD : FILLED_BY_LEVEL;
  parts.forEach((part, level) => {
    fill(budget * part, (entry) => levelOf(entry) === level);
  });
  // What one level left over goes to what still fits, and to a hard one when nothing else does.
  fill(budget, (entry) => levelOf(entry) < LEVEL.Difficile);
  fill(budget, () => true);
  return picked.sort((a, b) => levelOf(a) - levelOf(b)).map(({ key }) => key);
}

function levelOf({ difficulty }: TemplateEntry): number {
  return difficulty === undefined ? LEVEL.Moyen : LEVEL[difficulty];
}

/** The place of its subject among those that come first; -1 for any other. */
function coreOf({ category, tags }: TemplateEntry): number {
  return category === CORE.category ? CORE.tags.findIndex((tag) => tags.includes(tag)) : -1;
}

function shortestFirst(a: TemplateEntry, b: TemplateEntry): number {
  return levelOf(a) - levelOf(b) || a.duration - b.duration || (a.key < b.key ? -1 : 1);
}
