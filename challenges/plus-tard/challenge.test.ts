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
  const genuine = notices.filter((notice) => notice.genuine).map(({ field }) => field);
  const judged = (answer: Record<string, string>) => {
    const { outcome, verdict } = checker.check(answer, secrets);
    return { outcome, verdict };
  };

  it('has something genuine, something fake, and the disk', () => {
    expect(choices).toHaveLength(5);
    expect(notices).toHaveLength(4);
    expect([1, 2]).toContain(fakes.length);
    expect(solve(artifacts, {})).toEqual(safe);
    expect(judged(safe)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it('says of a mistake which kind it was', () => {
    for (const { field, options, genuine } of choices)
      for (const { value, act } of options.filter((option) => option.act === 'unsafe')) {
        const verdict = genuine === undefined ? 'disk' : 'too-trusting';
        expect({ act, ...judged({ [field]: value, tried: field }) }).toEqual({ act: 'unsafe', outcome: 'incorrect', verdict });
      }
  });

  it('takes nothing from whoever opens the settings for a fake notice, or puts it off, and asks what becomes of it', () => {
    for (const field of fakes)
      for (const gesture of ['self', 'later']) {
        expect(judged({ [field]: gesture, tried: field })).toEqual({ outcome: 'neutral', verdict: 'tolerated' });
        expect(judged({ ...safe, [field]: gesture }).outcome).toBe('neutral');
      }
  });

  it('takes nothing from whoever asks the support about a copy that is well, or waits for one that is over, and asks what becomes of the disk', () => {
    const disk = choices.find(({ genuine }) => genuine === undefined)?.field ?? '';
    if (safe[disk] === 'here') {
      expect(judged({ [disk]: 'later', tried: disk })).toEqual({ outcome: 'neutral', verdict: 'tolerated' });
      expect(judged({ ...safe, [disk]: 'later' }).outcome).toBe('neutral');
    }
    if (safe[disk] === 'report') return;
    expect(judged({ [disk]: 'report', tried: disk })).toEqual({ outcome: 'neutral', verdict: 'tolerated' });
    expect(judged({ ...safe, [disk]: 'report' }).outcome).toBe('neutral');
  });

  it('takes nothing for a click in what was genuine, and decides by it only where the device itself had written', () => {
    for (const { field, surface } of notices.filter((notice) => notice.genuine)) {
      expect(judged({ [field]: 'here', tried: field })).toEqual({ outcome: 'neutral', verdict: 'tolerated' });
      expect(judged({ ...safe, [field]: 'here' }).outcome).toBe(surface?.['sender'] === 'device' ? 'correct' : 'neutral');
    }
    for (const field of fakes) expect(judged({ ...safe, [field]: 'here' }).verdict).toBe('too-trusting');
  });

  it('takes nothing for putting one genuine notice off, whichever it is, and counts the second one', () => {
    const [first = '', second = ''] = genuine;
    for (const [once, again] of [
      [first, second],
      [second, first],
    ] as const) {
      expect(judged({ [once]: 'later', tried: once })).toEqual({ outcome: 'neutral', verdict: 'tolerated' });
      expect(judged({ ...safe, [once]: 'later' }).outcome).toBe('correct');
      expect(judged({ [once]: 'later', [again]: 'later', tried: again })).toEqual({ outcome: 'incorrect', verdict: 'put-off' });
    }
  });

  it('takes nothing for false alarms, and asks again at the end where no genuine notice is trusted', () => {
    const reported = Object.fromEntries(genuine.slice(1).map((field) => [field, 'report']));
    for (const tried of Object.keys(reported)) expect(judged({ ...reported, tried }).verdict).toBe('tolerated');
    expect(judged({ ...safe, ...reported })).toEqual({ outcome: 'correct', verdict: 'correct' });
    const [last = ''] = genuine;
    expect(judged({ ...reported, [last]: 'report', tried: last })).toEqual({ outcome: 'neutral', verdict: 'tolerated' });
    expect(judged({ ...safe, ...reported, [last]: 'report' })).toEqual({ outcome: 'neutral', verdict: 'tolerated' });
  });

  it('is solved by no single gesture for everything', () => {
    expect(checker.check(lazy.accept(artifacts, {}), secrets).outcome).toBe('incorrect');
    expect(checker.check(lazy.refuse(artifacts, {}), secrets).outcome).not.toBe('correct');
    const settings = Object.fromEntries(notices.map(({ field }) => [field, 'self']));
    expect(judged({ ...safe, ...settings }).outcome).toBe('neutral');
  });

  it('tells of a right gesture why it was right, and of a day nothing before its gesture', () => {
    const reveal = checker.reveal?.(secrets).moments ?? [];
    expect(reveal).toHaveLength(5);
    for (const { id, right, why } of reveal) {
      expect(right).toBe(safe[id]);
      expect(checker.check({ [id]: right, tried: id }, secrets).output?.says).toBe(why);
      expect(JSON.stringify(artifacts)).not.toContain(why);
    }
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
