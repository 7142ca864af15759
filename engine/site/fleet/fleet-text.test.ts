import { expect, it } from 'vitest';
import type { Fleet, FleetMoment } from '#schemas/fleet.ts';
import { fleetNews, ownText, roomText, teamText } from './fleet-text.ts';

const FLEET: Fleet = {
  board: 'full',
  people: 12,
  missions: 8,
  found: 34,
  own: { name: 'Balise 7', done: 3, place: 4, team: { name: 'Quai', rank: 2, of: 4 } },
  latest: [{ name: 'Pétrel', title: 'Le badge', first: false, at: '2026-11-24T09:00:00.000Z' }],
  moments: [{ kind: 'first-solve', title: 'Le badge', name: 'Houle 3' }],
};
const later = (more: Partial<Fleet>): Fleet => ({ ...FLEET, ...more });
const solved = (name: string | null, first = false) =>
  later({ latest: [{ name, title: 'Le stage', first, at: '2026-11-24T09:01:00.000Z' }, ...FLEET.latest] });
const reached = (...kinds: readonly FleetMoment['kind'][]) =>
  later({ moments: [...FLEET.moments, ...kinds.map((kind) => ({ kind, title: 'Le stage', name: null }))] });

it.each<[string, Fleet | null, Fleet, string | null]>([
  ['a first look', null, FLEET, null],
  ['nothing', FLEET, FLEET, null],
  ['a solve', FLEET, solved('Pétrel'), 'Pétrel vient de réussir « Le stage »'],
  ['a solve of nobody who is named', FLEET, solved(null), 'Quelqu’un vient de réussir « Le stage »'],
  ['the first of a mission', FLEET, solved('Pétrel', true), 'Pétrel ouvre la voie : « Le stage »'],
  ['the player’s own', FLEET, solved('Balise 7'), null],
  ['a mission that all have', FLEET, reached('everybody'), 'Toute la salle a réussi « Le stage »'],
  ['two moments at once', FLEET, reached('everybody', 'half-home'), 'La moitié de la flotte est au port'],
  ['half of the missions', FLEET, reached('half-found'), 'La salle a réussi la moitié de ses missions'],
  ['the end', FLEET, reached('half-home', 'all-home'), 'Toute la flotte est au port'],
  ['the first solve', later({ moments: [], latest: [] }), FLEET, 'Première réussite : Houle 3, « Le badge »'],
])('of %s tells what is new', (_what, before, now, text) => {
  expect(fleetNews(before, now)?.text.replace(/[\u202f\u00a0]/g, ' ') ?? null).toBe(text);
});

it('reads aloud what the whole room has reached, and no solve', () => {
  expect(fleetNews(FLEET, reached('half-home'))).toMatchObject({ together: true });
  expect(fleetNews(FLEET, solved('Pétrel'))).toMatchObject({ together: false });
});

it('tells no place and no team’s place that would shame', () => {
  expect([ownText(FLEET), teamText(FLEET)]).toEqual(['4e place', 'Quai, 2e équipe']);
  const behind = later({ own: { ...FLEET.own, place: null, team: { name: 'Quai', rank: 3, of: 4 } } });
  expect([ownText(behind), teamText(behind)]).toEqual(['3\u00a0missions sur 8', 'Quai']);
  expect(teamText(later({ own: { ...FLEET.own, team: null } }))).toBeNull();
  expect(teamText(later({ found: 0 }))).toBe('Quai');
});

it.each<[Partial<Fleet>, string]>([
  [{ found: 0 }, 'Votre bateau avance à chaque réussite'],
  [{ found: 1 }, 'La salle a réussi 1 mission sur 96'],
  [{}, 'La salle a réussi 34 missions sur 96'],
  [{ found: 96 }, 'Toute la flotte est au port'],
])('tells the room’s progress: %o', (more, text) => {
  expect(roomText(later(more))).toBe(text);
});
