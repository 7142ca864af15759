import { expect, test } from 'vitest';
import { messages } from '../language/language.ts';
import { formatScheduledTime } from './local-time.ts';
import { formatClock } from './session-clock.ts';

const beginsAt = '2026-11-21T09:15:00.000Z';

test('a session that was closed before its start does not open soon, and tells when play begins', () => {
  const { phases, begins } = messages().format;
  const prepared = { phase: 'prepared', left: null, lastMinutes: false } as const;
  const closed = { opensAt: null, closesAt: null };
  expect(formatClock(closed, prepared)).toBe(phases.prepared);
  expect(formatClock({ ...closed, beginsAt }, prepared)).toBe(
    begins(phases.prepared, formatScheduledTime(Date.parse(beginsAt), Date.now())),
  );
  expect(phases.prepared).toBe('Closed to newcomers');
  expect(formatClock({ ...closed, opensAt: beginsAt }, prepared)).toMatch(/^Opens /);
  expect(formatClock(closed, { ...prepared, phase: 'lobby' })).toBe(phases.lobby);
});
