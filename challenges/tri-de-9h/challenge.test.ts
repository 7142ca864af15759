import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import type { Gesture } from './artifacts.ts';
import checker from './challenge.server.ts';
import { SUBJECTS } from './morning.server.ts';
import solve, { wrong } from './solve.ts';
import type { Version } from './subject.server.ts';

const mornings = Array.from({ length: 24 }, (_, seed) => checker.secrets(createVariant(seed.toString(16).padStart(32, '9'))));

type Morning = (typeof mornings)[number];

/** An answer with one gesture for traps and one for genuine items; the first genuine items get those of `others`. */
function answer({ items }: Morning, trap: Gesture, genuine: Gesture, others: readonly Gesture[] = []) {
  const left = [...others];
  return Object.fromEntries(items.map((item) => [item.id, item.genuine ? (left.shift() ?? genuine) : trap]));
}

describe('a text message', () => {
  it('comes from a name that a telephone can show: eleven plain signs at most', () => {
    const names = SUBJECTS.flatMap(({ channel, genuine, fraud }) => (channel === 'sms' ? [genuine.from, fraud.from] : []));
    expect(names.filter((name) => !/^[A-Za-z0-9 ]{3,11}$/.test(name))).toEqual([]);
  });
});

describe.each(mornings.map((morning, seed) => ({ seed, morning })))('morning $seed', ({ morning }) => {
  const { items } = morning;
  const verdictOf = (sent: Record<string, string>) => checker.check(sent, morning).verdict;

  it('has eight things of every kind, five of them genuine', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(8);
    expect(new Set(items.map(({ channel }) => channel)).size).toBe(4);
    expect(items.filter(({ genuine }) => genuine)).toHaveLength(5);
  });

  it('has a trap among its last three things', () => {
    expect(items.slice(-3).some(({ genuine }) => !genuine)).toBe(true);
  });

  it('lies there with the newest on top, and a code that is good for minutes is the newest', () => {
    const minutes = items.map(({ at }) => Number(at.slice(2)));
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
    expect(items[0]?.at).toBe('8:59');
    expect(items.findIndex(({ id }) => id === 'code')).toBeLessThanOrEqual(0);
  });

  it('marks and explains nothing before it is solved', () => {
    const artifacts = checker.artifacts(morning);
    const seen = JSON.stringify(artifacts.items);
    expect(seen.slice(1, -1)).not.toMatch(/[[\]]/);
    for (const { why, ifTreated = why } of items) for (const told of [why, ifTreated]) expect(seen).not.toContain(told);
    for (const item of artifacts.items) expect(item).not.toHaveProperty('genuine');
  });

  it('is solved by reading, and takes nothing for a false alarm and two checks', () => {
    expect(checker.check(solve(checker.artifacts(morning), {}), morning).outcome).toBe('correct');
    expect(verdictOf(answer(morning, 'report', 'treat', ['report']))).toBe('correct');
    expect(verdictOf(answer(morning, 'report', 'treat', ['verify', 'verify', 'report']))).toBe('correct');
  });

  it('says in which direction a gesture erred', () => {
    const trap = items.find(({ genuine }) => !genuine);
    if (!trap) throw new Error('no trap');
    expect(checker.check({ [trap.id]: 'treat', tried: trap.id }, morning)).toMatchObject({
      outcome: 'incorrect',
      verdict: 'too-trusting',
      output: { says: trap.ifTreated },
    });
    expect(verdictOf(answer(morning, 'treat', 'report'))).toBe('too-trusting');
    expect(verdictOf(wrong)).toBe('too-trusting');
  });

  it('tells of one genuine thing that is reported that it was; the next is held, and asked again at the end, at no cost', () => {
    const [first, second] = items.filter(({ genuine }) => genuine).map(({ id }) => id);
    if (!first || !second) throw new Error('too few genuine things');
    expect(checker.check({ [first]: 'report', tried: first }, morning)).toMatchObject({
      outcome: 'neutral',
      output: { says: expect.stringContaining('C’est un vrai'), consequences: { [first]: { settled: true } } },
    });
    expect(checker.check({ [first]: 'report', [second]: 'report', tried: second }, morning)).toMatchObject({
      outcome: 'neutral',
      output: { says: expect.stringContaining('fin du tri'), consequences: { [second]: { held: true, settled: true } } },
    });
    const atTheEnd = (sent: Record<string, string>) => checker.check(sent, morning);
    expect(atTheEnd(answer(morning, 'report', 'treat', ['report', 'report']))).toMatchObject({
      outcome: 'neutral',
      output: { says: expect.stringContaining('il y a un vrai') },
    });
    expect(atTheEnd(answer(morning, 'report', 'report'))).toMatchObject({
      outcome: 'neutral',
      output: {
        says: expect.stringMatching(
          /il y a quatre vrais messages.*Ils reviennent tous.*lesquels sont vrais.*garde votre signalement, et ne coûte rien/,
        ),
      },
    });
  });

  it('marks the decisive places of a thing once its gesture is made', () => {
    for (const { id, text, address = '', link = '' } of items) {
      const { output } = checker.check({ [id]: 'verify', tried: id }, morning);
      const place = output?.consequences[id]?.place;
      const marks = (texts: readonly string[]) => texts.join(' ').match(/\[/g)?.length ?? 0;
      expect(marks(typeof place === 'object' ? Object.values(place) : [])).toBe(marks([text, address, link]));
    }
  });

  it('counts nothing for checking everything, or for leaving one undecided', () => {
    expect(checker.check(answer(morning, 'verify', 'treat'), morning)).toMatchObject({ outcome: 'neutral' });
    const [first] = items;
    expect(checker.check({ ...answer(morning, 'report', 'treat'), [first?.id ?? '']: '' }, morning).outcome).toBe('neutral');
  });

  it('leaves open what is checked beyond two', () => {
    const ids = items.map(({ id }) => id).slice(0, 3);
    const checked = Object.fromEntries(ids.map((id) => [id, 'verify']));
    const settled = ids.map((id) => checker.check({ ...checked, tried: id }, morning).output?.consequences[id]?.settled);
    expect(settled).toEqual([false, false, false]);
    const [third = '', ...others] = ids.toReversed();
    const two = Object.fromEntries(others.map((id) => [id, 'verify']));
    for (const id of others) expect(checker.check({ ...two, tried: id }, morning).output?.consequences[id]?.settled).toBe(true);
    expect(checker.check({ ...two, [third]: 'verify', tried: third }, morning).output?.consequences[third]?.settled).toBe(false);
  });
});

