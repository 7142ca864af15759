/** State of a session as its projector shows it. */
import { type Kysely, type Selectable, sql } from 'kysely';
import { grouped } from '#engine/rules/grouped.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import { LATEST_SOLVES, LOBBY_NAMES } from '#schemas/constants.ts';
import type { Deck } from '#schemas/debrief.ts';
import type { Finale } from '#schemas/finale.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { ProjectorMoment, ProjectorRoom, SessionProgress } from '#schemas/projector.ts';
import type { BoardRow } from '#schemas/standing.ts';
import type { Clock } from '../clock.ts';
import { createSharedReadings } from '../concurrency/shared-readings.ts';
import type { Database } from '../database/database.ts';
import { type OnPage, participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { projectorNeeded } from '../errors.ts';
import { lastEvent } from '../live/log.ts';
import { invitedCounts } from '../session-model/expected.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import {
  CLOCK_COLUMNS,
  type ClockColumns,
  START_COLUMNS,
  type StartColumns,
  sessionClock,
} from '../session-model/session-clock.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';

/** The leaderboard as the session's players may see it; as of the freeze if boards are frozen. */
interface ShownOrder {
  readonly top: readonly BoardRow[];
  /** Participants of `top`, in its order. */
  readonly leaders: readonly string[];
  readonly teams: readonly BoardRow[];
}

interface ProjectedRoomDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly challenges: { readonly all: readonly RegisteredChallenge[] };
  /** @param since number of an event that the order must include; the call waits for it */
  readonly orderOf: (session: string, since: number) => Promise<ShownOrder>;
  /** The finale; null before it is launched. */
  readonly finaleOf: (session: string) => Promise<Finale | null>;
  /** The deck of the open debrief; null while none is open. */
  readonly deckOf: (session: string) => Promise<Deck | null>;
  /** Addresses of this server for people in the room. */
  readonly addresses: () => readonly string[];
  /** Fingerprint of a self-signed certificate, of which devices warn; null without one. */
  readonly fingerprint: string | null;
}

type Mission = Pick<ChallengeManifest, 'key' | 'title'>;

interface Solve {
  readonly participant: string;
  readonly challenge: string;
  readonly at: string;
}

/** Figures of a session, the same for each of its projectors. */
interface CountedRoom {
  readonly row: Selectable<Pick<Tables['sessions'], 'code' | 'name' | 'board' | 'player_login' | 'last_event'>> &
    ClockColumns &
    StartColumns;
  readonly missions: readonly Mission[];
  readonly present: number;
  /** Board names of the latest arrivals. */
  readonly names: readonly string[];
  readonly expected: number | null;
  readonly solves: CountedSolves;
  /** Board names of people whose solves are shown. */
  readonly nameOf: ReadonlyMap<string, string | null>;
}

interface CountedSolves {
  /** Solves by mission: their number, and the last one. */
  readonly counts: ReadonlyMap<string, { readonly solved: number; readonly last: Solve }>;
  readonly first: Solve | undefined;
  /** The latest solves, the newest first. */
  readonly latest: readonly Solve[];
}

/**
 * Counts page by page, once for all projectors of the session.
 * @returns `roomOf`: what a projector shows; `progressOf`: the counted part of it alone. Both throw ServerError 401 when the session was
 * deleted
 */
