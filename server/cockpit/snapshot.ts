/** The room at one moment: read from one snapshot of the database, with the number of the last event in it. */
import { type Kysely, type SqlBool, sql } from 'kysely';
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
import { type OnPage, participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { eventPages, eventsOfPeople, IS_LOGGED, lastEvent } from '../live/log.ts';
import { IS_SHOWN_ENTRY } from '../session-model/erased-person.ts';
import { countPlaying, IS_PLAYING } from '../session-model/playing.ts';
import { REAL_NAME } from '../session-model/real-name.ts';
import type { ClockColumns, StartColumns } from '../session-model/session-clock.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { chosenKeys, textsOf } from '../session-model/stored-texts.ts';

/** Maximum number of absent people listed by name; the rest is only counted. */
const MAX_ABSENT = 500;
/** Up to this number, the last activity of people is looked up one by one, instead of reading all events. */
const FEW = 500;
/** Maximum number of events after a snapshot whose people are read by themselves; after more, everybody is. */
const MAX_CHANGES = 500;

/** A room without its clock, and without its people, who are read page by page. */
interface ReadCockpit {
  readonly time: ClockColumns & StartColumns & Pick<Tables['sessions'], 'created_at'>;
  readonly room: Omit<CockpitSnapshot, 'room' | 'participants' | 'cells'>;
}

/** A page of people, each once, with their states. `cells.participant` is an index in all people, counted from the first page. */
export type CockpitPage = Pick<CockpitSnapshot, 'participants' | 'cells'>;

/**
 * @param query on one snapshot of the database, which is read in pages
 * @param keep takes each page: holding the people of a room of thousands as data costs as much as reading them
 * @param changed from `readChanged`: these people alone are read
 * @returns undefined for an unknown session
 */
export async function readCockpit(
  query: Kysely<Tables>,
  challenges: readonly RegisteredChallenge[],
  id: string,
  keep: (page: CockpitPage) => void,
  changed?: readonly string[],
): Promise<ReadCockpit | undefined> {
  const session = await query.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!session) return undefined;
  const since = Math.floor(Date.parse(session.created_at) / 1000);
  const secondsSince = (at: number) => Math.floor(at / 1000) - since;
  const seconds = (at: string) => secondsSince(Date.parse(at));

  const log = await readLog(query, id);
  const missions = createMissions(session, challenges);
  await readPeople(query, id, missions.columnOf, secondsSince, keep, changed);
  const absent = await readAbsent(query, id);
  return {
    time: session,
    room: {
      number: session.last_event,
      ...(changed && { changed: [...changed] }),
      code: displayedCode(session.code),
      name: session.name,
      teams: textsOf(session.teams),
      hintPolicy: session.hint_policy,
      since: new Date(since * 1000).toISOString(),
      missions: missions.met(),
      ...absent,
      ...FROM_LOG.room.told(log.room, seconds),
      ...FROM_LOG.shared.told(log.shared, seconds),
    },
  };
}

/** Identifiers of people of whom events after a snapshot tell; undefined where everybody has to be read. @param after its number */
export async function readChanged(query: Kysely<Tables>, session: string, after: number): Promise<readonly string[] | undefined> {
  const last = await lastEvent(query, session);
  // A number above the last event was read before the database was restored.
  if (last === undefined || after > last) return undefined;
  const events = await query
    .selectFrom('session_events')
    .select(['kind', 'participant'])
    .where('session', '=', session)
    .where('number', '>', after)
    .orderBy('number')
    .limit(MAX_CHANGES + 1)
    .execute();
  // Another set of missions changes the columns of everybody.
  if (events.length > MAX_CHANGES || events.some(({ kind }) => kind === 'setup')) return undefined;
  return [...new Set(events.flatMap(({ participant }) => participant ?? []))];
}

/** Columns of a state after the mission's key, in packed order. */
const STATE = [
  ['challenge_states.opened_at', 'time'],
  ['challenge_states.failures', 'count'],
  ['challenge_states.hints_shown', 'count'],
  ['challenge_states.hints_given', 'count'],
  ['challenge_states.solved_at', 'time'],
  ['challenge_states.points', 'number'],
] as const satisfies readonly PackedColumn[];
const PACKED_STATES = packedRows('challenge_states.challenge', STATE);

/**
 * Active participants and their states.
 * @param only reads these alone
 * @param columnOf index of a mission; undefined for one that is left out @param seconds from a time in milliseconds
 */
