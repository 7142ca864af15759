import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { GESTURES, type Gesture } from './artifacts.ts';
import checker from './challenge.server.ts';
import solve, { lazy, wrong } from './solve.ts';

const variants = Array.from({ length: 24 }, (_, index) => checker.secrets(createVariant(index.toString(16).padStart(32, '7'))));

describe.each(variants.map((secrets, index) => ({ index, secrets })))('fortnight $index', ({ secrets }) => {
  const artifacts = checker.artifacts(secrets);
  const choices = checker.choices?.(secrets) ?? [];
  const safe: Record<string, Gesture> = Object.fromEntries(
    choices.map(({ field, options }) => [
      field,
      GESTURES.find((gesture) => options.some(({ value, act }) => value === gesture && act === 'safe')) ?? 'here',
    ]),
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

  it('takes nothing from whoever opens the settings for a fake notice, and asks what becomes of it', () => {
    for (const field of fakes) {
      expect(judged({ [field]: 'self', tried: field })).toEqual({ outcome: 'neutral', verdict: 'tolerated' });
      expect(judged({ ...safe, [field]: 'self' }).outcome).toBe('neutral');
    }
  });

  it('takes nothing for putting off, however often, decides nothing by it, and says the same of a genuine and a fake notice', () => {
    const off = Object.fromEntries(notices.map(({ field }) => [field, 'later']));
    const told = notices.map(({ field }) => checker.check({ ...off, tried: field }, secrets));
    expect(new Set(told.map(({ verdict }) => verdict))).toEqual(new Set(['tolerated']));
    expect(new Set(told.map(({ output }) => output?.says)).size).toBe(1);
    for (const { field } of notices) expect(judged({ ...safe, [field]: 'later' }).outcome).toBe('neutral');
  });

  it('counts of the disk what leaves it plugged in or cuts a copy short, and asks again after the rest', () => {
    const disk = choices.find(({ genuine }) => genuine === undefined);
    const field = disk?.field ?? '';
    const acts = Object.fromEntries((disk?.options ?? []).map(({ value, text, act }) => [text, { value, act }]));
    const copy = artifacts.moments.find(({ id }) => id === field)?.elsewhere ?? '';
    const [keep, eject, wait, call] = [/branché/, /éjecter/, /finir/, /Signaler/].map(
      (text) => Object.entries(acts).find(([name]) => text.test(name))?.[1],
    );
    const kind = copy.startsWith('Terminée') ? 'done' : copy.startsWith('Arrêtée') ? 'stopped' : 'under way';
    expect([keep, eject, wait, call].map((option) => option?.act)).toEqual(
      {
        done: ['unsafe', 'safe', 'tolerated', 'tolerated'],
        'under way': ['unsafe', 'unsafe', 'safe', 'tolerated'],
        stopped: ['unsafe', 'tolerated', 'tolerated', 'safe'],
      }[kind],
    );
    for (const { value, act } of Object.values(acts)) {
      if (act !== 'tolerated') continue;
      expect(judged({ [field]: value, tried: field })).toEqual({ outcome: 'neutral', verdict: 'tolerated' });
      expect(judged({ ...safe, [field]: value }).outcome).toBe('neutral');
    }
  });

  it('takes nothing for a click in what was genuine, and decides by it only where the device itself had written', () => {
    for (const { field, surface } of notices.filter((notice) => notice.genuine)) {
      expect(judged({ [field]: 'here', tried: field })).toEqual({ outcome: 'neutral', verdict: 'tolerated' });
      expect(judged({ ...safe, [field]: 'here' }).outcome).toBe(surface?.['sender'] === 'device' ? 'correct' : 'neutral');
    }
    for (const field of fakes) expect(judged({ ...safe, [field]: 'here' }).verdict).toBe('too-trusting');
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
    expect(judged(wrong)).toEqual({ outcome: 'incorrect', verdict: 'disk' });
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
