import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterHint, UNTOUCHED } from '#engine/rules/challenge-state.ts';
import { awardFor, remainingPoints } from '#engine/rules/scoring.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { isOffered, isOpenToGuests, isPlayed, manifestUnder } from './session-rules.ts';

const manifest = aManifest({
  scoring: { base: 8, hintStep: 0.75, floor: 5, failures: { points: 1, every: 2 } },
  hintBox: { base: 6, step: 0.5 },
});
const effort = fc.record({ hintsShown: fc.nat(10), failures: fc.nat(20) });

it('leaves the manifest as it is under the table', () => {
  expect(manifestUnder('table', manifest)).toBe(manifest);
});

it('takes nothing for hints when they are free or when there are none, and the same for failures', () => {
  fc.assert(
    fc.property(effort, fc.constantFrom('free', 'none'), ({ hintsShown, failures }, policy) => {
      const under = manifestUnder(policy, manifest);
      expect(awardFor(under, { hintsShown, failures })).toBe(awardFor(manifest, { hintsShown: 0, failures }));
      expect(remainingPoints(under, { hintsShown, failures })).toBe(600);
    }),
  );
});

it('hands hints out when they are free, none when there are none, and forgets none that were shown', () => {
  expect(afterHint(manifestUnder('free', manifest), UNTOUCHED).hintsShown).toBe(1);
  expect(afterHint(manifestUnder('none', manifest), UNTOUCHED).hintsShown).toBe(0);
  expect(afterHint(manifestUnder('none', manifest), { ...UNTOUCHED, hintsShown: 2 }).hintsShown).toBe(2);
});

it('plays what was chosen; without a choice the classic programme, listed or not', () => {
  expect(isPlayed({ challenges: null }, manifest)).toBe(true);
  expect(isPlayed({ challenges: null }, { ...manifest, listed: false })).toBe(true);
  expect(isPlayed({ challenges: null }, { ...manifest, programme: 'bureau-2026' })).toBe(false);
  expect(isPlayed({ challenges: new Set(['other']) }, manifest)).toBe(false);
  expect(isPlayed({ challenges: new Set([manifest.key]) }, { ...manifest, programme: 'bureau-2026' })).toBe(true);
});

it('offers what was chosen; without a choice what the classic programme lists', () => {
  expect(isOffered({ challenges: null }, manifest)).toBe(true);
  expect(isOffered({ challenges: null }, { ...manifest, listed: false })).toBe(false);
  expect(isOffered({ challenges: new Set(['other']) }, manifest)).toBe(false);
  expect(isOffered({ challenges: new Set([manifest.key]) }, { ...manifest, listed: false })).toBe(true);
});

it('opens to guests the classic programme, and of others what its manifest opens', () => {
  expect(isOpenToGuests({ ...manifest, guest: false })).toBe(true);
  expect(isOpenToGuests({ ...manifest, guest: false, programme: 'bureau-2026' })).toBe(false);
  expect(isOpenToGuests({ ...manifest, guest: true, programme: 'bureau-2026' })).toBe(true);
});
