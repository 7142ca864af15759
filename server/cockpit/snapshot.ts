/** The room at one moment: read in one state of the database, with the number of the last event that is in it. */
import type { Kysely } from 'kysely';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { toPoints } from '#engine/rules/scoring.ts';
import { endedBreak, type Stopped } from '#engine/rules/session/breaks.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import { manifestUnder } from '#engine/rules/session/session-rules.ts';
import { MAX_SHARED } from '#engine/rules/session/state.ts';
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import { ACTIVITY_KINDS, type LoggedKind } from '#schemas/events.ts';
import type { EventDetail } from '#schemas/live.ts';
import { createUnpacker, type PackedColumn, packedRows } from '../database/packed-rows.ts';
import { participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { eventPages, IS_LOGGED } from '../live/log.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { REAL_NAME } from '../session-model/real-name.ts';
import type { ClockColumns } from '../session-model/session-clock.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { chosenKeys, textsOf } from '../session-model/stored-texts.ts';

/** Absent people listed by name, at most; the rest is only counted. */
const MAX_ABSENT = 500;
/** People of whom it is looked up one by one when they last did something, rather than in all that happened. */
const FEW = 500;
/** A room without the moment at which it is told. */
interface ReadCockpit {
  readonly time: ClockColumns;
  readonly room: Omit<CockpitSnapshot, 'room'>;
}

/** @param query on one state of the database, which is read in pages @returns undefined without such a session */
export async function readCockpit(
  query: Kysely<Tables>,
  challenges: readonly RegisteredChallenge[],
  id: string,
): Promise<ReadCockpit | undefined> {
  const session = await query.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!session) return undefined;
  const since = Math.floor(Date.parse(session.created_at) / 1000);
  const secondsSince = (at: number) => Math.floor(at / 1000) - since;
  const seconds = (at: string) => secondsSince(Date.parse(at));

  const people = await readPeople(query, id);
  const places = new Map(people.map((person, place) => [person.id, place]));
  const log = await readLog(query, id, places.keys());
  const { missions, cells } = await readCells(query, session, challenges, places, secondsSince);
  const absent = await readAbsent(query, id);
  return {
    time: session,
    room: {
      number: session.last_event,
      code: displayedCode(session.code),
      name: session.name,
      teams: textsOf(session.teams),
      hintPolicy: session.hint_policy,
      since: new Date(since * 1000).toISOString(),
      missions,
      participants: people.map(({ id, email, name, hidden_name, hidden_at, real_name, team, created_at, points }) => ({
        id,
        username: email,
        name,
        ...(hidden_at === null || hidden_name === null ? {} : { hiddenName: hidden_name }),
        realName: real_name,
        team,
        points: toPoints(points ?? 0),
        joinedAt: seconds(created_at),
        activeAt: seconds(log.active.get(id) ?? created_at),
      })),
      cells,
      ...absent,
      ...FROM_LOG.room.told(log.rows.room, seconds),
      ...FROM_LOG.shared.told(log.rows.shared, seconds),
    },
  };
}

