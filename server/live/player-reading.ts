/** How the events of a player are read: which are told, with what the player's own standing and fleet are. */
import { FLEET_EVENT, STANDING_EVENT } from '#schemas/constants.ts';
import type { NumberedFleet } from '#schemas/fleet.ts';
import type { PlayerEvent } from '#schemas/live.ts';
import type { Standing } from '#schemas/standing.ts';
import type { Player } from '../access/authentication.ts';
import type { Database } from '../database/database.ts';
import { firstTeamChange, teamChangeOf } from './log.ts';
import { playerView, type Reading, type View } from './views.ts';

/** Events after which the fleet looks different, or may be shown no longer. */
const MOVE_THE_FLEET: ReadonlySet<PlayerEvent['kind']> = new Set(['board', 'own', 'room', 'setup']);

export interface PlayerReadingDeps {
  readonly database: Database;
  /** Standing of a player that includes an event. @param since number of the event */
  readonly standingOf: (player: Seat, since: number) => Promise<Standing>;
  readonly fleet: FleetReader;
}

type Seat = Pick<Player, 'participant' | 'session'>;

/** What a stream reads of the fleet; null where the session does not show it. */
interface FleetReader {
  /** As it was last counted. */
  last(player: Seat): Promise<NumberedFleet | null>;
  /** Counted with an event. */
  withEvent(player: Seat, event: number): Promise<NumberedFleet | null>;
}

/** @param after number of the event after which the reading begins */
export async function playerReading(
  { database, standingOf, fleet }: PlayerReadingDeps,
  { session, participant }: Seat,
  after: number,
): Promise<Reading<PlayerEvent>> {
  const teamOf = async (participant: string) => {
    const row = await database.query.selectFrom('participants').select('team').where('id', '=', participant).executeTakeFirst();
    return row?.team ?? null;
  };
  let me = participant;
  const own = await database.query
    .selectFrom('participants')
    .select(['id', 'team'])
    .select((eb) => eb.selectFrom('sessions').select('last_event').whereRef('sessions.id', '=', 'session').as('head'))
    .where((eb) => eb.or([eb('id', '=', me), eb('merged_into', '=', me)]))
    .execute();
  // Messages to a participant who was merged later are also for the remaining participant.
  const before = new Set<string | null>(own.map(({ id }) => id));
  // The player's team at the event after which the reading begins. The events that are read contain later changes of team.
  const now = own.find(({ id }) => id === me);
  const change = now?.head === after ? undefined : await firstTeamChange(database.query, session, participant, after);
  let team = change ? change.from : (now?.team ?? null);
  const view = playerView(
    (participant) => participant === me || before.has(participant),
    (name) => name === team,
  );
  const complete = async (event: PlayerEvent) => {
    if (!bringsStanding(event)) return event;
    try {
      return { ...event, standing: await standingOf({ participant: me, session }, event.number) };
    } catch {
      // An event without a standing makes the page ask for it, and the reply tells the page what is wrong.
      return event;
    }
  };
  /** Number of the last event in the fleet that the stream has sent. */
  let fleetAt = -1;
  const tellFleet = async (counting: Promise<NumberedFleet | null>) => {
    // A page that is told nothing asks, and the reply tells it what is wrong.
    const counted = await counting.catch(() => null);
    if (counted === null || counted.number <= fleetAt) return null;
    fleetAt = counted.number;
    return { name: FLEET_EVENT, data: counted.fleet };
  };
  const state = {
    isChangedBy: ({ kind }: PlayerEvent) => MOVE_THE_FLEET.has(kind),
    read: async (event: number) => (event <= fleetAt ? null : tellFleet(fleet.withEvent({ participant: me, session }, event))),
  };
  /** Whether an event of the stream brings a standing, which is newer than the one of the opening. */
  let standingComes = false;
  const opening = [
    async () => {
      const data = await standingOf({ participant: me, session }, after).catch(() => null);
      return data === null || standingComes ? null : { name: STANDING_EVENT, data };
    },
    () => tellFleet(fleet.last({ participant: me, session })),
  ];
  const follow: View<PlayerEvent> = (row, now) => {
    const event = view(row, now);
    standingComes ||= bringsStanding(event);
    if (row.participant !== me) return event;
    const moved = row.kind === 'profile' ? teamChangeOf(row) : undefined;
    if (moved) team = moved.to;
    const heir = row.kind === 'correction' ? row.other : null;
    // After a merge, the device of the merged participant plays as the remaining one.
    if (heir !== null) me = heir;
    if (heir !== null)
      teamOf(heir).then(
        (read) => {
          team = read;
        },
        () => undefined,
      );
    return event;
  };
  return { view: follow, complete, opening, state };
}

function bringsStanding(event: PlayerEvent | null): boolean {
  return event?.kind === 'board' || event?.kind === 'own';
}
