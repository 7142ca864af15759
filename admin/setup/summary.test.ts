import { expect, it } from 'vitest';
import { PLAIN_DRAFT, type SetupDraft } from './setup-draft.ts';
import { playPlanned, timesOf } from './summary.ts';
import { FIRST_PLAN } from './workshop/workshop-plan.ts';

const NOW = new Date('2126-11-21T09:00').getTime();
const WORKSHOP: SetupDraft = {
  ...PLAIN_DRAFT,
  startBy: 'opening',
  duration: '30',
  opensAt: '2126-11-21T09:45',
  workshop: { ...FIRST_PLAN, startsAt: '2126-11-21T10:00', minutes: { welcome: 5, play: 30, debrief: 15, questions: 10 } },
};

it('says when play of a workshop begins and ends by itself, not that it runs from the opening of the doors', () => {
  expect(timesOf(WORKSHOP, 'closed', NOW)).toMatch(/^opens .*09:45, play begins 10:05, closes 10:35$/);
});

it.each<[string, Partial<SetupDraft>]>([
  ['it is started by hand', { startBy: 'hand' }],
  ['it is no workshop', { workshop: null }],
  ['it opens later than its play is planned', { opensAt: '2126-11-21T10:30' }],
  ['its time is over', { opensAt: '', workshop: { ...FIRST_PLAN, startsAt: '2126-11-21T08:00' } }],
])('no play is planned where %s', (_case, change) => {
  expect(playPlanned({ ...WORKSHOP, ...change }, NOW)).toBeNull();
});
