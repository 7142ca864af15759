import { expect, it } from 'vitest';
import { aSessionClock } from './testing/a-session-clock.ts';
import { clockOffset, countdownText, daysLeft, frenchTimeLeft, timeLeft } from './time-left.ts';

const NINE = Date.parse('2026-11-21T09:00:00.000Z');
const room = aSessionClock({ closesAt: '2026-11-21T09:30:00.000Z' });

it('runs down by the server’s clock, and has ended at its minute', () => {
  expect(timeLeft(room, NINE)).toEqual({ phase: 'running', left: 30 * 60_000, lastMinutes: false });
  expect(timeLeft(room, NINE + 25 * 60_000)).toEqual({ phase: 'running', left: 5 * 60_000, lastMinutes: true });
  expect(timeLeft(room, NINE + 30 * 60_000)).toEqual({ phase: 'ended', left: null, lastMinutes: false });
  expect(clockOffset(room, NINE - 90_000)).toBe(90_000);
});

it('stands still while the session is paused, and is none before play, after it, or without an end', () => {
  const paused = aSessionClock({ ...room, phase: 'paused', pausedAt: '2026-11-21T09:27:00.000Z' });
  expect(timeLeft(paused, NINE + 60 * 60_000)).toEqual({ phase: 'paused', left: 3 * 60_000, lastMinutes: true });
  for (const phase of ['prepared', 'lobby', 'ended', 'archived'] as const)
    expect(timeLeft(aSessionClock({ ...room, phase }), NINE)).toEqual({ phase, left: null, lastMinutes: false });
  expect(timeLeft(aSessionClock(), NINE).left).toBeNull();
});

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [65_000, '1:05'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [3_665_000, '1:01:05'],
])('%i ms read %s', (left, text) => {
  expect(countdownText(left)).toBe(text);
});

const HOUR = 3_600_000;

it.each([
  [23 * HOUR, null],
  [24 * HOUR, { days: 1, hours: 0 }],
  [53 * HOUR, { days: 2, hours: 5 }],
  [(7 * 24 + 5) * HOUR, { days: 7, hours: 0 }],
  [(91 * 24 + 15) * HOUR, { days: 91, hours: 0 }],
])('%i ms are so many days', (left, days) => {
  expect(daysLeft(left)).toEqual(days);
});

it('tells players a day and more in words', () => {
  const told = [HOUR, 25 * HOUR, 53 * HOUR, (91 * 24 + 15) * HOUR].map((left) => frenchTimeLeft(left).replace(/\u00a0/g, ' '));
  expect(told).toEqual(['1:00:00', '1 jour et 1 h', '2 jours et 5 h', '91 jours']);
});