async function readPeople(
  query: Kysely<Tables>,
  session: string,
  columnOf: (mission: string) => number | undefined,
  seconds: (at: number) => number,
  keep: (page: CockpitPage) => void,
  only: readonly string[] | undefined,
): Promise<void> {
  const activeAt = await createActivityReader(query, session, only !== undefined);
  const unpack = createUnpacker(STATE);
  const moment = (at = Number.NaN) => (Number.isNaN(at) ? null : seconds(at));
  let place = 0;
  for await (const onPage of only ? [ofThese(session, only)] : participantPages(query, session)) {
    const people = await query
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
      .select((eb) =>
        eb
          .selectFrom('challenge_states')
          .select(PACKED_STATES.as('states'))
          .whereRef('challenge_states.participant', '=', 'participants.id')
          .as('states'),
      )
      .where(onPage)
      .where(IS_PLAYING)
      // In the order of the index by which the page is read.
      .orderBy('participants.email')
      .execute();
    const active = await activeAt(people.map(({ id }) => id));
    const cells = noCells();
    for (const { states } of people) {
      addCells(cells, place, states);
      place += 1;
    }
    keep({
      participants: people.map(({ id, email, name, hidden_name, hidden_at, real_name, team, created_at, points }) => {
        const joined = Date.parse(created_at);
        return {
          id,
          username: email,
          name,
          ...(hidden_at === null || hidden_name === null ? undefined : { hiddenName: hidden_name }),
          realName: real_name,
          team,
          points: toPoints(points ?? 0),
          joinedAt: seconds(joined),
          activeAt: seconds(active.get(id) ?? joined),
        };
      }),
      cells,
    });
  }

  function addCells(cells: CockpitSnapshot['cells'], person: number, states: string | null): void {
    // Values are read by index: destructuring would go through an iterator, 200,000 times.
    unpack(states, (challenge, values) => {
      const column = columnOf(challenge);
      if (column === undefined) return;
      const openedAt = moment(values[0]);
      const solvedAt = moment(values[4]);
      const points = values[5] ?? Number.NaN;
      cells.participant.push(person);
      cells.mission.push(column);
      cells.openedAt.push(openedAt);
      cells.failures.push(values[1] ?? 0);
      cells.hints.push(values[2] ?? 0);
      cells.given.push(values[3] ?? 0);
      cells.took.push(solvedAt === null ? null : solvedAt - (openedAt ?? 0));
      cells.points.push(Number.isNaN(points) ? null : toPoints(points));
    });
  }
}

function ofThese(session: string, people: readonly string[]): OnPage {
  return sql<SqlBool>`(participants.session = ${session} and participants.id in (${sql.join(people.length > 0 ? people : [''])}))`;
}

/** Cells without any entry. */
function noCells(): CockpitSnapshot['cells'] {
  return { participant: [], mission: [], openedAt: [], failures: [], hints: [], given: [], took: [], points: [] };
}

/** Missions of a session; then, in the order in which they are met, missions that were opened and are no longer played. */
function createMissions(
  session: Pick<Tables['sessions'], 'challenges' | 'hint_policy'>,
  challenges: readonly RegisteredChallenge[],
) {
  const manifests = new Map(challenges.map(({ manifest }) => [manifest.key, manifest]));
  const played = sessionMissions(chosenKeys(session.challenges), [...manifests.values()]).map(({ key }) => key);
  const columns = new Map(played.map((key, column) => [key, column]));
  return {
    columnOf(key: string): number | undefined {
      const known = columns.get(key);
      if (known !== undefined || !manifests.has(key)) return known;
      columns.set(key, columns.size);
      return columns.size - 1;
    },
    met: (): CockpitSnapshot['missions'] =>
      [...columns.keys()].flatMap((key, column) => {
        const manifest = manifests.get(key);
        if (!manifest) return [];
        const { title, duration: minutes } = manifest;
        const hints = manifestUnder(session.hint_policy, manifest).hints.length;
        return [{ key, title, minutes, hints, played: column < played.length }];
      }),
  };
}

type LogRow = Pick<Tables['session_events'], 'at' | 'kind' | 'participant' | 'other' | 'challenge' | 'detail'>;

interface FromLog {
  /** Maximum number of events read, the latest; null for all. */
  readonly most: number | null;
  /** The part of the snapshot that these events give. @param rows oldest first @param seconds from a stored time */
  told(rows: readonly LogRow[], seconds: (at: string) => number): Partial<CockpitSnapshot>;
}

/** One entry for each kind of event that rebuilds a snapshot, as `EVENTS` says: a missing entry does not compile. */
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

/** The latest events of each kind, oldest first. */
async function readLog(query: Kysely<Tables>, session: string): Promise<Readonly<Record<LoggedKind, readonly LogRow[]>>> {
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
  return { room: await latest('room'), shared: await latest('shared') };
}

const DOING = [['session_events.at', 'time']] as const satisfies readonly PackedColumn[];
const PACKED_DOINGS = packedRows('session_events.participant', DOING);

/**
 * Time of participants' last activity, in milliseconds since 1970; participants without activity are not in the map. The log is read from
 * the latest page backwards, as most have done something lately, and the few others are looked up.
 * @param few whether it is only asked for a few, who are looked up
 */
async function createActivityReader(
  query: Kysely<Tables>,
  session: string,
  few: boolean,
): Promise<(people: readonly string[]) => Promise<ReadonlyMap<string, number>>> {
  const active = new Map<string, number>();
  const doings = (events: ReturnType<typeof eventsOfPeople>) =>
    events.select(PACKED_DOINGS.as('doings')).where('kind', 'in', ACTIVITY_KINDS).where('detail', 'not like', '%"actor":%');
  const unpack = createUnpacker(DOING);
  const add = async (some: ReturnType<typeof doings>) => {
    for (const { doings: packed } of await some.execute())
      unpack(packed, (participant, values) => {
        const at = values[0] ?? Number.NaN;
        if (!(at <= (active.get(participant) ?? Number.NEGATIVE_INFINITY))) active.set(participant, at);
      });
  };
  const playing = few ? 0 : await countPlaying(query, session);
  let all = !few;
  for await (const onPage of few ? [] : eventPages(query, session, 'latest')) {
    // `active` also holds participants who were removed, so that a few more than FEW may be left to look up.
    all = playing - active.size > FEW;
    if (!all) break;
    await add(doings(query.selectFrom('session_events').where(onPage).where('participant', 'is not', null)));
  }
  return async (people) => {
    const missing = all ? [] : people.filter((id) => !active.has(id));
    if (missing.length > 0) await add(doings(eventsOfPeople(query, missing)));
    return active;
  };
}

/** Finished breaks; a break that still lasts is in the session's clock. */
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
    .where(IS_SHOWN_ENTRY)
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
