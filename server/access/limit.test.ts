import { expect, test } from 'vitest';
import { createLimit } from './limit.ts';

const WINDOW = 300_000;

test.each([
  ['goes on', 1_000, 299],
  ['is set back a little', -60_000, 300],
])('while the clock %s, who failed too often hears when to come back', (_what, passed, retryAfter) => {
  let now = Date.UTC(2026, 10, 21);
  const limit = createLimit(() => now, { most: 1, window: WINDOW, code: 'too-many-failures', message: 'Later.' });
  limit.take('nadia');
  now += passed;
  expect(limit.take('nadia')).toMatchObject({ status: 429, retryAfter });
  expect(limit.take('samir')).toBeNull();
});

test.each([
  ['the window has passed', WINDOW],
  ['the clock was set back by hours', -7_200_000],
])('when %s, it is forgotten', (_what, passed) => {
  let now = Date.UTC(2026, 10, 21);
  const limit = createLimit(() => now, { most: 1, window: WINDOW, code: 'too-many-failures', message: 'Later.' });
  limit.take('nadia');
  now += passed;
  expect(limit.take('nadia')).toBeNull();
});
