import { expect, test } from 'vitest';
import type { ReportSession } from '#schemas/reports.ts';
import { choiceIn, matching, notDrawn, otherYears, reportQuery } from './report-choice.ts';

const session = (id: string, at: string, name: string | null): ReportSession => ({
  id,
  code: `${id}-CODE`,
  name,
  at,
  came: 9,
  over: true,
  drawn: id !== 'a',
});
const sessions = [
  session('c', '2026-11-21T09:00:00.000Z', 'Équipe achats'),
  session('b', '2026-03-02T09:00:00.000Z', null),
  session('a', '2025-11-20T09:00:00.000Z', 'Équipe RH'),
];
const day = (at: string) => at.slice(0, 10);
const ids = (found: readonly ReportSession[]) => found.map(({ id }) => id);

test('an address says what was chosen', () => {
  const choice = { sessions: ['a', 'b'], compare: '2025' };
  expect(reportQuery(choice)).toBe('?sessions=a,b&compare=2025');
  expect(choiceIn(new URLSearchParams(reportQuery(choice)))).toEqual(choice);
  expect(reportQuery({ sessions: [], compare: '' })).toBe('');
  expect(choiceIn(new URLSearchParams())).toEqual({ sessions: [], compare: '' });
  // In this address, the report is compared with a session that has since been added to it.
  expect(choiceIn(new URLSearchParams('?sessions=a,b&compare=b'))).toEqual({ sessions: ['a', 'b'], compare: '' });
});

test('sessions are found by code, by name without its accents, and by their days', () => {
  const all = { search: '', from: '', to: '' };
  expect(ids(matching(sessions, all, day))).toEqual(['c', 'b', 'a']);
  expect(ids(matching(sessions, { ...all, search: 'equipe' }, day))).toEqual(['c', 'a']);
  expect(ids(matching(sessions, { ...all, search: 'B-code' }, day))).toEqual(['b']);
  expect(ids(matching(sessions, { ...all, from: '2026-03-02', to: '2026-03-02' }, day))).toEqual(['b']);
});

test('years to compare with have other sessions than the chosen ones, to which somebody came', () => {
  expect(otherYears(sessions, [])).toEqual(['2026', '2025']);
  expect(otherYears(sessions, ['b', 'c'])).toEqual(['2025']);
  const planned = { ...session('d', '2027-01-12T09:00:00.000Z', null), came: 0 };
  expect(otherYears([planned, ...sessions], [])).toEqual(['2026', '2025']);
  expect(otherYears([{ ...planned, came: 30, over: false }, ...sessions], [])).toEqual(['2026', '2025']);
});

test('figures are fixed of sessions that are over and were not drawn up, chosen or compared with', () => {
  const of = (chosen: readonly string[], compare = '') => ids(notDrawn(sessions, { sessions: chosen, compare }));
  expect([of(['a']), of(['b', 'c']), of(['b'], '2025'), of(['b'], 'a'), of(['b'], '2024')]).toEqual([
    ['a'],
    [],
    ['a'],
    ['a'],
    [],
  ]);
  for (const more of [{ over: false }, { came: 4 }])
    expect(notDrawn([{ ...session('a', '2025-11-20T09:00:00.000Z', null), ...more }], { sessions: ['a'], compare: '' })).toEqual(
      [],
    );
});