export function createProjectedRoomReader({
  database,
  clock,
  challenges,
  orderOf,
  finaleOf,
  deckOf,
  addresses,
  fingerprint,
}: ProjectedRoomDeps) {
  const shared = createSharedReadings({
    clock,
    versionOf: (session) => lastEvent(database.query, session),
    async read(session) {
      const { query, release } = await database.snapshot();
      return countRoom(query, session, challenges.all).finally(release);
    },
  });
  const counted = async (session: string): Promise<CountedRoom> => {
    const room = await shared(session);
    if (!room) throw projectorNeeded();
    return room;
  };
  return {
    progressOf: async (session: string): Promise<SessionProgress> => progressIn(await counted(session)),
    async roomOf(session: string): Promise<ProjectorRoom> {
      const room = await counted(session);
      const { row } = room;
      // Counts and ranks are of the same moment: nobody asks again before the next event.
      const [order, finale, deck] = await Promise.all([orderOf(session, row.last_event), finaleOf(session), deckOf(session)]);
      // The names in the order are cached, so a name hidden a moment ago would stay on the wall. Here the current ones are read.
      const leaders = await namesOf(database.query, order.leaders);
      const time = sessionClock(row, clock());
      return {
        number: row.last_event,
        room: time,
        name: row.name,
        code: time.open ? displayedCode(row.code) : null,
        playerLogin: row.player_login,
        addresses: [...addresses()],
        fingerprint,
        ...progressIn(room),
        top: order.top.map((placed, index) => ({ ...placed, name: leaders.get(order.leaders[index] ?? '') ?? placed.name })),
        teams: [...order.teams],
        finale,
        deck,
      };
    },
  };
}

function progressIn({ row: { board }, missions, present, names, expected, solves, nameOf }: CountedRoom): SessionProgress {
  /** A solve as shown; with the player's name only if the session shows the full board. */
  const named = (solve: Solve) => ({
    ...solvedMission(solve, missions),
    name: board === 'full' ? (nameOf.get(solve.participant) ?? 'Sans nom') : null,
  });
  return {
    board,
    people: { present, expected, names: board === 'full' ? [...names] : [] },
    missions: missions.map(({ key, title }) => ({ key, title, solved: solves.counts.get(key)?.solved ?? 0 })),
    latest: board === 'none' ? [] : solves.latest.map(named),
    moments: [
      ...(solves.first ? [{ kind: 'first-solve' as const, ...named(solves.first) }] : []),
      // A moment for each mission that everybody present has solved, at the time of its last solve.
      ...missions.flatMap(({ key }): ProjectorMoment[] => {
        const own = solves.counts.get(key);
        return own && present > 1 && own.solved === present
          ? [{ kind: 'everybody', ...solvedMission(own.last, missions), name: null }]
          : [];
      }),
    ],
  };
}

function solvedMission({ challenge, at }: Solve, missions: readonly Mission[]) {
  return { challenge, title: missions.find(({ key }) => key === challenge)?.title ?? '', at };
}

/** @param query reads one snapshot of the database @returns undefined for an unknown session */
async function countRoom(
  query: Kysely<Tables>,
  session: string,
  challenges: readonly RegisteredChallenge[],
): Promise<CountedRoom | undefined> {
  const row = await query
    .selectFrom('sessions')
    .select([...CLOCK_COLUMNS, ...START_COLUMNS, 'code', 'name', 'challenges', 'board', 'player_login', 'last_event'])
    .where('id', '=', session)
    .executeTakeFirst();
  if (!row) return undefined;
  const missions = sessionMissions(
    chosenKeys(row.challenges),
    challenges.map(({ manifest }) => manifest),
  );
  const solves = await countSolves(query, session, new Set(missions.map(({ key }) => key)), row.frozen_at);
  return {
    row,
    missions,
    ...(await presentIn(query, session)),
    expected: (await invitedCounts(query, session)).get(session) ?? null,
    solves,
    nameOf: await namesOf(
      query,
      [...solves.latest, ...(solves.first ? [solves.first] : [])].map(({ participant }) => participant),
    ),
  };
}

/** Number of people present, and board names of the latest arrivals. */
async function presentIn(query: Kysely<Tables>, session: string): Promise<Pick<CountedRoom, 'present' | 'names'>> {
  const there = query.selectFrom('participants').where('session', '=', session).where(IS_PLAYING);
  const { present } = await there.select((eb) => eb.fn.countAll().as('present')).executeTakeFirstOrThrow();
  const latest = await there.select('name').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(LOBBY_NAMES).execute();
  return { present: Number(present), names: latest.flatMap(({ name }) => name ?? []) };
}