describe('the pool', () => {
  it('tells every matter in two ways, a genuine and an imitated one', () => {
    expect(new Set(SUBJECTS.map(({ id }) => id)).size).toBe(20);
    expect(Object.keys(wrong).toSorted()).toEqual(SUBJECTS.map(({ id }) => id).toSorted());
    for (const { genuine, fraud } of SUBJECTS) expect(genuine.text).not.toBe(fraud.text);
  });

  /** The share of all versions that a feature, or its absence, tells apart as genuine or fraudulent. */
  const told = (shows: (version: Version) => boolean) => {
    const hits = SUBJECTS.flatMap(({ genuine, fraud }) => [shows(genuine), !shows(fraud)]).filter(Boolean).length;
    return Math.max(hits, 2 * SUBJECTS.length - hits) / (2 * SUBJECTS.length);
  };
  const textOf = ({ from, title = '', text }: Version) => `${from} ${title} ${text}`;

  it.each<[string, (version: Version) => boolean]>([
    ['a link', ({ link }) => link !== undefined],
    ['a QR code', ({ qr = false }) => qr],
    ['a note of Camille’s', ({ known }) => known !== undefined],
    [
      'an address that is not of the house',
      ({ address = '' }) => /@|Externe/.test(address) && !/brevelle\.example/.test(address),
    ],
    ['an address of the house', ({ address = '' }) => /@\[?brevelle\.example|Brévelle Maritime/.test(address)],
    ['an amount', (version) => /\d €/.test(textOf(version))],
    ['money, a card or a code', (version) => /€|carte|code|compte\b|pay|régl|verser/i.test(textOf(version))],
    ['haste', (version) => /urgent|dernier|ce soir|ce midi|avant|vite|rappel/i.test(textOf(version))],
  ])('is not told apart by %s', (_, shows) => {
    expect(told(shows)).toBeLessThan(0.75);
    for (const side of ['genuine', 'fraud'] as const) expect(SUBJECTS.some((subject) => shows(subject[side]))).toBe(true);
  });

  it('has traps with the right address, and genuine things that are paid, or followed by a link', () => {
    expect(
      SUBJECTS.filter(({ fraud }) => /@\[?(brevelle|greement-du-nord)\.example/.test(fraud.address ?? '')).length,
    ).toBeGreaterThan(1);
    expect(SUBJECTS.filter(({ genuine }) => genuine.link).length).toBeGreaterThan(5);
    expect(SUBJECTS.filter(({ genuine }) => /€|carte|code/.test(textOf(genuine))).length).toBeGreaterThan(5);
  });

  it('is not sorted by the words of money, cards and codes', () => {
    const won = mornings.filter(
      (morning) =>
        checker.check(
          Object.fromEntries(
            morning.items.map((item) => [
              item.id,
              /€|carte|code|compte|banque|pay|régl/i.test(textOf(item)) ? 'report' : 'treat',
            ]),
          ),
          morning,
        ).outcome === 'correct',
    );
    expect(won.length).toBeLessThan(mornings.length / 5);
  });
});
