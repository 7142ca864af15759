import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { GESTURES, type Gesture } from './artifacts.ts';
import checker from './challenge.server.ts';
import solve, { lazy } from './solve.ts';

const variants = Array.from({ length: 24 }, (_, index) => checker.secrets(createVariant(index.toString(16).padStart(32, '7'))));

describe.each(variants.map((secrets, index) => ({ index, secrets })))('fortnight $index', ({ secrets }) => {
  const artifacts = checker.artifacts(secrets);
  const choices = checker.choices?.(secrets) ?? [];
  const safe: Record<string, Gesture> = Object.fromEntries(
    choices.map(({ field, options }) => [field, GESTURES.find((_, place) => options[place]?.act === 'safe') ?? 'here']),
  );
  const notices = choices.filter(({ genuine }) => genuine !== undefined);
  const fakes = notices.filter(({ genuine }) => !genuine).map(({ field }) => field);
  const output = { right: 4, of: 5 };

  it('has something genuine, something fake, and the disk', () => {
    expect(choices).toHaveLength(5);
    expect(notices).toHaveLength(4);
    expect(fakes.length).toBeGreaterThan(0);
    expect(fakes.length).toBeLessThan(4);
    expect(solve(artifacts, {})).toEqual(safe);
    expect(checker.check(safe, secrets).outcome).toBe('correct');
  });

  it('says of a single mistake which kind it was, and how many gestures are right', () => {
    for (const { field, options, genuine } of choices)
      for (const { value, act } of options.filter((option) => option.act === 'unsafe')) {
        const notice = value === 'later' ? 'put-off' : value === 'report' ? 'too-wary' : 'too-trusting';
        const verdict = genuine === undefined ? 'disk' : notice;
        expect({ act, ...checker.check({ ...safe, [field]: value }, secrets) }).toEqual({
          act: 'unsafe',
          outcome: 'incorrect',
          verdict,
          output,
        });
      }
  });

  it('takes nothing from whoever opens the settings for a fake notice, and asks what becomes of it', () => {
    for (const field of fakes)
      expect(checker.check({ ...safe, [field]: 'self' }, secrets)).toEqual({ outcome: 'neutral', verdict: 'nothing-there' });
  });

  it('takes nothing for a click in what was genuine, and lets nobody win by it', () => {
    const clicked = Object.fromEntries(notices.filter(({ genuine }) => genuine).map(({ field }) => [field, 'here']));
    expect(checker.check({ ...safe, ...clicked }, secrets)).toEqual({ outcome: 'neutral', verdict: 'by-luck' });
    for (const field of fakes) expect(checker.check({ ...safe, [field]: 'here' }, secrets).verdict).toBe('too-trusting');
  });

  it('is solved by no single gesture for everything', () => {
    for (const answer of [lazy.refuse(artifacts, {}), lazy.accept(artifacts, {})])
      expect(checker.check(answer, secrets).outcome).toBe('incorrect');
    const settings = Object.fromEntries(notices.map(({ field }) => [field, 'self']));
    expect(checker.check({ ...safe, ...settings }, secrets).outcome).toBe('neutral');
  });

  it('counts nothing while a day is undecided', () => {
    for (const answer of [{}, '', { ...safe, a: '' }, { ...safe, e: 'Here' }, { ...safe, c: ['self'] }])
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'incomplete' });
  });

  it('keeps to itself what is right until it is solved', () => {
    const reveal = checker.reveal?.(secrets).moments ?? [];
    expect(reveal).toHaveLength(5);
    for (const { why } of reveal) expect(JSON.stringify(artifacts)).not.toContain(why);
    expect(JSON.stringify(artifacts)).not.toMatch(/genuine|"acts"|"sender"/);
  });
});

describe('the edge of the screen, a page of the company, somebody’s own address', () => {
  it('each hold what is genuine and what is fake', () => {
    const seen = new Map<string, Set<boolean>>();
    for (let seat = 0; seat < 400; seat += 1) {
      const secrets = checker.secrets(createVariant(seat.toString(16).padStart(32, '4')));
      for (const { genuine, surface } of checker.choices?.(secrets) ?? [])
        for (const key of genuine === undefined ? [] : [`${surface?.['drawing']}`, `${surface?.['sender']}`])
          seen.set(key, (seen.get(key) ?? new Set()).add(genuine === true));
    }
    expect([...seen].filter(([, kinds]) => kinds.size < 2)).toEqual([]);
    expect([...seen.keys()].toSorted()).toEqual(
      ['device', 'house', 'mail', 'notice', 'page', 'phone-notice', 'site', 'sms', 'stranger', 'toolbar'].toSorted(),
    );
  });
});
