import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SESSION_ACTIONS } from '#schemas/console-constants.ts';
import type { SessionAction } from '#schemas/session-clock.ts';
import { isoTime } from '../clock.ts';
import { ServerError } from '../errors.ts';
import { phaseOf, sessionAt } from '../session-model/session-clock.ts';
import { applyAction } from './control-actions.ts';
import { applySchedule, openedAt } from './schedule-rules.ts';
import type { SessionRow } from './session-rows.ts';

const NINE = Date.UTC(2026, 10, 21, 9);
const MINUTE = 60_000;
const PREPARED: SessionRow = {
  id: 's',
  code: 'K7QF2MXD',
  name: null,
  active: 0,
  created_at: isoTime(NINE),
  closed_at: null,
  debriefs_told: null,
  challenges: null,
  duration_minutes: 30,
  opens_at: null,
  closes_at: null,
  hint_policy: 'table',
  teams: '[]',
  board: 'full',
  start_by: 'hand',
  started_at: null,
  paused_at: null,
  frozen_at: null,
  ended_at: null,
  archived_at: null,
  personal_codes: 0,
  fleet: 1,
  door: 'open',
  player_login: 'email',
  last_event: 0,
  report_email: null,
  report_phone: null,
  report_button: null,
  workshop: null,
  debrief: null,
  created_by: null,
  owner: null,
};
const moved = (row: SessionRow, action: SessionAction['action'], now: number, minutes = 5): SessionRow => ({
  ...row,
  ...applyAction(row, action === 'extend' ? { action, minutes } : { action }, now)?.change,
});
const LOBBY = { ...PREPARED, ...openedAt(PREPARED, NINE) };
const RUNNING = moved(LOBBY, 'start', NINE);
const PAUSED = moved(RUNNING, 'pause', NINE);
const ENDED = moved(RUNNING, 'end', NINE);
const ARCHIVED = moved(ENDED, 'archive', NINE);
const ROWS = { PREPARED, LOBBY, RUNNING, PAUSED, ENDED, ARCHIVED };

describe('what a facilitator may do to a session', () => {
  it.each([
    ['start', 'done done same 409 409 409'],
    ['pause', '409 409 done same 409 409'],
    ['resume', '409 409 same done 409 409'],
    ['extend', '409 409 done done done 409'],
    ['freeze', '409 409 done done 409 409'],
    ['reveal', 'same same same same same same'],
    ['end', '409 409 done done same 409'],
    ['archive', 'done 409 409 409 done same'],
    ['unarchive', 'same same same same same done'],
  ] as const)('%s: prepared, lobby, running, paused, ended, archived: %s', (action, expected) => {
    const tried = Object.values(ROWS).map((row) => {
      try {
        return applyAction(row, action === 'extend' ? { action, minutes: 5 } : { action }, NINE) ? 'done' : 'same';
      } catch (error) {
        if (error instanceof ServerError) return error.status;
        throw error;
      }
    });
    expect(tried.join(' ')).toBe(expected);
  });

  it('has a line of the table for every action', () => {
    expect(SESSION_ACTIONS).toHaveLength(9);
  });

  it('says by how many minutes an extension is, and refuses one of a session without an end', () => {
    expect(() => applyAction(RUNNING, { action: 'extend' }, NINE)).toThrow(/how many minutes/);
    expect(() => moved({ ...RUNNING, closes_at: null }, 'extend', NINE)).toThrow(/no end yet/);
  });

  it('archives what was left closed and running, and ends it', () => {
    const left = moved({ ...RUNNING, active: 0 }, 'archive', NINE + MINUTE);
    expect(left).toMatchObject({ archived_at: isoTime(NINE + MINUTE), ended_at: isoTime(NINE + MINUTE), closes_at: null });
    expect(phaseOf(moved(left, 'unarchive', NINE))).toBe('ended');
  });

  it('keeps the boards frozen over the end, until they are revealed', () => {
    const frozen = moved(moved(RUNNING, 'freeze', NINE + MINUTE), 'end', NINE + 2 * MINUTE);
    expect(frozen.frozen_at).toBe(isoTime(NINE + MINUTE));
    expect(moved(frozen, 'reveal', NINE + 3 * MINUTE).frozen_at).toBeNull();
  });
});

const step = fc.record({
  wait: fc.integer({ min: 0, max: 12 * MINUTE }),
  action: fc.constantFrom('pause', 'resume', 'extend', 'freeze', 'reveal', 'end', 'start'),
  minutes: fc.integer({ min: 1, max: 20 }),
} as const);

/** What each phase refuses. A board that is frozen may be frozen again: nothing changes. */
const REFUSED: Readonly<Record<'running' | 'paused' | 'ended', readonly SessionAction['action'][]>> = {
  running: [],
  paused: ['start'],
  ended: ['start', 'pause', 'resume', 'freeze'],
};

describe('the time of a session', () => {
  it('is what was set up and given, pauses apart, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let now = NINE;
        let row = RUNNING;
        // Reference model: a stopwatch that counts down while the session runs.
        let left = 30 * MINUTE;
        let state: keyof typeof REFUSED = 'running';
        let frozen = false;
        for (const { wait, action, minutes } of steps) {
          now += wait;
          if (state === 'running') left = Math.max(0, left - wait);
          if (state === 'running' && left === 0) state = 'ended';
          row = { ...row, ...applySchedule(row, now)?.change };
          const refused = REFUSED[state].includes(action) && !(action === 'freeze' && frozen);
          const act = () => moved(row, action, now, minutes);
          if (refused) expect(act).toThrow(ServerError);
          else row = act();
          if (action === 'reveal') frozen = false;
          if (!refused && action === 'freeze') frozen = true;
          if (!refused && action === 'pause') state = 'paused';
          if (!refused && action === 'resume') state = 'running';
          if (!refused && action === 'end') state = 'ended';
          if (action === 'extend') {
            left = (state === 'ended' ? 0 : left) + minutes * MINUTE;
            if (state === 'ended') state = 'running';
          }
          expect(phaseOf(sessionAt(row, now))).toBe(state);
          if (state === 'ended') expect(row.closes_at).toBeNull();
          else expect(Date.parse(row.closes_at ?? '') - (row.paused_at === null ? now : Date.parse(row.paused_at))).toBe(left);
        }
      }),
    );
  });

  it('counts from the start, not from the lobby', () => {
    expect(LOBBY).toMatchObject({ active: 1, started_at: null, closes_at: null });
    expect(moved(LOBBY, 'start', NINE + 10 * MINUTE)).toMatchObject({ closes_at: isoTime(NINE + 40 * MINUTE) });
    expect(moved(PREPARED, 'start', NINE)).toMatchObject({ active: 1, closes_at: isoTime(NINE + 30 * MINUTE) });
  });

  it('is over at its minute, before anybody writes it down', () => {
    const end = NINE + 30 * MINUTE;
    expect(sessionAt(RUNNING, end - 1)).toBe(RUNNING);
    expect(phaseOf(sessionAt(RUNNING, end))).toBe('ended');
    expect(sessionAt({ ...PAUSED, closes_at: isoTime(NINE) }, end)).toMatchObject({ ended_at: null });
  });
});
