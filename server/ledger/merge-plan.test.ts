/** What a merge keeps of two states of one mission, without a database. */
import { describe, expect, it } from 'vitest';
import { planMerge } from './merge-plan.ts';
import { type StateRow, untouchedRow } from './states.ts';

const EARLY = '2026-11-21T09:00:00.000Z';
const LATE = '2026-11-21T09:05:00.000Z';

const merged = (changes: Partial<StateRow>): StateRow => ({ ...untouchedRow('goes', 'word'), opened_at: LATE, ...changes });
const remaining = (changes: Partial<StateRow>): StateRow => ({ ...untouchedRow('stays', 'word'), opened_at: EARLY, ...changes });
const plan = (from: Partial<StateRow>, into: Partial<StateRow>) => planMerge('stays', [merged(from)], [remaining(into)]);

describe('a merge', () => {
  it('takes what only the merged participant has played', () => {
    const { states, gains, awards } = planMerge('stays', [merged({ points: 300, solved_at: LATE, failures: 2, round: 4 })], []);
    expect(states).toEqual([{ ...untouchedRow('stays', 'word'), opened_at: LATE, points: 300, solved_at: LATE, failures: 2 }]);
    expect(gains).toEqual([{ challenge: 'word', points: 300, round: 0 }]);
    expect(awards).toBe(300);
  });

  it.each([
    ['a better award, and gains the difference', 300, 250, 300, LATE, [{ challenge: 'word', points: 50, round: 1 }]],
    ['no award that is as good', 250, 250, 250, EARLY, []],
    ['no award that is worse', 200, 250, 250, EARLY, []],
    ['an award of 0 where there was none', 0, null, 0, LATE, [{ challenge: 'word', points: 0, round: 1 }]],
    ['no award where there is none', null, 250, 250, EARLY, []],
  ] as const)('takes %s', (_, from, into, points, solvedAt, gains) => {
    const at = (award: number | null, solved: string) => ({ points: award, solved_at: award === null ? null : solved });
    const planned = plan(at(from, LATE), { ...at(into, EARLY), round: 1, last_attempt: 'own' });
    expect(planned.states).toMatchObject([{ participant: 'stays', points, solved_at: solvedAt, round: 1, last_attempt: 'own' }]);
    expect(planned.gains).toEqual(gains);
    expect(planned.awards).toBe(from ?? 0);
  });

  it('keeps the hints and failures of who had more, unless the one who stays has solved it', () => {
    const more = { hints_shown: 2, hints_given: 1, failures: 3 };
    const fewer = { hints_shown: 1, hints_given: 0, failures: 1 };
    expect(plan(more, fewer).states).toMatchObject([more]);
    expect(plan(fewer, more).states).toMatchObject([more]);
    expect(plan(more, { ...fewer, points: 300, solved_at: EARLY }).states).toMatchObject([{ ...more, failures: 1 }]);
  });

  it('keeps the earlier opening, and the one that was recorded', () => {
    const opened = (from: string | null, into: string | null) =>
      plan({ opened_at: from }, { opened_at: into }).states[0]?.opened_at;
    expect([opened(LATE, EARLY), opened(EARLY, LATE)]).toEqual([EARLY, EARLY]);
    expect([opened(LATE, null), opened(null, LATE), opened(null, null)]).toEqual([LATE, LATE, null]);
  });

  it('sums what the merged participant won, mission by mission', () => {
    const won = (challenge: string, points: number | null) => merged({ challenge, points });
    const { awards, gains } = planMerge(
      'stays',
      [won('word', 300), won('form', null), won('sql', 50)],
      [remaining({ points: 100 })],
    );
    expect(awards).toBe(350);
    expect(gains.map(({ challenge, points }) => [challenge, points])).toEqual([
      ['word', 200],
      ['sql', 50],
    ]);
  });
});
