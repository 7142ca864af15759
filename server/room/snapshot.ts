/** The room at one moment: read in one state of the database, with the number of the last event that is in it. */
import type { Kysely } from 'kysely';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { toPoints } from '#engine/rules/scoring.ts';
import { manifestUnder } from '#engine/rules/session-rules.ts';
import type { EventDetail, EventKind } from '#schemas/live.ts';
import { isPlain } from '#schemas/programmes.ts';
import type { RoomSnapshot } from '#schemas/room.ts';
import type { Tables } from '../database/tables.ts';
import { IS_PLAYING } from '../session-values/playing.ts';
import { sessionClock } from '../session-values/session-clock.ts';
import { displayedCode } from '../session-values/session-codes.ts';
import { chosenKeys, textsOf } from '../session-values/stored-texts.ts';

/** Invited people who are named; the others are counted. */
const MOST_ABSENT = 500;
const MOST_SHARED = 100;
/** What somebody does, unless a facilitator did it. */
const DOING = [
  'joined',
  'profile',
  'opened',
  'attempt',
  'hint',
  'solve',
  'penalty',
  'question',
] as const satisfies readonly EventKind[];

/** @param query on one state of the database @param now milliseconds since 1970 @returns undefined without such a session */
export async function readRoom(
  query: Kysely<Tables>,
  challenges: readonly RegisteredChallenge[],
  id: string,
  now: number,
): Promise<RoomSnapshot | undefined> {
  const session = await query.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!session) return undefined;
  const since = Math.floor(Date.parse(session.created_at) / 1000);
  const seconds = (at: string) => Math.floor(Date.parse(at) / 1000) - since;

  const people = await readPeople(query, id);
  const active = await readActivity(query, id);
  const states = await readStates(query, id);
  const absent = await readAbsent(query, id);
  const missions = missionsOf(session, challenges, new Set(states.map(({ challenge }) => challenge)));

  const places = new Map(people.map((person, place) => [person.id, place]));
  const columns = new Map(missions.map(({ key }, place) => [key, place]));
  const cells = states
    .map((state) => ({ ...state, person: places.get(state.participant), column: columns.get(state.challenge) }))
    .filter(isPlaced)
    .sort((a, b) => a.person - b.person || a.column - b.column);
  const opened = cells.map(({ opened_at }) => (opened_at === null ? null : seconds(opened_at)));
  return {
    number: session.last_event,
    room: sessionClock(session, now),
    code: displayedCode(session.code),
    name: session.name,
    teams: textsOf(session.teams),
    hintPolicy: session.hint_policy,
    since: new Date(since * 1000).toISOString(),
    missions,
    participants: people.map(({ id, email, name, team, created_at, points }) => ({
      id,
      username: email,
      name,
      team,
      points: toPoints(points ?? 0),
      joinedAt: seconds(created_at),
      activeAt: seconds(active.get(id) ?? created_at),
    })),
    cells: {
      participant: cells.map(({ person }) => person),
      mission: cells.map(({ column }) => column),
      openedAt: opened,
      failures: cells.map(({ failures }) => failures),
      hints: cells.map(({ hints_shown }) => hints_shown),
      given: cells.map(({ hints_given }) => hints_given),
      took: cells.map(({ solved_at }, place) => (solved_at === null ? null : seconds(solved_at) - (opened[place] ?? 0))),
      points: cells.map(({ points }) => (points === null ? null : toPoints(points))),
    },
    breaks: (await readBreaks(query, id)).map(({ from, until }) => ({ from: seconds(from), until: seconds(until) })),
    absent: absent.slice(0, MOST_ABSENT).map(({ entry, team }) => ({ username: entry, team })),
    absentCount: absent.length,
    shared: (await readShared(query, id)).map(({ at, ...answer }) => ({ ...answer, at: seconds(at) })),
  };
}