/** Active participants, in the order of joining. */
async function readPeople(query: Kysely<Tables>, session: string) {
  const people = [];
  for await (const onPage of participantPages(query, session)) {
    const page = query
      .selectFrom('participants')
      .leftJoin('standings', 'standings.participant', 'participants.id')
      .select([
        'id',
        'email',
        'name',
        'hidden_name',
        'hidden_at',
        REAL_NAME.as('real_name'),
        'team',
        'created_at',
        'standings.points',
      ])
      .where(onPage)
      .where(IS_PLAYING);
    for (const person of await page.execute()) people.push(person);
  }
  return people.sort((a, b) => order(a.created_at, b.created_at) || order(a.id, b.id));
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

type LogRow = Pick<Tables['session_events'], 'at' | 'kind' | 'participant' | 'other' | 'challenge' | 'detail'>;

interface ReadLog {
  /** When each participant last did something; ISO 8601. */
  readonly active: ReadonlyMap<string, string>;
  /** The latest of each kind, oldest first. */
  readonly rows: Readonly<Record<LoggedKind, readonly LogRow[]>>;
}

interface FromLog {
  /** How many of the latest events are read; null for all. */
  readonly most: number | null;
  /** Their part of the snapshot. @param rows oldest first @param seconds from a stored moment */
  told(rows: readonly LogRow[], seconds: (at: string) => number): Partial<CockpitSnapshot>;
}

/** One entry for each kind that `EVENTS` says a snapshot is rebuilt from: a missing one does not compile. */
const FROM_LOG = {
  room: {
    most: null,
    told: (rows, seconds) => ({
      breaks: breaksOf(rows).map(({ from, until }) => ({ from: seconds(from), until: seconds(until) })),
    }),
  },
  shared: {
    most: MAX_SHARED,
    told: (rows, seconds) => ({
      shared: rows.map(({ at, participant, other, challenge }) => ({
        at: seconds(at),
        participant: participant ?? '',
        other: other ?? '',
        challenge: challenge ?? '',
      })),
    }),
  },
} as const satisfies Readonly<Record<LoggedKind, FromLog>>;

async function readLog(query: Kysely<Tables>, session: string, people: Iterable<string>): Promise<ReadLog> {
  const latest = async (kind: LoggedKind) => {
    const events = query
      .selectFrom('session_events')
      .select(['at', 'kind', 'participant', 'other', 'challenge', 'detail'])
      .where('session', '=', session)
      .where(IS_LOGGED)
      .where('kind', '=', kind)
      .orderBy('number', 'desc');
    const { most } = FROM_LOG[kind];
    return (await (most === null ? events : events.limit(most)).execute()).reverse();
  };
  return {
    active: await readActivity(query, session, new Set(people)),
    rows: { room: await latest('room'), shared: await latest('shared') },
  };
}

/** From the latest page backwards, as most have done something lately. @param unseen participants without an event so far */
async function readActivity(query: Kysely<Tables>, session: string, unseen: Set<string>): Promise<ReadonlyMap<string, string>> {
  const active = new Map<string, string>();
  const doings = query
    .selectFrom('session_events')
    .select(['participant', (eb) => eb.fn.max('at').as('at')])
    .where('session', '=', session)
    .where('kind', 'in', ACTIVITY_KINDS)
    .where('detail', 'not like', '%"actor":%')
    .groupBy('participant');
  for await (const onPage of eventPages(query, session, 'latest')) {
    if (unseen.size <= FEW) break;
    for (const { participant, at } of await doings.where(onPage).execute())
      if (participant !== null && unseen.delete(participant)) active.set(participant, at);
  }
  if (unseen.size > 0)
    for (const { participant, at } of await doings.where('participant', 'in', [...unseen]).execute())
      if (participant !== null) active.set(participant, at);
  return active;
}

/** Columns of a state, after the mission's key. */
const STATE = [
  ['challenge_states.opened_at', 'time'],
  ['challenge_states.failures', 'number'],
  ['challenge_states.hints_shown', 'number'],
  ['challenge_states.hints_given', 'number'],
  ['challenge_states.solved_at', 'time'],
  ['challenge_states.points', 'number'],
] as const satisfies readonly PackedColumn[];
const PACKED_STATES = packedRows('challenge_states.challenge', STATE);

/** @param places of active participants @param seconds from a stored moment */
async function readCells(
  query: Kysely<Tables>,
  session: Pick<Tables['sessions'], 'id' | 'challenges' | 'hint_policy'>,
  challenges: readonly RegisteredChallenge[],
  places: ReadonlyMap<string, number>,
  seconds: (at: number) => number,
): Promise<Pick<CockpitSnapshot, 'missions' | 'cells'>> {
  const manifests = new Map(challenges.map(({ manifest }) => [manifest.key, manifest]));
  const played = sessionMissions(chosenKeys(session.challenges), [...manifests.values()]).map(({ key }) => key);
  /** Columns by mission, in the order in which they are met: those that the session left out get their places at the end. */
  const columns = new Map(played.map((key, column) => [key, column]));
  const cells: CockpitSnapshot['cells'] = {
    participant: [],
    mission: [],
    openedAt: [],
    failures: [],
    hints: [],
    given: [],
    took: [],
    points: [],
  };
  const unpack = createUnpacker(STATE);
  for await (const onPage of participantPages(query, session.id)) {
    const page = query
      .selectFrom('participants')
      .innerJoin('challenge_states', 'challenge_states.participant', 'participants.id')
      .select(['participants.id', PACKED_STATES.as('states')])
      .where(onPage)
      // By the index that the page is read by, so that SQLite sorts nothing; a participant's e-mail is their own.
      .groupBy(['participants.email', 'participants.id']);
    for (const { id, states } of await page.execute()) {
      const person = places.get(id);
      if (person === undefined) continue;
      unpack(states, (challenge, [openedAt = null, failures, hints, given, solvedAt = null, points = null]) => {
        if (!manifests.has(challenge)) return;
        const column = columns.get(challenge) ?? columns.size;
        columns.set(challenge, column);
        const opened = openedAt === null ? null : seconds(openedAt);
        cells.participant.push(person);
        cells.mission.push(column);
        cells.openedAt.push(opened);
        cells.failures.push(failures ?? 0);
        cells.hints.push(hints ?? 0);
        cells.given.push(given ?? 0);
        cells.took.push(solvedAt === null ? null : seconds(solvedAt) - (opened ?? 0));
        cells.points.push(points === null ? null : toPoints(points));
      });
    }
  }
  const met = [...columns.keys()];
  const others = met.slice(played.length).sort();
  const order = new Map([...played, ...others].map((key, column) => [key, column]));
  const last = met.map((key) => order.get(key) ?? 0);
  return {
    missions: [...played, ...others].flatMap((key) => {
      const manifest = manifests.get(key);
      if (!manifest) return [];
      const { title, duration: minutes } = manifest;
      const hints = manifestUnder(session.hint_policy, manifest).hints.length;
      return [{ key, title, minutes, hints, played: played.includes(key) }];
    }),
    cells: { ...cells, mission: cells.mission.map((column) => last[column] ?? column) },
  };
}

/** The breaks that are over; one that still lasts is in the session's clock. */
function breaksOf(rooms: readonly LogRow[]) {
  let before: Stopped = { pausedAt: null, endedAt: null };
  return rooms.flatMap(({ at, detail }) => {
    const { room }: EventDetail = JSON.parse(detail);
    if (!room) return [];
    const ended = endedBreak(before, room, at);
    before = room;
    return ended ?? [];
  });
}

/** Invited people without a login so far. A login counts for good: a later merge or removal makes nobody absent. */
async function readAbsent(query: Kysely<Tables>, session: string): Promise<Pick<CockpitSnapshot, 'absent' | 'absentCount'>> {
  const missing = query
    .selectFrom('allowed_players')
    .leftJoin('participants', (join) =>
      join.onRef('participants.email', '=', 'entry').onRef('participants.session', '=', 'allowed_players.session'),
    )
    .where('allowed_players.session', '=', session)
    .where('entry', 'not like', '@%')
    .where('participants.id', 'is', null);
  const { count } = await missing.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const first = await missing
    .select(['entry', 'allowed_players.team', 'allowed_players.name'])
    .orderBy('entry')
    .limit(MAX_ABSENT)
    .execute();
  return {
    absent: first.map(({ entry, team, name }) => ({ username: entry, realName: name, team })),
    absentCount: Number(count),
  };
}
