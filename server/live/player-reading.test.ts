/** What a player's stream tells as it opens, beside the events that come meanwhile. */
import { expect, onTestFinished, test } from 'vitest';
import { aStanding } from '#engine/client/testing/a-standing.ts';
import type { NumberedFleet } from '#schemas/fleet.ts';
import type { Standing } from '#schemas/standing.ts';
import { openTestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { playerReading } from './player-reading.ts';
import { anEvent } from './testing/an-event.ts';

const STANDING = aStanding();
const counted = (number: number): NumberedFleet => ({
  number,
  fleet: {
    board: 'full',
    people: 2,
    missions: 4,
    found: number,
    own: { name: 'Anémone 80', done: 0, place: null, team: null },
    latest: [],
    moments: [],
  },
});

function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (cause: Error) => void = () => undefined;
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

/** The reading of a player from event 4 on, whose standing and last count of the fleet come when the test says so. */
async function reading() {
  const [kind] = testDatabases;
  if (!kind) throw new Error('no database');
  const app = await openTestApp(kind);
  onTestFinished(() => app.close());
  const { id: session, code } = await app.session();
  const player = await app.player(code);
  const asked: number[] = [];
  const standing = later<Standing>();
  const last = later<NumberedFleet | null>();
  const {
    view,
    opening = [],
    state,
  } = await playerReading(
    {
      database: app.database,
      standingOf(_player, since) {
        asked.push(since);
        return standing.promise;
      },
      fleet: { last: () => last.promise, withEvent: async (_player, event) => counted(event) },
    },
    { session, participant: player.id },
    4,
  );
  return {
    opened: opening.map((read) => read()),
    happens: (number: number, kind: 'penalty' | 'message') => view(anEvent(number, kind, '{"text":"Bonjour"}'), 0),
    asked,
    standing,
    last,
    state,
  };
}

test('is the standing with the event at which the stream begins, and the last count of the fleet', async () => {
  const { opened, happens, asked, standing, last } = await reading();
  happens(5, 'message');
  standing.resolve(STANDING);
  last.resolve(counted(3));
  expect(await Promise.all(opened)).toEqual([
    { name: 'standing', data: STANDING },
    { name: 'fleet', data: counted(3).fleet },
  ]);
  expect(asked).toEqual([4]);
});

test('is nothing that is older than what the stream has told or will tell', async () => {
  const { opened, happens, standing, last, state } = await reading();
  happens(5, 'penalty');
  expect(await state?.read(5)).toEqual({ name: 'fleet', data: counted(5).fleet });
  standing.resolve(STANDING);
  last.resolve(counted(3));
  expect(await Promise.all(opened)).toEqual([null, null]);
});

test('is nothing where it cannot be read: the page asks, and is told what is wrong', async () => {
  const { opened, standing, last } = await reading();
  standing.reject(new Error('the session was deleted'));
  last.reject(new Error('the session was deleted'));
  expect(await Promise.all(opened)).toEqual([null, null]);
});
