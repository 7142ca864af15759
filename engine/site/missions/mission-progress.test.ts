import { expect, it } from 'vitest';
import { catalogueEntry } from '#engine/rules/public-challenge.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { isComplete, missionProgress } from './mission-progress.ts';
import { orderOf } from './next-mission.ts';

const entry = (key: string, changes: Partial<ChallengeManifest> = {}) => catalogueEntry(aManifest({ key, ...changes }));
const catalogue = [
  entry('mail', { themes: ['email'] }),
  entry('call', { themes: ['phone'] }),
  entry('door', { themes: ['premises'] }),
  entry('harder', { difficulty: 'Moyen' }),
  entry('hardest', { difficulty: 'Moyen' }),
];
const CHOSEN = ['mail', 'call', 'door'];

it('counts what is solved of what can be won', () => {
  const order = orderOf(catalogue, CHOSEN);
  expect(missionProgress(order, { completed: ['mail', 'harder'], told: ['door', 'mail'] }, 'mail')).toMatchObject({
    done: 1,
    of: 2,
  });
});

it.each([
  ['the last mission of its quay', CHOSEN, ['call', 'mail'], 'mail', 'Quai des messages'],
  ['a mission before it', CHOSEN, ['mail'], 'mail', null],
  ['a quay of one mission', CHOSEN, ['door'], 'door', null],
  ['the last one of its difficulty, where nobody chose an order', null, ['harder', 'hardest'], 'harder', 'Moyen'],
])('names the part that is finished by %s', (_mission, chosen, completed, key, finished) => {
  expect(missionProgress(orderOf(catalogue, chosen), { completed }, key)?.finished).toBe(finished);
});

it.each([
  ['all are solved', CHOSEN, [], true],
  ['the others cannot be won', ['door'], ['mail', 'call'], true],
  ['others are left', ['door'], [], false],
])('tells whether it is complete where %s', (_case, completed, told, complete) => {
  const progress = missionProgress(orderOf(catalogue, CHOSEN), { completed, told }, 'door');
  expect(progress && isComplete(progress)).toBe(complete);
});

it('is not told of a mission that the session does not play', () => {
  expect(missionProgress(orderOf(catalogue, CHOSEN), { completed: ['harder'] }, 'harder')).toBeNull();
});
