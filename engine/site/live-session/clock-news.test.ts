import { expect, it } from 'vitest';
import { clockNews, type KnownTime } from './clock-news.ts';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const RUNNING: KnownTime = { phase: 'running', lastMinutes: false, closesAt: '2026-11-21T10:00:00.000Z', frozenAt: null };
const LATER = '2026-11-21T10:05:00.000Z';

it.each<[string, Partial<KnownTime>, Partial<KnownTime>, string | RegExp | null]>([
  ['nothing', {}, {}, null],
  ['a beginning', { phase: 'lobby' }, {}, 'La session commence.'],
  ['a pause', {}, { phase: 'paused' }, 'La session est en pause.'],
  ['a way on, whose end has moved', { phase: 'paused' }, { closesAt: LATER }, 'La session reprend.'],
  ['more time', { lastMinutes: true }, { closesAt: LATER }, /^La session dure plus longtemps : elle finit à \d+\sh\s05\.$/],
  ['the last minutes', {}, { lastMinutes: true }, 'Plus que cinq minutes.'],
  ['the last minutes, still', { lastMinutes: true }, { lastMinutes: true }, null],
  ['the end', {}, { phase: 'ended', closesAt: null }, 'La session est terminée.'],
  ['the archive', { phase: 'ended' }, { phase: 'archived' }, null],
  ['more time after the end', { phase: 'ended', closesAt: null }, {}, 'La session reprend.'],
  ['frozen boards', {}, { frozenAt: LATER }, 'Le classement est figé.'],
  ['revealed boards after the end', { phase: 'ended', frozenAt: LATER }, { phase: 'ended' }, 'Le classement est révélé.'],
])('of %s says what is new', (_what, before, after, said) => {
  const news = clockNews({ ...RUNNING, ...before }, { ...RUNNING, ...after }, NOW);
  if (said instanceof RegExp) expect(news).toMatch(said);
  else expect(news).toBe(said);
});
