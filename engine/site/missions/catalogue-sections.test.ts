import { expect, it } from 'vitest';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { catalogueSections, missionCounts, sectionTitle } from './catalogue-sections.ts';

const entry = (key: string, difficulty?: CatalogueEntry['difficulty'], listed = true): CatalogueEntry => ({
  key,
  path: `/${key}`,
  title: key,
  category: 'Techniques Web',
  summary: key,
  tags: ['a'],
  duration: 5,
  points: 5,
  guest: false,
  listed,
  audiences: ['technical'],
  themes: ['code'],
  act: 'attacker',
  ...(difficulty ? { difficulty } : {}),
});
const catalogue = [
  entry('a', 'Difficile'),
  entry('b'),
  entry('c', 'Facile'),
  entry('quiz', 'Facile', false),
  { ...entry('other', 'Facile'), programme: 'bureau-2026' as const },
];

it('orders the sections and leaves out empty ones, what is unlisted, and other programmes than the classic one', () => {
  expect(catalogueSections(catalogue).map(({ title, entries }) => [title, entries.map(({ key }) => key)])).toEqual([
    ['Facile', ['c']],
    ['Difficile', ['a']],
    ['Non classé', ['b']],
  ]);
});

it('counts listed challenges only', () => {
  expect(missionCounts(sessionMissions(null, catalogue), ['a', 'quiz', 'gone'])).toEqual({
    available: 3,
    completed: 1,
    inProgress: 2,
  });
});

it.each([
  ['Au bureau, en 2026', ['other']],
  ['Parcours de la session', ['other', 'c']],
])('calls its missions « %s » where %j are played', (title, chosen) => {
  expect(sectionTitle(sessionMissions(chosen, catalogue))).toBe(title);
});

it('counts what the session chose, listed or not, and nothing else', () => {
  const chosen = ['quiz', 'gone', 'c'];
  expect(missionCounts(sessionMissions(chosen, catalogue), ['a', 'quiz'])).toEqual({ available: 2, completed: 1, inProgress: 1 });
});
