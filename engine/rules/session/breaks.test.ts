import { describe, expect, it } from 'vitest';
import { endedBreak } from './breaks.ts';

const PAUSED = '2026-11-24T09:10:00.000Z';
const ENDED = '2026-11-24T09:20:00.000Z';
const AT = '2026-11-24T09:30:00.000Z';
const playing = { pausedAt: null, endedAt: null };
const paused = { pausedAt: PAUSED, endedAt: null };
const ended = { pausedAt: null, endedAt: ENDED };

describe('a change of the clock', () => {
  it.each([
    ['resumes after a pause', paused, playing, { from: PAUSED, until: AT }],
    ['resumes after the end', ended, playing, { from: ENDED, until: AT }],
    ['ends a session that is paused', paused, ended, { from: PAUSED, until: AT }],
    ['pauses', playing, paused, null],
    ['ends', playing, ended, null],
    ['leaves it playing', playing, playing, null],
    ['leaves it paused', paused, paused, null],
    ['ends it during the pause, which goes on', paused, { pausedAt: PAUSED, endedAt: ENDED }, null],
  ])('that %s', (_, before, after, ended) => {
    expect(endedBreak(before, after, AT)).toEqual(ended);
  });
});
