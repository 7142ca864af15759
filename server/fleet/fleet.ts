/** How far a room has come, for its players: counted once for all of them, and sent to each player with the player's own boat. */
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isInBetterHalf } from '#engine/rules/better-half.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import { STAGE_BOATS } from '#schemas/constants.ts';
import type { Fleet, FleetBoats, FleetMoment, NumberedFleet } from '#schemas/fleet.ts';
import type { SessionProgress } from '#schemas/projector.ts';
import type { Standing } from '#schemas/standing.ts';
import type { Player } from '../access/authentication.ts';
import type { Clock } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Database } from '../database/database.ts';
import { participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { invalidToken, ServerError } from '../errors.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { chosenKeys, textsOf } from '../session-model/stored-texts.ts';
import { type Boat, type Stage, stagesOf } from './stages.ts';

/** TTL of a count in milliseconds: a room is counted equally seldom whether ten people look at it or ten thousand. */
const TTL_MS = 3_000;
/** Rooms of more people have a longer TTL, as their count takes a tenth of a second and more. */
const LARGE = { people: 2_000, ttlMs: 15_000 } as const;
const SESSIONS = 100;
/** Milliseconds over which the streams of a session are sent the fleet: thousands in one turn would hold up the event loop. */
const SPREAD_MS = 1_000;

export interface FleetReader {
  /** @throws ServerError 401, 404 where the session does not show the fleet */
  of(player: Player): Promise<Fleet>;
  /** The fleet as it was last counted, with the number of the last event in the count; null where the session does not show it. */
  last(player: Seat): Promise<NumberedFleet | null>;
  /** Like `last`, for the stream that told a player of an event: resolves once the fleet is counted with the event. */
  withEvent(player: Seat, number: number): Promise<NumberedFleet | null>;
  /** @throws ServerError 401, 404 where the session does not show the fleet, or has no board */
  boatsOf(player: Player): Promise<FleetBoats>;
  /** Invalidates the caches, after participants or names of any session changed. */
  changed(): void;
}

/** A participant of a session. */
type Seat = Pick<Player, 'participant' | 'session'>;

interface FleetDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly challenges: { readonly all: readonly RegisteredChallenge[] };
  /** How far the session is, as a projector may show it. @throws ServerError where the session was deleted */
  readonly progressOf: (session: string) => Promise<SessionProgress>;
  /** @param since number of an event that the standing must contain */
  readonly standingOf: (player: Seat, since?: number) => Promise<Standing>;
}

interface CountedFleet {
  /** Number of the session's last event when the count began. */
  readonly number: number;
  readonly room: SessionProgress;
  readonly teams: readonly string[];
  readonly stages: readonly Stage[];
  /** By participant: the boat, and the index of its stage. */
  readonly boats: ReadonlyMap<string, { readonly boat: Boat; readonly stage: number }>;
  /** Milestones that the fleet has reached. */
  readonly moments: readonly FleetMoment[];
  readonly found: number;
}

export function createFleetReader({ database, clock, challenges, progressOf, standingOf }: FleetDeps): FleetReader {
  const cache = createTtlCache<CountedFleet | null>(clock, TTL_MS, SESSIONS);
  const largeCache = createTtlCache<CountedFleet | null>(clock, LARGE.ttlMs, SESSIONS);
  /** Sessions whose last count was of a large room. */
  const large = new Set<string>();

  /** The counted fleet; null where the session does not show it. */
  const count = async (session: string): Promise<CountedFleet | null> => {
    const { query } = database;
    const row = await query
      .selectFrom('sessions')
      .select(['fleet', 'challenges', 'teams', 'frozen_at', 'last_event'])
      .where('id', '=', session)
      .executeTakeFirst();
    if (!row) throw invalidToken();
    if (row.fleet === 0) return null;
    const manifests = challenges.all.map(({ manifest }) => manifest);
    const keys = sessionMissions(chosenKeys(row.challenges), manifests).map(({ key }) => key);
    const [boats, room] = await Promise.all([readBoats(query, session, keys, row.frozen_at), progressOf(session)]);
    if (boats.length > LARGE.people) large.add(session);
    else large.delete(session);
    const stages = stagesOf(boats);
    // A pause, as each of these steps takes long with thousands of boats.
    await setImmediate();
    const found = room.missions.reduce((sum, { solved }) => sum + solved, 0);
    return {
      number: row.last_event,
      room,
      teams: textsOf(row.teams),
      stages,
      boats: new Map(
        stages.flatMap((stage, index) => stage.boats.map((boat) => [boat.participant, { boat, stage: index }] as const)),
      ),
      moments: momentsOf(room, boats, found),
      found,
    };
  };

  const recall = (session: string) => (large.has(session) ? largeCache : cache).recall(session, () => count(session));
  const last = async (player: Seat): Promise<NumberedFleet | null> => {
    const fleet = await recall(player.session);
    return fleet && { number: fleet.number, fleet: fleetOf(fleet, player.participant, await standingOf(player)) };
  };

  return {
    async of(player) {
      const known = await last(player);
      if (known === null) throw notShown();
      return known.fleet;
    },
    last,
    async withEvent({ participant, session }, number) {
      await pause(Math.random() * SPREAD_MS, undefined, { ref: false });
      let fleet = await recall(session);
      if (fleet && fleet.number < number) {
        // It was counted shortly before the event.
        await pause(large.has(session) ? LARGE.ttlMs : TTL_MS, undefined, { ref: false });
        fleet = await recall(session);
      }
      if (!fleet || fleet.number < number) return null;
      const standing = await standingOf({ participant, session }, number);
      return { number: fleet.number, fleet: fleetOf(fleet, participant, standing) };
    },
    async boatsOf(player) {
      const fleet = await recall(player.session);
      if (fleet === null || fleet.room.board === 'none') throw notShown();
      const { room, teams, stages, boats } = fleet;
      const shown = ({ name, team }: Pick<Boat, 'name' | 'team'>) => ({
        name: room.board === 'full' ? (name ?? 'Sans nom') : null,
        team: teamIndex(teams, team),
      });
      return {
        missions: room.missions.length,
        teams: [...teams],
        own: ownBoat(boats.get(player.participant), teams, stages),
        stages: stages.map(({ done, boats }) => ({
          done,
          count: boats.length,
          boats: boats
            .filter(({ participant }) => participant !== player.participant)
            .slice(0, STAGE_BOATS)
            .map(shown),
        })),
      };
    },
    changed() {
      cache.forget();
      largeCache.forget();
    },
  };
}

