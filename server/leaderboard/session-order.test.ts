import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARDS } from '#schemas/console-constants.ts';
import { BOARD_TOP } from '#schemas/constants.ts';
import { createSessionOrders, type OrderedSession, type Person, type Placed, sessionOrder } from './session-order.ts';

const TEAMS = ['Quai', 'Pont', 'Vide'];
const room = fc
  .array(fc.record({ points: fc.integer({ min: -300, max: 600 }), team: fc.constantFrom('Quai', 'Pont', 'Former', null) }), {
    maxLength: 30,
  })
  .map((people) => people.sort((a, b) => b.points - a.points))
  .map((people) => people.map((person, index) => ({ ...person, participant: `p${index}`, name: `Nom ${index}` })));

const orderOf = (board: OrderedSession['board'], rows: readonly (Placed & Person)[]) =>
  sessionOrder({ board, teams: TEAMS, people: new Map(rows.map((row) => [row.participant, row])) }, rows, null, 0);

describe('where each of a room stands', () => {
  test('neighbours, ranks and the top are parts of the same full order', () => {
    fc.assert(
      fc.property(room, (rows) => {
        const order = orderOf('full', rows);
        const full = rows.map(({ name, points }) => ({
          name,
          points: points / 100,
          rank: 1 + rows.filter((other) => other.points > points).length,
        }));
        for (const [place, { participant }] of rows.entries()) {
          const standing = order.standingOf(participant);
          expect(standing).toMatchObject({ ...full[place], of: rows.length });
          expect(standing?.above).toEqual(full.slice(Math.max(0, place - 2), place));
          expect(standing?.below).toEqual(full.slice(place + 1, place + 3));
          expect(standing?.top).toEqual(full.slice(0, BOARD_TOP));
        }
      }),
    );
  });

  test('a session that shows less tells less, and never otherwise', () => {
    fc.assert(
      fc.property(room, (rows) => {
        const [full, neighbours, none] = BOARDS.map((board) => orderOf(board, rows));
        for (const { participant } of rows) {
          const whole = full?.standingOf(participant);
          expect(neighbours?.standingOf(participant)).toEqual({ ...whole, board: 'neighbours', top: [] });
          const nothing = { rank: null, of: null, above: [], below: [], top: [], team: null };
          expect(none?.standingOf(participant)).toEqual({ ...whole, board: 'none', ...nothing });
        }
      }),
    );
  });

  test('teams stand by the mean of those who play in them; one without players, or that is gone, does not stand', () => {
    const rows = [
      { participant: 'a', name: 'A', team: 'Pont', points: 900 },
      { participant: 'b', name: 'B', team: 'Quai', points: 500 },
      { participant: 'c', name: 'C', team: 'Quai', points: 400 },
      { participant: 'd', name: null, team: 'Former', points: 300 },
      { participant: 'e', name: 'E', team: 'Pont', points: 0 },
    ];
    const order = orderOf('full', rows);
    const team = (participant: string) => order.standingOf(participant)?.team;
    expect(team('a')).toEqual({ name: 'Pont', points: 4.5, rank: 1, of: 2 });
    expect(team('b')).toEqual({ name: 'Quai', points: 4.5, rank: 1, of: 2 });
    expect(team('d')).toBeNull();
    expect(order.standingOf('d')?.name).toBe('Sans nom');
    expect(order.standingOf('nobody')).toBeUndefined();
  });
});

test('an order is read once for all who ask, again after a second, and soon after a change', async () => {
  let now = 0;
  let reads = 0;
  const orders = createSessionOrders(
    () => now,
    async () => {
      reads += 1;
      return orderOf('full', []);
    },
  );
  const readsAt = async (at: number) => {
    now = at;
    await Promise.all([orders.of('s'), orders.of('s')]);
    return reads;
  };
  expect(await readsAt(0)).toBe(1);
  expect(await readsAt(999)).toBe(1);
  expect(await readsAt(1000)).toBe(2);
  orders.changed();
  expect(await readsAt(1249)).toBe(2);
  expect(await readsAt(1250)).toBe(3);
  expect(await readsAt(1600)).toBe(3);
  await orders.of('another');
  expect(reads).toBe(4);
});

test('a failure is not remembered', async () => {
  let fails = true;
  const orders = createSessionOrders(
    () => 0,
    async () => {
      if (fails) throw new Error('out of reach');
      return orderOf('none', []);
    },
  );
  await expect(orders.of('s')).rejects.toThrow('out of reach');
  fails = false;
  expect((await orders.of('s')).board).toBe('none');
});
