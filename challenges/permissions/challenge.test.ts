import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import solve, { wrong } from './solve.ts';

const secrets = checker.secrets(createVariant('6'.repeat(32)));
const artifacts = checker.artifacts(secrets);
const RIGHT = { camera: 'allow', location: 'deny', contacts: 'deny', sms: 'deny' };
const choice = fc.constantFrom('allow', 'deny');

describe('what the publisher says', () => {
  it('differs from player to player, in another order, and is not what practice shows', () => {
    const drawn = (seed: string, practice = false) =>
      checker.artifacts(checker.secrets(createVariant(seed.repeat(32), practice)));
    const seats = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => drawn(seed).requests);
    expect(new Set(seats.map((requests) => requests.map(({ id }) => id).join(' '))).size).toBeGreaterThan(3);
    expect(new Set(seats.map((requests) => requests.map(({ reason }) => reason).join(' '))).size).toBe(seats.length);
    const practised = new Set(['1', '2', '3', '4'].flatMap((seed) => drawn(seed, true).requests.map(({ reason }) => reason)));
    for (const { reason } of seats.flat()) expect(practised).not.toContain(reason);
  });
});

describe('the four permissions', () => {
  it('are solved by the camera alone, and by it only', () => {
    expect(solve(artifacts, {})).toEqual(RIGHT);
    fc.assert(
      fc.property(fc.record({ camera: choice, location: choice, contacts: choice, sms: choice }), (answer) => {
        const right = Object.entries(RIGHT).every(([id, value]) => Reflect.get(answer, id) === value);
        expect(checker.check(answer, secrets).outcome).toBe(right ? 'correct' : 'incorrect');
      }),
    );
  });

  it('tells all refused and all allowed apart from the rest', () => {
    const all = (value: string) => ({ camera: value, location: value, contacts: value, sms: value });
    expect(checker.check(all('deny'), secrets)).toEqual({
      outcome: 'incorrect',
      verdict: 'all-denied',
      // In a fixed order, which does not give the needed access away.
      output: { harmless: ['Refuser la position', 'Refuser l’appareil photo', 'Refuser les contacts', 'Refuser les SMS'] },
    });
    expect(checker.check(RIGHT, secrets).output).toEqual({ harmless: ['Refuser l’appareil photo'] });
    expect(checker.check(all('allow'), secrets)).toEqual({ outcome: 'incorrect', verdict: 'all-allowed' });
    expect(checker.check({ ...all('deny'), sms: 'allow' }, secrets)).toEqual({
      outcome: 'incorrect',
      verdict: 'incorrect',
      output: { right: 2, of: 4 },
    });
  });

  it('counts its own wrong answer', () => {
    expect(checker.check(wrong, secrets).outcome).toBe('incorrect');
  });

  it.each([
    {},
    '',
    'allow',
    { camera: 'allow' },
    { camera: 'allow', location: 'deny', contacts: 'deny' },
    { ...RIGHT, sms: 'Deny' },
    { ...RIGHT, sms: true },
    { ...RIGHT, sms: ['deny'] },
    { ...RIGHT, sms: '' },
  ])('counts nothing while a choice is missing: %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'incomplete' });
  });

  it('tells of each what it asks, why, and what it opens, never which is right', () => {
    expect(artifacts.requests.map(({ id }) => id).toSorted()).toEqual(['camera', 'contacts', 'location', 'sms']);
    expect(JSON.stringify(artifacts)).not.toMatch(/allow|deny/);
  });
});
