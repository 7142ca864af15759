import { describe, expect, it } from 'vitest';
import { unfoldSnapshot } from '#engine/rules/session/unfold-snapshot.ts';
import { aSnapshot } from '../testing/a-cockpit.ts';
import { type CockpitOrder, inOrder } from './cockpit-order.ts';

const { people } = unfoldSnapshot(
  aSnapshot({
    minutes: 10,
    missions: [
      ['mail', 'Le mail', 4, 3],
      ['page', 'La page', 4, 3],
    ],
    people: [
      { id: 'noel', username: 'noel@x.fr', name: 'Noël', team: 'Ventes', active: 9, cells: { mail: [0, 1], page: [1, 2] } },
      { id: 'ana', username: 'ana@x.fr', name: 'Zébulon', team: null, joined: 1, active: 2, cells: { mail: [0, 1] } },
      { id: 'eve', username: 'eve@x.fr', name: 'Ève', team: 'Achats', joined: 2, active: 5 },
    ],
  }),
);
const ids = (order: CockpitOrder, search = '') => inOrder(people, order, search).map(({ id }) => id);

describe('the people of a room', () => {
  it('stand as they came, or in the order that is chosen', () => {
    expect(ids('joined')).toEqual(['noel', 'ana', 'eve']);
    expect(ids('behind')).toEqual(['eve', 'ana', 'noel']);
    expect(ids('quiet')).toEqual(['ana', 'eve', 'noel']);
    expect(ids('name')).toEqual(['eve', 'noel', 'ana']);
    expect(ids('team')).toEqual(['eve', 'noel', 'ana']);
  });

  it('are found by name, e-mail or team, whatever the case and the accents', () => {
    expect(ids('joined', ' NOEL ')).toEqual(['noel']);
    expect(ids('joined', 'ana@')).toEqual(['ana']);
    expect(ids('name', 'achat')).toEqual(['eve']);
    expect(ids('name', 'x.fr')).toEqual(['eve', 'noel', 'ana']);
    expect(ids('joined', 'nobody')).toEqual([]);
  });
});
