import { catalogue } from 'virtual:challenges/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PICK_RULES, type PickedFields, type PickRules, pickChallenges } from '#engine/rules/session/pick-challenges.ts';
import { usualMinutes } from '#engine/rules/session/workshop-time.ts';
import { ACTS, AUDIENCES, DIFFICULTIES, THEMES } from '#schemas/constants.ts';
import type { Difficulty, Theme } from '#schemas/manifest/card.ts';
import { LENGTHS, TEMPLATES } from './templates.ts';

const LEVELS: Record<Difficulty, number> = { Facile: 0, Moyen: 1, Difficile: 2 };
const placeOf = ({ difficulty = 'Moyen', order = 1000 }: PickedFields) => LEVELS[difficulty] * 1000 + order;

const entry = (key: string, more: Partial<PickedFields> = {}): PickedFields => ({
  key,
  audiences: [...AUDIENCES],
  themes: ['chat'],
  act: 'safe',
  difficulty: 'Facile',
  duration: 5,
  listed: true,
  ...more,
});

const entries = fc
  .array(
    fc.record({
      audiences: fc.subarray([...AUDIENCES], { minLength: 1 }),
      themes: fc.shuffledSubarray([...THEMES], { minLength: 1, maxLength: 4 }),
      act: fc.constantFrom(...ACTS),
      difficulty: fc.constantFrom(...DIFFICULTIES, undefined),
      duration: fc.integer({ min: 1, max: 30 }),
      listed: fc.boolean(),
      order: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
    }),
    { maxLength: 40 },
  )
  .map((all) =>
    all.map(({ difficulty, order, ...more }, index): PickedFields => {
      return { key: `c${index}`, ...more, ...(difficulty && { difficulty }), ...(order && { order }) };
    }),
  );
const template = fc.constantFrom(...Object.values(PICK_RULES));
const minutes = fc.integer({ min: 5, max: 240 });

const chosen = <Entry extends PickedFields>(all: readonly Entry[], keys: readonly string[]): Entry[] =>
  keys.flatMap((key) => all.filter((one) => one.key === key));
const total = (all: readonly PickedFields[]) => all.reduce((sum, { duration }) => sum + duration, 0);
const about = (theme: Theme) => (one: PickedFields) => one.themes.includes(theme);
/** Whether the template may include this challenge. */
const eligible = ({ audience, easyFirst }: PickRules, { audiences, difficulty }: PickedFields) =>
  audiences.includes(audience) && (!easyFirst || difficulty !== 'Difficile');

