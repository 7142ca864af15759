import { describe, expect, it, vi } from 'vitest';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { createChallenges } from './challenges.ts';
import { createSecretsReader, secretsOf } from './variants.ts';

const KEY = 'a'.repeat(64);
const challenges = createChallenges(fixtureChallenges);
const word = challenges.get('word');
const secrets = secretsOf(word, KEY, 'nadia');

describe('the secrets of a participant', () => {
  it('are the same on every device, and after a restart', () => {
    expect(secretsOf(createChallenges(fixtureChallenges).get('word'), KEY, 'nadia')).toEqual(secrets);
  });

  it.each([
    ['a neighbour', secretsOf(word, KEY, 'yann')],
    ['another challenge', secretsOf(challenges.get('word-1'), KEY, 'nadia')],
    ['a newer version of the challenge', secretsOf({ ...word, manifest: { ...word.manifest, version: 2 } }, KEY, 'nadia')],
    ['another installation', secretsOf(word, 'b'.repeat(64), 'nadia')],
  ])('are not those of %s', (_whose, others) => {
    expect(others).not.toEqual(secrets);
  });
});

it('gives secrets that nobody can change for who asks next', () => {
  const listed = { ...word, checker: { ...word.checker, secrets: () => ({ crates: [{ number: 3 }] }) } };
  const [crate] = Object(secretsOf(listed, KEY, 'nadia')).crates;
  expect(() => Object.assign(crate, { number: 4 })).toThrow(TypeError);
});

interface Asked {
  readonly challenge: RegisteredChallenge;
  readonly key: string;
  readonly replay: number;
}

describe('secrets that are asked for again', () => {
  const draw = vi.fn(word.checker.secrets);
  const counted = { ...word, checker: { ...word.checker, secrets: draw } };
  const read = createSecretsReader();

  it('are drawn once, until a full room has asked for others', () => {
    expect(read(counted, KEY, 'nadia')).toEqual(secrets);
    expect(read(counted, KEY, 'nadia')).toEqual(secrets);
    expect(draw).toHaveBeenCalledTimes(1);
    for (let other = 0; other < 2_000; other += 1) read(counted, KEY, `joueur ${other}`);
    draw.mockClear();
    expect(read(counted, KEY, 'nadia')).toEqual(secrets);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a replay', { replay: 1 }],
    ['a newer version of the challenge', { challenge: { ...word, manifest: { ...word.manifest, version: 2 } } }],
    ['a restored installation', { key: 'b'.repeat(64) }],
  ])('are not those of %s', (_whose, { challenge = word, key = KEY, replay }: Partial<Asked>) => {
    expect(read(challenge, key, 'nadia', replay)).toEqual(secretsOf(challenge, key, 'nadia', replay));
    expect(read(challenge, key, 'nadia', replay)).not.toEqual(secrets);
  });
});