/** The fleet as sent to one player. */
function fleetOf({ room, boats, moments, found }: CountedFleet, participant: string, standing: Standing): Fleet {
  const { name, points, rank, of, team } = standing;
  const solvedBy = new Map(room.missions.map(({ key, solved }) => [key, solved]));
  return {
    board: room.board,
    people: room.people.present,
    missions: room.missions.length,
    found,
    own: {
      name,
      done: boats.get(participant)?.boat.done ?? 0,
      place: points > 0 && rank !== null && of !== null && isInBetterHalf(rank, of) ? rank : null,
      team: team && { name: team.name, rank: team.rank, of: team.of },
    },
    latest: room.latest.map(({ name, challenge, title, at }) => ({ name, title, first: solvedBy.get(challenge) === 1, at })),
    moments: [...moments],
  };
}

function notShown(): ServerError {
  return new ServerError(404, 'no-fleet', 'Cette session ne montre pas la flotte.');
}

/** @param own undefined for a participant who joined after the count: shown in the last stage, with those who have found the least */
function ownBoat(
  own: { readonly boat: Boat; readonly stage: number } | undefined,
  teams: readonly string[],
  stages: readonly Stage[],
): FleetBoats['own'] {
  const { name = null, team = null, done = 0 } = own?.boat ?? {};
  return { name, team: teamIndex(teams, team), stage: own?.stage ?? Math.max(0, stages.length - 1), done };
}

function teamIndex(teams: readonly string[], team: string | null): number | null {
  const index = team === null ? -1 : teams.indexOf(team);
  return index < 0 ? null : index;
}

/** Boats of a session, counted page by page. @param keys of the missions that count @param until time at which the boards were frozen */
async function readBoats(
  query: Kysely<Tables>,
  session: string,
  keys: readonly string[],
  until: string | null,
): Promise<readonly Boat[]> {
  const boats: Boat[] = [];
  for await (const onPage of participantPages(query, session)) {
    const rows = await query
      .selectFrom('participants')
      .leftJoin('challenge_states', (join) => {
        const solved = join
          .onRef('challenge_states.participant', '=', 'participants.id')
          .on('challenge_states.points', 'is not', null)
          .on('challenge_states.challenge', 'in', keys.length > 0 ? [...keys] : ['']);
        return until === null ? solved : solved.on('challenge_states.solved_at', '<=', until);
      })
      .select((eb) => [
        'participants.id as participant',
        'participants.name',
        'participants.team',
        eb.fn.count('challenge_states.challenge').as('done'),
      ])
      .where(onPage)
      .where(IS_PLAYING)
      .groupBy(['participants.id', 'participants.name', 'participants.team'])
      .execute();
    for (const { done, ...boat } of rows) boats.push({ ...boat, done: Number(done) });
  }
  return boats;
}

/** Minimum number of people for milestones of half or all of the fleet. */
const MIN_FLEET = 4;

function momentsOf(
  { board, missions, moments }: CountedFleet['room'],
  boats: readonly Boat[],
  found: number,
): readonly FleetMoment[] {
  const together = (kind: FleetMoment['kind'], reached: boolean): readonly FleetMoment[] =>
    reached ? [{ kind, title: null, name: null }] : [];
  const home = boats.filter(({ done }) => done === missions.length).length;
  const many = boats.length >= MIN_FLEET && missions.length > 0;
  return [
    ...moments.map(({ kind, title, name }) => ({ kind, title, name: board === 'full' ? name : null })),
    ...together('half-found', many && found * 2 >= boats.length * missions.length),
    ...together('half-home', many && home * 2 >= boats.length),
    ...together('all-home', many && home === boats.length),
  ];
}
