import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualMinutes } from '#engine/rules/session/workshop-time.ts';
import { toLocal } from '../../format/local-time.ts';
import { checkWorkshop, movedSchedule, type WorkshopDraft } from './workshop-draft.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const PLANNED: WorkshopDraft = {
  audience: 'office',
  expected: '20',
  startsAt: '2026-12-01T14:00',
  venue: 'Salle 2',
  facilitator: '',
  minutes: usualMinutes(60),
};
const INITIAL = { opensAt: '2026-12-01T13:45', closesAt: '2026-12-01T15:30', workshop: PLANNED };

describe('a workshop that is moved', () => {
  it('keeps the time that the server holds, with its seconds, even where it is over', () => {
    const kept = '2026-11-20T09:00:30.000Z';
    const draft = { ...PLANNED, startsAt: toLocal(kept) };
    expect(checkWorkshop(draft, kept, NOW)).toMatchObject({ workshop: { startsAt: kept }, errors: {} });
    expect(checkWorkshop(draft, null, NOW).errors).toHaveProperty('startsAt');
  });

  it('takes opening and closing along, and back where the day is the first one again', () => {
    const there = movedSchedule(INITIAL, INITIAL, '2026-12-03T09:30', true);
    expect(there).toEqual({ opensAt: '2026-12-03T09:15', closesAt: '2026-12-03T11:00' });
    const moved = { ...there, workshop: { ...PLANNED, startsAt: '2026-12-03T09:30' } };
    expect(movedSchedule(INITIAL, moved, PLANNED.startsAt, true)).toEqual({
      opensAt: INITIAL.opensAt,
      closesAt: INITIAL.closesAt,
    });
  });

  it('keeps hours over a change of summer time', () => {
    expect(movedSchedule(INITIAL, INITIAL, '2027-04-01T14:00', true)).toEqual({
      opensAt: '2027-04-01T13:45',
      closesAt: '2027-04-01T15:30',
    });
  });

  it('leaves a time that was set by hand', () => {
    const draft = { ...INITIAL, opensAt: '2026-12-01T08:00' };
    expect(movedSchedule(INITIAL, draft, '2026-12-02T14:00', true)).toEqual({
      opensAt: '2026-12-01T08:00',
      closesAt: '2026-12-02T15:30',
    });
  });

  it('opens 15 minutes before its first day, unless it is open already', () => {
    const undated = { opensAt: '', closesAt: '', workshop: { ...PLANNED, startsAt: '' } };
    expect(movedSchedule(undated, undated, '2026-12-02T14:00', true)).toEqual({ opensAt: '2026-12-02T13:45', closesAt: '' });
    expect(movedSchedule(undated, undated, '2026-12-02T14:00', false)).toEqual({ opensAt: '', closesAt: '' });
  });

  it('ends at the schedule of its last day, whatever was typed on the way there', () => {
    const minute = fc.integer({ min: 0, max: 3_000_000 });
    const typed = fc.oneof(
      minute.map((minutes) => new Date(Date.UTC(2026, 0) + minutes * 60_000).toISOString().slice(0, 16)),
      fc.constantFrom('', '0002-12-01T14:00'),
    );
    fc.assert(
      fc.property(fc.array(typed), (texts) => {
        let draft: typeof INITIAL = INITIAL;
        for (const startsAt of [...texts, '2026-12-03T09:30']) {
          draft = { ...movedSchedule(INITIAL, draft, startsAt, true), workshop: { ...PLANNED, startsAt } };
        }
        expect(draft.opensAt).toBe('2026-12-03T09:15');
        expect(draft.closesAt).toBe('2026-12-03T11:00');
      }),
    );
  });
});
