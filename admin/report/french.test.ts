import { expect, test } from 'vitest';
import { formatTeams, frenchMinutes, frenchPeriod, frenchRate, partOf, workSentence } from './french.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('numbers are as French writes them', () => {
  expect(plain(frenchRate(2 / 3))).toBe('67 %');
  expect([null, 0.4, 1, 1.5, 8.04, 12.6].map((minutes) => plain(frenchMinutes(minutes)))).toEqual([
    '–',
    '< 1 min',
    '1 min',
    '1,5 min',
    '8 min',
    '13 min',
  ]);
  expect(partOf(1, 0)).toBeNull();
});

test('a period is a day, or from one to another', () => {
  const session = (at: string) => ({ name: null, at: `${at}T12:00:00.000Z` });
  expect(frenchPeriod([session('2026-11-21')])).toBe('le 21 novembre 2026');
  expect(frenchPeriod([session('2026-11-21'), session('2025-03-02')])).toBe('du 2 mars 2025 au 21 novembre 2026');
});

test('what to work on is said with its figure', () => {
  expect(plain(workSentence({ reason: 'success', key: 'word', title: 'Le mot', value: 0.6 }))).toMatch(
    /^« Le mot » est la mission la moins réussie : 60 % des personnes/,
  );
  expect(plain(workSentence({ reason: 'tries', key: 'word', title: 'Le mot', value: 3.25 }))).toContain('3,3 en moyenne');
});

test('groups without a name have one', () => {
  expect(formatTeams({ team: null, others: true })).toBe('Autres');
  expect(formatTeams({ team: null, others: false })).toBe('Sans équipe');
});

test('the title of a mission keeps its question mark on its last line', () => {
  const sentence = workSentence({ reason: 'hints', key: 'word', title: 'Qui écrit ?', value: 1 });
  expect(sentence).toContain('«\u00a0Qui écrit\u202f?\u00a0»');
});