/** SQL expression: time of a solve, a space, and the participant. The time has a fixed length, as databases compare texts differently. */
const NO_MOMENT = '0000-00-00T00:00:00.000Z';
const MOMENT = sql<string>`coalesce(challenge_states.solved_at, ${sql.lit(NO_MOMENT)}) || ' ' || challenge_states.participant`;

function solveOf(challenge: string, moment: string): Solve {
  const [at = '', participant = ''] = moment.split(' ');
  return { participant, challenge, at: at === NO_MOMENT ? '' : at };
}

/**
 * Aggregated by the database, page by page: transferring 200,000 solves takes three times as long.
 * @param keys keys of the missions that count @param until time of the freeze of boards; null while they are live
 */
async function countSolves(
  query: Kysely<Tables>,
  session: string,
  keys: ReadonlySet<string>,
  until: string | null,
): Promise<CountedSolves> {
  const counts = new Map<string, { solved: number; last: Solve }>();
  let first: Solve | undefined;
  /** The last solve of each mission on each page, the newest first. The latest solves are all from these missions and pages. */
  let newest: { readonly last: Solve; readonly onPage: OnPage }[] = [];
  const solvesOn = (onPage: OnPage) => {
    const page = query
      .selectFrom('participants')
      .innerJoin('challenge_states', 'challenge_states.participant', 'participants.id')
      .where(onPage)
      .where(IS_PLAYING)
      .where('challenge_states.points', 'is not', null);
    return until === null ? page : page.where('challenge_states.solved_at', '<=', until);
  };
  for await (const onPage of participantPages(query, session)) {
    const missions = await solvesOn(onPage)
      .select((eb) => [
        'challenge_states.challenge',
        eb.fn.countAll().as('solved'),
        eb.fn.min(MOMENT).as('first'),
        eb.fn.max(MOMENT).as('last'),
      ])
      .groupBy('challenge_states.challenge')
      .execute();
    for (const { challenge, solved, ...moments } of missions) {
      if (!keys.has(challenge)) continue;
      const earliest = solveOf(challenge, moments.first);
      if (first === undefined || isBefore(earliest, first)) first = earliest;
      const last = solveOf(challenge, moments.last);
      const known = counts.get(challenge);
      counts.set(challenge, {
        solved: (known?.solved ?? 0) + Number(solved),
        last: known && isBefore(last, known.last) ? known.last : last,
      });
      newest.push({ last, onPage });
    }
    newest = newest.sort((a, b) => (isBefore(a.last, b.last) ? 1 : -1)).slice(0, LATEST_SOLVES);
  }
  const latest: Solve[] = [];
  for (const [onPage, missions] of grouped(newest, (one) => one.onPage)) {
    const solves = await solvesOn(onPage)
      .select(['challenge_states.challenge', MOMENT.as('moment')])
      .where(
        'challenge_states.challenge',
        'in',
        missions.map(({ last }) => last.challenge),
      )
      .orderBy(sql`coalesce(challenge_states.solved_at, ${sql.lit(NO_MOMENT)})`, 'desc')
      .orderBy('challenge_states.challenge', 'desc')
      .orderBy('challenge_states.participant', 'desc')
      .limit(LATEST_SOLVES)
      .execute();
    for (const { challenge, moment } of solves) latest.push(solveOf(challenge, moment));
  }
  return { counts, first, latest: latest.sort((a, b) => (isBefore(a, b) ? 1 : -1)).slice(0, LATEST_SOLVES) };
}

/** Order of solves by time; at the same time by mission key, then by participant. */
function isBefore(a: Solve, b: Solve): boolean {
  if (a.at !== b.at) return a.at < b.at;
  return a.challenge === b.challenge ? a.participant < b.participant : a.challenge < b.challenge;
}

/** Current board names of these participants. */
async function namesOf(query: Kysely<Tables>, participants: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (participants.length === 0) return new Map();
  const ids = new Set(participants);
  const people = await query
    .selectFrom('participants')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}
