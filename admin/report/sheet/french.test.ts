import { expect, onTestFinished, test, vi } from 'vitest';
import { frenchMinutes, frenchPeriod, frenchRate, missionTitle, partOf, timesInTen } from './french.ts';
import { ENGLISH_RETURNS } from './returns-english.ts';
import { FRENCH_RETURNS } from './returns-french.ts';

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
  const session = (at: string) => ({ name: null, at: `${at}T12:00:00.000Z`, invited: null, came: 9, figures: null });
  expect(frenchPeriod([session('2026-11-21')])).toBe('le 21 novembre 2026');
  expect(frenchPeriod([session('2026-11-21'), session('2025-03-02')])).toBe('du 2 mars 2025 au 21 novembre 2026');
});

test('a date without a time is the same day for a reader west of Greenwich', async () => {
  vi.stubEnv('TZ', 'America/Martinique');
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.resetModules();
  const { frenchCalendarDate, frenchDay } = await import('./french.ts');
  const { FRENCH_RETURNS } = await import('./returns-french.ts');
  expect(frenchDay('2027-03-01T02:00:00.000Z')).toBe('28 février 2027');
  expect(frenchCalendarDate('2027-03-01')).toBe('1er mars 2027');
  expect(FRENCH_RETURNS.planned('2027-03-01')).toContain('à partir du 1er mars 2027.');
  expect(FRENCH_RETURNS.awaited(14, false, '2027-03-01')).toContain('le 1er mars 2027, une fois');
});

test('a rate is so many times in ten', () => {
  expect([0, 0.04, 0.333, 0.96, 1].map((rate) => plain(timesInTen(rate)))).toEqual([
    '0 fois sur 10',
    '1 fois sur 10',
    '3 fois sur 10',
    '9 fois sur 10',
    '10 fois sur 10',
  ]);
});

test('a rate below the goal is not rounded up to it, in tenths and in per cent', () => {
  expect([184 / 240, 191 / 240, 0.8].map((rate) => plain(timesInTen(rate)))).toEqual([
    '7 fois sur 10',
    '7 fois sur 10',
    '8 fois sur 10',
  ]);
  expect([184 / 240, 191 / 240, 0.8].map((rate) => plain(frenchRate(rate)))).toEqual(['77 %', '79 %', '80 %']);
});

test('the title of a mission keeps its question mark on its last line', () => {
  expect(missionTitle('Qui écrit ?')).toBe('Qui écrit\u202f?');
});

test('one intention that is held is singular', () => {
  expect(plain(FRENCH_RETURNS.kept(6, 1, 1))).toContain('environ 1 est tenue, et environ 1 en partie');
  expect(plain(FRENCH_RETURNS.kept(9, 5, 3))).toContain('environ 5 sont tenues');
  expect(ENGLISH_RETURNS.kept(6, 1, 1)).toContain('about 1 is held');
});
