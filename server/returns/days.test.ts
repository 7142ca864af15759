import { expect, it } from 'vitest';
import { datesOf } from './days.ts';

it.each([
  ['a Friday', '2026-11-27T23:59:00.000Z', '2026-12-18', '2027-01-01'],
  ['a Saturday', '2026-11-28T08:00:00.000Z', '2026-12-21', '2027-01-02'],
  ['a Sunday', '2026-11-29T08:00:00.000Z', '2026-12-21', '2027-01-03'],
  ['a Monday', '2026-11-30T00:00:00.000Z', '2026-12-21', '2027-01-04'],
])(
  'an appointment that is kept on %s begins on no weekend, which takes nothing from its last day',
  (_day, now, dueOn, endsOn) => {
    expect(datesOf('weeks-3', Date.parse(now))).toEqual({ kind: 'weeks-3', dueOn, endsOn });
  },
);
