/** Fleets for tests and stories: of a room of a dozen people, and of 500. */
import type { Fleet, FleetBoats, FleetStage } from '#schemas/fleet.ts';

const NAMES = ['Albatros', 'Balise', 'Cormoran', 'Dauphin', 'Étoile de mer', 'Fanal', 'Goéland', 'Houle', 'Jusant', 'Pétrel'];

/** The fleet of a room of a dozen people. */
export function aFleet(more: Partial<Fleet> = {}): Fleet {
  return {
    board: 'full',
    people: 12,
    missions: 8,
    found: 34,
    own: { name: 'Balise 7', done: 3, place: 4, team: { name: 'Quai', rank: 2, of: 4 } },
    latest: [{ name: 'Pétrel 2', title: 'Le tri de 9 h', first: false, at: '2026-11-24T09:00:00.000Z' }],
    moments: [{ kind: 'first-solve', title: 'Le tri de 9 h', name: 'Houle 3' }],
    ...more,
  };
}

/**
 * A fleet of boats.
 * @param counts number of boats by missions found, with null for the last stage
 * @param own missions found by the own boat
 */
export function someBoats(
  counts: readonly (readonly [number | null, number])[],
  {
    own = null,
    teams = [],
    missions = 8,
  }: { readonly own?: number | null; readonly teams?: string[]; readonly missions?: number } = {},
): FleetBoats {
  let number = 0;
  const team = () => (teams.length > 0 ? (number * 5 + 1) % teams.length : null);
  const ownStage = counts.findIndex(([done]) => done === own);
  const stages = counts.map(([done, count], index): FleetStage => {
    const others = index === ownStage ? count - 1 : count;
    const boats = Array.from({ length: Math.min(40, others) }, () => {
      number += 1;
      return { name: `${NAMES[(number * 7) % NAMES.length]} ${number}`, team: team() };
    });
    return { done, count, boats };
  });
  return {
    missions,
    teams,
    own: { name: 'Balise 7', team: teams.length > 0 ? 0 : null, stage: Math.max(0, ownStage), done: stages[ownStage]?.done ?? 0 },
    stages,
  };
}
