import { expect, it } from 'vitest';
import { catalogueEntry } from '#engine/rules/public-challenge.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { THEMES } from '#schemas/constants.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { EVERYTHING, filteredMissions, isFiltering } from '../hub/mission-filter.ts';
import { QUAYS, quayOf, quaysOf } from './quays.ts';

const entry = (key: string, changes: Partial<ChallengeManifest> = {}) => catalogueEntry(aManifest({ key, ...changes }));
const missions = [
  entry('sql', { themes: ['databases'], difficulty: 'Difficile' }),
  entry('mail', { themes: ['email', 'reporting'] }),
  entry('door', { themes: ['premises'] }),
  entry('call', { themes: ['phone'], difficulty: 'Difficile' }),
];
const keys = (entries: readonly { readonly key: string }[]) => entries.map(({ key }) => key);

it('has a quay for every theme, and a theme for every quay', () => {
  expect(new Set(THEMES.map((theme) => quayOf({ themes: [theme] })))).toEqual(new Set(keys(QUAYS)));
});

it('shows quays in one order, missions in that of the session, and no quay without a mission', () => {
  expect(quaysOf(missions).map(({ key, entries }) => [key, keys(entries)])).toEqual([
    ['messages', ['mail', 'call']],
    ['premises', ['door']],
    ['code', ['sql']],
  ]);
});

it.each([
  [{}, ['sql', 'mail', 'door', 'call']],
  [{ subject: 'messages' }, ['mail', 'call']],
  [{ difficulty: 'Difficile' }, ['sql', 'call']],
  [{ state: 'done' as const }, ['door']],
  [{ state: 'open' as const, difficulty: 'Difficile', subject: 'messages' }, ['call']],
  [{ state: 'done' as const, subject: 'messages' }, []],
])('asked for %j, leaves %j', (asked, left) => {
  const filter = { ...EVERYTHING, ...asked };
  expect(keys(filteredMissions(missions, filter, ['door']))).toEqual(left);
  expect(isFiltering(filter)).toBe(Object.keys(asked).length > 0);
});

it('finds a mission without a difficulty by the name of its section', () => {
  const { difficulty: _, ...unclassified } = aManifest({ key: 'unclassified' });
  const all = [...missions, catalogueEntry(unclassified)];
  expect(keys(filteredMissions(all, { ...EVERYTHING, difficulty: 'Non classé' }, []))).toEqual(['unclassified']);
});