describe('pickChallenges', () => {
  it('never takes longer than play, wastes no time that a challenge would fit, and goes from easy to hard', () => {
    fc.assert(
      fc.property(entries, template, minutes, (all, which, length) => {
        const keys = pickChallenges(all, which, length);
        const picked = chosen(all, keys);
        expect(new Set(keys).size).toBe(keys.length);
        expect(picked.every((one) => eligible(which, one) && (one.listed || about('round-up')(one)))).toBe(true);
        const room = length - total(picked);
        expect(room).toBeGreaterThanOrEqual(0);
        const left = all.filter((one) => one.listed && eligible(which, one) && !keys.includes(one.key));
        expect(left.every(({ duration }) => duration > room)).toBe(true);
        const places = picked.map(placeOf);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  it('does not depend on the order of the catalogue', () => {
    const shuffled = entries.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(shuffled, template, minutes, ([all, other], which, length) => {
        expect(pickChallenges(other, which, length)).toEqual(pickChallenges(all, which, length));
      }),
    );
  });

  it('has an attacker’s act for technical teams, and for others once nothing else fits any more', () => {
    fc.assert(
      fc.property(entries, template, minutes, (all, which, length) => {
        const picked = chosen(all, pickChallenges(all, which, length));
        if (which.attacks || picked.every(({ act }) => act !== 'attacker')) return;
        const room = length - total(picked.filter(({ act }) => act !== 'attacker'));
        const left = all.filter((one) => one.listed && one.act !== 'attacker' && eligible(which, one) && !picked.includes(one));
        expect(left.every(({ duration }) => duration > room)).toBe(true);
      }),
    );
  });

  it('begins with what everybody needs: the safe act before a mixed one, one mission for several subjects before one for each', () => {
    const all = [
      entry('mixed', { themes: ['email', 'phone', 'password'], act: 'mixed' }),
      entry('mail', { themes: ['email'] }),
      entry('both', { themes: ['phone', 'email'], difficulty: 'Moyen' }),
      entry('password', { themes: ['password'], act: 'mixed' }),
      entry('attack', { themes: ['reporting', 'password'], act: 'attacker' }),
      entry('tell', { themes: ['ransomware', 'reporting'], difficulty: 'Difficile' }),
      entry('quiz', { themes: ['round-up'], listed: false }),
    ];
    const office = PICK_RULES.office;
    expect(pickChallenges(all, office, 20)).toEqual(['password', 'quiz', 'both', 'tell']);
    // The template for a first workshop prefers the easier mission, and has no difficult one.
    expect(pickChallenges(all, PICK_RULES.first, 20)).toEqual(['mail', 'password', 'quiz', 'both']);
  });

  it('has for a subject the mission that is most about it', () => {
    const all = [
      entry('ai', { themes: ['ai', 'personal-data'], order: 1 }),
      entry('people', { themes: ['personal-data'], order: 2 }),
    ];
    expect(pickChallenges(all, PICK_RULES.accounts, 5)).toEqual(['people']);
  });

  it('goes on with each subject once before any twice, the people’s own before the others and twice as often', () => {
    const all = [
      entry('chat-1'),
      entry('chat-2'),
      entry('code', { themes: ['code'], act: 'mixed', difficulty: 'Moyen' }),
      entry('pay-1', { themes: ['payment'], difficulty: 'Moyen' }),
      entry('pay-2', { themes: ['payment'], difficulty: 'Moyen' }),
      entry('pay-3', { themes: ['payment'], difficulty: 'Moyen' }),
      entry('people', { themes: ['personal-data'], difficulty: 'Difficile', act: 'mixed' }),
    ];
    const picks = [5, 10, 15, 20, 25, 30].map((length) => pickChallenges(all, PICK_RULES.accounts, length));
    const added = picks.map((keys, index) => keys.filter((key) => !picks[index - 1]?.includes(key)));
    expect(added).toEqual([['pay-1'], ['people'], ['pay-2'], ['chat-1'], ['code'], ['pay-3']]);
  });
});

describe('with this catalogue', () => {
  const cases = TEMPLATES.flatMap(({ whom, title }) =>
    LENGTHS.map((length) => {
      const { play } = usualMinutes(length);
      const which = PICK_RULES[whom];
      const picked = chosen(catalogue, pickChallenges(catalogue, which, play));
      return { title, which, length, play, picked };
    }),
  );

  it.each(cases)('$title in $length minutes is filled, as far as there are missions', ({ which, play, picked }) => {
    const all = total(catalogue.filter((one) => one.listed && eligible(which, one)));
    expect(total(picked)).toBeGreaterThan(Math.min(all, play) * 0.7);
  });

  it.each(cases.filter(({ length }) => length === 60))('$title in an hour has six or seven missions', ({ picked }) => {
    expect([6, 7]).toContain(picked.length);
  });

  it.each(cases.filter(({ which }) => !which.attacks))(
    '$title in $length minutes has e-mail, telephone, password and reporting and the quiz',
    ({ picked }) => {
      const essentials: readonly Theme[] = ['email', 'phone', 'password', 'reporting', 'round-up'];
      expect(essentials.filter((theme) => !picked.some(about(theme)))).toEqual([]);
    },
  );

  it.each(cases.filter(({ which }) => which.attacks))(
    '$title in $length minutes has a phishing mission and a password beside attackers’ acts',
    ({ picked }) => {
      const acts = (theme: Theme) => picked.filter(about(theme)).map(({ act }) => act);
      expect([...acts('email'), ...acts('phone')]).not.toEqual([]);
      expect(acts('password').some((act) => act !== 'attacker')).toBe(true);
      expect(picked.some(({ act }) => act === 'attacker')).toBe(true);
    },
  );
});
