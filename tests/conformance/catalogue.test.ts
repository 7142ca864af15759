/**
 * Which challenges the hubs list (specification, section 2). Its numbers hold for its tables; a folder that somebody took out
 * leaves its place empty, and challenges of somebody's own, without a row in the tables, come on top.
 */

import { challenges } from 'virtual:challenges/server';
import { expect, it } from 'vitest';
import { catalogueEntry } from '#engine/rules/public-challenge.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import { catalogueSections, missionCounts } from '#engine/site/missions/catalogue-sections.ts';
import { GUEST_KEYS, PATHS, SCORING_TABLE } from './scoring-table.ts';

const specified = Object.keys(SCORING_TABLE);
const UNLISTED = 'quiz';
const catalogue = challenges
  .filter(({ manifest }) => specified.includes(manifest.key))
  .map(({ manifest }) => catalogueEntry(manifest));
const keysOf = (entries: readonly { readonly key: string }[]) => entries.map(({ key }) => key).sort();
const isThere = (key: string) => catalogue.some((entry) => entry.key === key);
const sectionKeys = (entries: typeof catalogue) => keysOf(catalogueSections(entries).flatMap((section) => section.entries));

it('is twenty-two challenges, of which players see twenty-one and guests eight', () => {
  expect(specified).toHaveLength(22);
  expect(Object.keys(PATHS).sort()).toEqual([...specified].sort());
  expect(specified.filter((key) => key !== UNLISTED)).toHaveLength(21);
  expect(GUEST_KEYS.filter((key) => specified.includes(key))).toHaveLength(8);
});

it('lists for guests exactly the eight', () => {
  expect(keysOf(catalogue.filter((entry) => entry.guest && entry.listed))).toEqual(GUEST_KEYS.filter(isThere).sort());
});

it('lists for players exactly the twenty-one, in the four sections, and counts them', () => {
  const listed = specified.filter((key) => key !== UNLISTED && isThere(key)).sort();
  expect(sectionKeys(catalogue)).toEqual(listed);
  const titles = catalogueSections(catalogue).map(({ title }) => title);
  expect(['Facile', 'Moyen', 'Difficile', 'Non classé'].filter((title) => titles.includes(title))).toEqual(titles);
  const completed = [UNLISTED, ...listed.slice(0, 1)];
  expect(missionCounts(sessionMissions(null, catalogue), completed)).toEqual({
    available: listed.length,
    completed: 1,
    inProgress: listed.length - 1,
  });
});

it('lists and counts the quiz too, once its manifest says that it is listed', () => {
  const entries = catalogue.map((entry) => ({ ...entry, listed: true }));
  expect(sectionKeys(entries)).toEqual(specified.filter(isThere).sort());
  expect(missionCounts(sessionMissions(null, entries), []).available).toBe(specified.filter(isThere).length);
});
