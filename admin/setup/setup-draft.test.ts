import { describe, expect, it } from 'vitest';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { toLocal, toUtc } from '../format/local-time.ts';
import { moved } from './challenge-order.ts';
import { checkDraft } from './check-draft.ts';
import { copyOf, draftOf, PLAIN_DRAFT } from './setup-draft.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const details: SessionDetails = {
  id: 's1',
  code: 'K7QF-2MXD',
  name: 'Achats',
  active: false,
  challenges: ['web', 'easy'],
  durationMinutes: 45,
  opensAt: '2026-11-21T10:00:12.345Z',
  closesAt: '2026-11-21T11:00:00.000Z',
  startBy: 'hand',
  hintPolicy: 'free',
  board: 'neighbours',
  personalCodes: true,
  fleet: false,
  door: 'watched',
  playerLogin: 'provider',
  reporting: { email: 'signaler@brevelle.example', phone: null, button: 'Signaler' },
  teams: ['Nord'],
  allowed: [{ entry: '@brevelle.example', team: 'Nord', name: null }],
  workshop: {
    startsAt: '2026-11-21T09:50:00.000Z',
    venue: 'Salle Belle-Île',
    audience: 'accounts',
    expected: 20,
    facilitator: 'ana',
    minutes: { welcome: 10, play: 45, debrief: 25, questions: 10 },
  },
  createdAt: '2026-11-21T08:00:00.000Z',
  createdBy: 'ana',
  startedAt: null,
  closedAt: null,
  version: 'v1',
  participants: 3,
  returns: [],
  reminded: 0,
};

describe('the draft of a set-up', () => {
  it('gives back exactly what the server holds when nothing was changed', () => {
    const {
      id: _id,
      code: _code,
      active: _active,
      createdAt: _at,
      createdBy: _by,
      startedAt: _started,
      closedAt: _closed,
      participants: _count,
      version: _v,
      returns: _returns,
      reminded: _reminded,
      ...setup
    } = details;
    expect(checkDraft(draftOf(details), details, NOW)).toEqual({ setup, errors: null });
  });

  it('keeps an end that a pause has held up beyond its time', () => {
    const late = Date.parse('2026-11-21T11:10:00Z');
    expect(checkDraft(draftOf(details), details, late).errors).toBeNull();
    expect(checkDraft({ ...draftOf(details), closesAt: toLocal('2026-11-21T11:05:00Z') }, details, late).errors).toHaveProperty(
      'closesAt',
    );
  });

  it('is a plain session when nothing is filled in', () => {
    const { setup } = checkDraft(PLAIN_DRAFT, null, NOW);
    expect(setup).toMatchObject({ name: null, challenges: null, durationMinutes: null, opensAt: null, closesAt: null });
  });

  it('of a copy has a marked name that still fits, and no times', () => {
    expect(copyOf(details)).toMatchObject({ name: 'Achats (copy)', chosen: ['web', 'easy'], opensAt: '', closesAt: '' });
    expect(copyOf(details).workshop).toEqual({ ...details.workshop, expected: '20', startsAt: '' });
    expect(copyOf({ ...details, name: 'x'.repeat(120) }).name).toMatch(/^x+ \(copy\)$/);
    expect(copyOf({ ...details, name: 'x'.repeat(120) }).name).toHaveLength(120);
  });

  it('keeps the play of a workshop as long as the session', () => {
    const { setup } = checkDraft({ ...draftOf(details), duration: '40' }, details, NOW);
    expect(setup?.workshop).toEqual({ ...details.workshop, minutes: { ...details.workshop?.minutes, play: 40 } });
  });

  it('adds the teams that only the list names', () => {
    const { setup } = checkDraft({ ...PLAIN_DRAFT, teams: ' Nord \n', allowed: 'a@b.fr;nord\nc@b.fr;Sud' }, null, NOW);
    expect(setup?.teams).toEqual(['Nord', 'Sud']);
  });

  it.each([
    ['challenges', { everything: false }],
    ['durationMinutes', { duration: '4' }],
    ['durationMinutes', { duration: 'an hour' }],
    ['closesAt', { opensAt: '2030-01-01T10:00', closesAt: '2030-01-01T10:00' }],
    ['closesAt', { closesAt: '2020-01-01T10:00' }],
    ['reportEmail', { reportEmail: 'chez nous' }],
    ['reportPhone', { reportPhone: 'au standard' }],
    ['teams', { teams: 'Nord\nnord' }],
    ['teams', { teams: 'x'.repeat(61) }],
    ['teams', { teams: 'ana@example.fr' }],
    ['allowed', { allowed: 'nobody' }],
    ['allowed', { unreadFiles: [{ name: 'people.csv', unread: [{ line: 3, text: 'bob', reason: 'no e-mail' }] }] }],
  ])('says at %s what is wrong with %o', (field, change) => {
    expect(Object.keys(checkDraft({ ...PLAIN_DRAFT, ...change }, null, NOW).errors ?? {})).toEqual([field]);
  });
});

describe('local times', () => {
  it('are sent in UTC, and keep their seconds while nobody changes them', () => {
    expect(toUtc('2026-11-21T10:30')).toBe(new Date('2026-11-21T10:30').toISOString());
    expect(toLocal(toUtc('2026-07-21T10:30'))).toBe('2026-07-21T10:30');
    expect(toUtc(toLocal('2026-11-21T10:00:12.345Z'), '2026-11-21T10:00:12.345Z')).toBe('2026-11-21T10:00:12.345Z');
    expect(toUtc('')).toBeNull();
  });
});

describe('moved', () => {
  it('swaps with the neighbour, and stays at the ends', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
  });
});
