import { expect, it } from 'vitest';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { kindsOf, statesOf, traitsOf } from '../../.storybook/states.ts';
import { playableChallenges } from '../support/playable-challenges.ts';

const manifests = playableChallenges.map(({ manifest }) => manifest);

it('tests whatever the frame does of a manifest in some challenge, and in few', () => {
  const kinds = kindsOf(manifests);
  const tested = new Set(manifests.filter(({ key }) => kinds.has(key)).flatMap(traitsOf));
  expect(manifests.flatMap(traitsOf).filter((trait) => !tested.has(trait))).toEqual([]);
  expect(kinds.size).toBeLessThanOrEqual(tested.size);
});

it('takes a challenge that is like one before it for told', () => {
  const plain = aManifest({ key: 'plain' });
  const free = aManifest({ key: 'free', scoring: { ...plain.scoring, hintStep: 0 } });
  expect([...kindsOf([plain, { ...plain, key: 'like-plain' }, free])]).toEqual(['plain', 'free']);
});

it('shows each hint, and a learning mode where there is one', () => {
  const { learningMode: _none, ...plain } = aManifest({ hints: aManifest().hints.slice(0, 1) });
  const names = statesOf(plain).map(({ name }) => name);
  expect(names.filter((name) => /^Hint\d/.test(name))).toEqual(['Hint1']);
  expect(names).not.toContain('LearningMode');
  expect(new Set(names).size).toBe(names.length);
});
