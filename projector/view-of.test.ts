import { expect, test } from 'vitest';
import { joinAddress, joinLink, typedAddress } from './join-address.ts';
import { type Scene, viewOf } from './view-of.ts';

const running: Scene = { phase: 'running', frozen: false, finale: null, deck: false };

test.each([
  ['prepared', false, false, 'join'],
  ['lobby', false, false, 'join'],
  ['running', false, false, 'board'],
  ['running', true, false, 'frozen'],
  ['running', false, true, 'reveal'],
  ['paused', true, false, 'pause'],
  ['ended', true, false, 'frozen'],
  ['ended', false, true, 'reveal'],
  ['ended', false, false, 'end'],
  ['archived', false, false, 'end'],
] as const)('by itself, %s (frozen %s, thawed %s) is %s', (phase, frozen, thawed, view) => {
  expect(viewOf({ phase, frozen, finale: null, deck: false }, thawed, null)).toBe(view);
});

test.each([
  ['running', false, false, 'finale'],
  ['ended', true, false, 'finale'],
  ['ended', false, true, 'reveal'],
  ['paused', false, false, 'finale'],
  ['paused', true, false, 'finale'],
  ['paused', false, true, 'pause'],
] as const)('with the last mission, %s (frozen %s, thawed %s) is %s', (phase, frozen, thawed, view) => {
  expect(viewOf({ phase, frozen, finale: '1 open', deck: false }, thawed, null)).toBe(view);
});

test('a pause hides no round of the last mission, but its result', () => {
  const paused: Scene = { ...running, phase: 'paused' };
  expect(viewOf({ ...paused, finale: '5 closed' }, false, null)).toBe('finale');
  expect(viewOf({ ...paused, finale: '5 over' }, false, null)).toBe('pause');
  expect(viewOf({ ...running, finale: '5 over' }, false, null)).toBe('finale');
});

test('a choice holds until the session moves on; a debrief stays', () => {
  expect(viewOf(running, false, { view: 'lobby', at: running })).toBe('lobby');
  expect(viewOf({ ...running, frozen: true }, false, { view: 'lobby', at: running })).toBe('frozen');
  expect(viewOf({ ...running, phase: 'paused' }, false, { view: 'lobby', at: running })).toBe('pause');
  expect(viewOf({ ...running, finale: '1 open' }, false, { view: 'lobby', at: running })).toBe('finale');
  expect(viewOf({ ...running, phase: 'ended' }, false, { view: 'debrief', at: running })).toBe('debrief');
  expect(viewOf(running, false, { view: 'debrief', at: { ...running, phase: 'ended' } })).toBe('board');
});

test('an open debrief leads the wall; another view may be chosen meanwhile', () => {
  const over: Scene = { ...running, phase: 'ended' };
  const led: Scene = { ...over, deck: true };
  expect(viewOf(led, false, null)).toBe('deck');
  expect(viewOf(led, false, { view: 'board', at: over })).toBe('deck');
  expect(viewOf(led, false, { view: 'board', at: led })).toBe('board');
  expect(viewOf(led, false, { view: 'debrief', at: led })).toBe('deck');
  expect(viewOf(over, false, { view: 'board', at: led })).toBe('end');
});

test('https need not be typed before a name, the rest must; the code travels behind the #', () => {
  expect(typedAddress('https://vigie.brevelle.example')).toBe('vigie.brevelle.example');
  expect(typedAddress('http://192.168.1.20:3000')).toBe('http://192.168.1.20:3000');
  expect(typedAddress('https://192.168.1.20:3000/vigie')).toBe('https://192.168.1.20:3000/vigie');
  expect(typedAddress('https://[2001:db8::20]:3000')).toBe('https://[2001:db8::20]:3000');
  expect(joinLink('https://v.example', 'K7QF-2MXD', 'email')).toBe('https://v.example/user-login#code=K7QF-2MXD');
  expect(joinAddress('https://v.example', 'email')).toBe('v.example');
  expect(joinAddress('https://v.example', 'provider')).toBe('v.example/compte');
  expect(joinLink('https://v.example', 'K7QF-2MXD', 'provider')).toBe('https://v.example/compte#code=K7QF-2MXD');
});