/** Those who play, in the order of joining. */
function readPeople(query: Kysely<Tables>, session: string) {
  return query
    .selectFrom('participants')
    .leftJoin('standings', 'standings.participant', 'participants.id')
    .select(['id', 'email', 'name', 'team', 'created_at', 'standings.points'])
    .where('participants.session', '=', session)
    .where(IS_PLAYING)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function readActivity(query: Kysely<Tables>, session: string): Promise<ReadonlyMap<string, string>> {
  const rows = await query
    .selectFrom('session_events')
    .select(['participant', (eb) => eb.fn.max('at').as('at')])
    .where('session', '=', session)
    .where('kind', 'in', DOING)
    .where('detail', 'not like', '%"actor":%')
    .groupBy('participant')
    .execute();
  return new Map(rows.flatMap(({ participant, at }) => (participant === null ? [] : [[participant, at]])));
}

function readStates(query: Kysely<Tables>, session: string) {
  return query
    .selectFrom('challenge_states')
    .innerJoin('participants', 'participants.id', 'challenge_states.participant')
    .select(['participant', 'challenge', 'opened_at', 'failures', 'hints_shown', 'hints_given', 'solved_at', 'points'])
    .where('participants.session', '=', session)
    .execute();
}

/** From each moment at which play stopped until what changed that; the one that still lasts is in the session's own time. */
async function readBreaks(query: Kysely<Tables>, session: string) {
  const rows = await query
    .selectFrom('session_events')
    .select(['at', 'detail'])
    .where('session', '=', session)
    .where('kind', '=', 'room')
    .orderBy('number')
    .execute();
  let stopped: string | null = null;
  return rows.flatMap(({ at, detail }) => {
    const { room }: EventDetail = JSON.parse(detail);
    const from: string | null = stopped;
    stopped = room?.pausedAt ?? room?.endedAt ?? null;
    return from === null || from === stopped ? [] : [{ from, until: at }];
  });
}

/** Who came under an e-mail once has come, whatever a facilitator did since. */
function readAbsent(query: Kysely<Tables>, session: string) {
  return query
    .selectFrom('allowed_players')
    .leftJoin('participants', (join) =>
      join.onRef('participants.email', '=', 'entry').onRef('participants.session', '=', 'allowed_players.session'),
    )
    .select(['entry', 'allowed_players.team'])
    .where('allowed_players.session', '=', session)
    .where('entry', 'not like', '@%')
    .where('participants.id', 'is', null)
    .orderBy('entry')
    .execute();
}

async function readShared(query: Kysely<Tables>, session: string) {
  const rows = await query
    .selectFrom('session_events')
    .select(['at', 'participant', 'other', 'challenge'])
    .where('session', '=', session)
    .where('kind', '=', 'shared')
    .orderBy('number', 'desc')
    .limit(MOST_SHARED)
    .execute();
  return rows.reverse().map(({ at, participant, other, challenge }) => ({
    at,
    participant: participant ?? '',
    other: other ?? '',
    challenge: challenge ?? '',
  }));
}

/** Those of the session in its order, then those that somebody touched before it left them out. */
function missionsOf(
  session: Pick<Tables['sessions'], 'challenges' | 'hint_policy'>,
  challenges: readonly RegisteredChallenge[],
  touched: ReadonlySet<string>,
): RoomSnapshot['missions'] {
  const chosen = chosenKeys(session.challenges);
  const manifests = new Map(challenges.map(({ manifest }) => [manifest.key, manifest]));
  const played = chosen ?? [...manifests.values()].filter(isPlain).map(({ key }) => key);
  const others = [...touched].filter((key) => !played.includes(key)).sort();
  return [...played, ...others].flatMap((key) => {
    const manifest = manifests.get(key);
    if (!manifest) return [];
    const { title, duration: minutes } = manifest;
    const hints = manifestUnder(session.hint_policy, manifest).hints.length;
    return [{ key, title, minutes, hints, played: played.includes(key) }];
  });
}

function isPlaced<T extends { readonly person: number | undefined; readonly column: number | undefined }>(
  cell: T,
): cell is T & { readonly person: number; readonly column: number } {
  return cell.person !== undefined && cell.column !== undefined;
}
