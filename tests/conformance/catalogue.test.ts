/** Which challenges the hubs list (specification, section 2). Challenges of somebody's own, without a row in its tables, come on top. */
import { challenges } from 'virtual:challenges/server';
import { expect, it } from 'vitest';
import { catalogueEntry } from '#engine/rules/public-challenge.ts';
import { catalogueSections, missionCounts, playedEntries } from '#engine/site/hub/catalogue-sections.ts';
import { GUEST_KEYS, SCORING_TABLE } from './scoring-table.ts';

const specified = Object.keys(SCORING_TABLE);
const catalogue = challenges
  .filter(({ manifest }) => specified.includes(manifest.key))
  .map(({ manifest }) => catalogueEntry(manifest));
const keysOf = (entries: readonly { readonly key: string }[]) => entries.map(({ key }) => key).sort();
const listed = specified.filter((key) => key !== 'quiz').sort();

it('has every challenge of the specification', () => {
  expect(keysOf(catalogue)).toEqual([...specified].sort());
});

it('lists exactly eight for guests', () => {
  expect(keysOf(catalogue.filter((entry) => entry.guest && entry.listed))).toEqual([...GUEST_KEYS].sort());
});

it('lists exactly twenty-one for players, in the four sections, and counts them', () => {
  const sections = catalogueSections(catalogue);
  expect(sections.map(({ title }) => title)).toEqual(['Facile', 'Moyen', 'Difficile', 'Non classé']);
  expect(keysOf(sections.flatMap(({ entries }) => entries))).toEqual(listed);
  expect(listed).toHaveLength(21);
  expect(missionCounts(playedEntries(catalogue, null), ['quiz', 'jwt'])).toEqual({ available: 21, completed: 1, inProgress: 20 });
});

it('lists twenty-two, and counts them, once the manifest of the quiz says that it is listed', () => {
  const withQuiz = catalogue.map((entry) => (entry.key === 'quiz' ? { ...entry, listed: true } : entry));
  const sections = catalogueSections(withQuiz);
  expect(keysOf(sections.flatMap(({ entries }) => entries))).toEqual([...specified].sort());
  expect(specified).toHaveLength(22);
  expect(missionCounts(playedEntries(withQuiz, null), ['quiz', 'jwt'])).toEqual({ available: 22, completed: 2, inProgress: 20 });
});
