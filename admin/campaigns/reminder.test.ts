import { expect, it } from 'vitest';
import { reminderText } from './reminder.ts';

const NOW = Date.UTC(2026, 10, 20);
const MAKE_UP = {
  code: 'K7QF-2MXD',
  opensAt: '2026-11-21T09:00:00.000Z',
  startedAt: null,
  closesAt: null,
  createdAt: '2026-11-19T09:00:00.000Z',
  startBy: 'opening',
  durationMinutes: 45,
  workshop: null,
  playerLogin: 'email',
} as const;
const SITE = 'http://192.0.2.7:3000';

it('tells how long the proposed session lasts only if that is known', () => {
  expect(reminderText('reminder', MAKE_UP, NOW, SITE)).toMatch(/proposée samedi 21 novembre 2026 à .*, pour 45\u00a0minutes\.$/m);
  const endless = reminderText('reminder', { ...MAKE_UP, durationMinutes: null }, NOW, SITE);
  expect(endless).toMatch(/proposée samedi 21 novembre 2026 à .*\)\.$/m);
  expect(endless).not.toContain('minutes.');
});
