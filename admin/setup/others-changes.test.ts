import { expect, it } from 'vitest';
import { withOthersChanges, withTheirs } from './others-changes.ts';
import { PLAIN_DRAFT } from './setup-draft.ts';

const WORKSHOP = {
  startsAt: '2026-12-08T14:00',
  venue: '',
  audience: 'office',
  expected: '20',
  facilitator: '',
  minutes: { welcome: 10, play: 45, debrief: 25, questions: 10 },
} as const;
const BEGUN = { ...PLAIN_DRAFT, workshop: WORKSHOP, opensAt: '2026-12-08T13:45', duration: '45' };
const ROOM = { ...BEGUN, workshop: { ...WORKSHOP, venue: 'Salle Belle-Île' } };
const MOVED = { ...BEGUN, workshop: { ...WORKSHOP, startsAt: '2026-12-09T14:00' }, opensAt: '2026-12-09T13:45' };

it('a workshop that one side moved keeps its opening, whatever the other side changed of either', () => {
  for (const mine of [ROOM, { ...BEGUN, duration: '60' }]) {
    const { draft, both } = withOthersChanges(mine, BEGUN, MOVED);
    expect(both).toEqual(['schedule']);
    expect(draft).toEqual(mine);
    expect(withTheirs(draft, MOVED, both)).toEqual(MOVED);
  }
  expect(withOthersChanges(MOVED, BEGUN, ROOM)).toEqual({ draft: MOVED, both: ['schedule'] });
});

it('a workshop that stays on its day and the times are merged apart', () => {
  const longer = { ...BEGUN, duration: '60' };
  expect(withOthersChanges(ROOM, BEGUN, longer)).toEqual({ draft: { ...ROOM, duration: '60' }, both: [] });
});

it('a workshop that was moved on one side alone is taken with all else that the other changed', () => {
  expect(withOthersChanges({ ...BEGUN, name: 'Quai' }, BEGUN, MOVED)).toEqual({ draft: { ...MOVED, name: 'Quai' }, both: [] });
});
