/** The room as its projector shows it. */
import type { Kysely } from 'kysely';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { ProjectorMoment, ProjectorRoom } from '#schemas/projector.ts';
import type { BoardSetting } from '#schemas/session-setup.ts';
import type { BoardRow } from '#schemas/standing.ts';
import { LATEST_SOLVES, LOBBY_NAMES } from '#schemas/words.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { projectorNeeded } from '../errors.ts';
import { IS_PLAYING } from '../session-values/playing.ts';
import { CLOCK_COLUMNS, sessionClock } from '../session-values/session-clock.ts';
import { displayedCode } from '../session-values/session-codes.ts';
import { missionsOf } from './missions.ts';

/** Where people stand, as the session lets its players see it: frozen where boards are. */
export interface ShownOrder {
  readonly top: readonly BoardRow[];
  readonly teams: readonly BoardRow[];
}

export interface ProjectedRoomNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly challenges: { readonly all: readonly RegisteredChallenge[] };
  readonly orderOf: (session: string) => Promise<ShownOrder>;
  /** Where the room finds this server. */
  readonly addresses: () => readonly string[];
}

type Mission = Pick<ChallengeManifest, 'key' | 'title'>;

interface Solve {
  readonly participant: string;
  readonly name: string | null;
  readonly challenge: string;
  readonly at: string;
}

/** @throws ServerError 401 when the session was deleted */
export function createProjectedRoomReader({ database: { query }, clock, challenges, orderOf, addresses }: ProjectedRoomNeeds) {
  return async (session: string): Promise<ProjectorRoom> => {
    // Its number is read before all else: what happens meanwhile comes once more, as news.
    const row = await query
      .selectFrom('sessions')
      .select([...CLOCK_COLUMNS, 'code', 'name', 'challenges', 'board', 'last_event'])
      .where('id', '=', session)
      .executeTakeFirst();
    if (!row) throw projectorNeeded();
    const missions = missionsOf(row.challenges, challenges.all).map(({ manifest }) => manifest);
    const [people, expected, solves, order] = await Promise.all([
      peopleOf(query, session),
      expectedIn(query, session),
      solvesIn(query, session, row.frozen_at),
      orderOf(session),
    ]);
    const shown = solves.filter(({ challenge }) => missions.some(({ key }) => key === challenge));
    const room = sessionClock(row, clock());
    return {
      number: row.last_event,
      room,
      name: row.name,
      code: room.open ? displayedCode(row.code) : null,
      addresses: [...addresses()],
      board: row.board,
      people: {
        present: people.length,
        expected,
        names: row.board === 'none' ? [] : people.slice(0, LOBBY_NAMES).flatMap(({ name }) => name ?? []),
      },
      missions: missions.map(({ key, title }) => ({
        key,
        title,
        solved: shown.filter(({ challenge }) => challenge === key).length,
      })),
      latest: row.board === 'none' ? [] : latestOf(shown, missions, row.board),
      top: [...order.top],
      teams: [...order.teams],
      moments: momentsOf(shown, missions, people.length, row.board),
    };
  };
}

/** Who is there, the latest first. */
function peopleOf(query: Kysely<Tables>, session: string) {
  return query
    .selectFrom('participants')
    .select('name')
    .where('session', '=', session)
    .where(IS_PLAYING)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** How many were invited by their address; null where a whole domain, or everyone, may come. */
async function expectedIn(query: Kysely<Tables>, session: string): Promise<number | null> {
  const { invited, domains } = await query
    .selectFrom('allowed_players')
    .leftJoin('participants', (join) =>
      join.onRef('participants.session', '=', 'allowed_players.session').onRef('participants.email', '=', 'entry'),
    )
    // Whoever was invited under two addresses that were merged is one; whoever was removed is not expected any more.
    .select((eb) => [
      eb.fn
        .count(eb.fn.coalesce('merged_into', 'participants.id', 'entry'))
        .distinct()
        .as('invited'),
      eb.fn.countAll().filterWhere('entry', 'like', '@%').as('domains'),
    ])
    .where('allowed_players.session', '=', session)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(invited) === 0 || Number(domains) > 0 ? null : Number(invited);
}

/** The oldest first. @param until boards stand still since then */
async function solvesIn(query: Kysely<Tables>, session: string, until: string | null): Promise<Solve[]> {
  let solves = query
    .selectFrom('challenge_states')
    .innerJoin('participants', 'participants.id', 'challenge_states.participant')
    .select(['participants.id as participant', 'participants.name', 'challenge_states.challenge', 'challenge_states.solved_at'])
    .where('participants.session', '=', session)
    .where(IS_PLAYING)
    .where('challenge_states.points', 'is not', null)
    .orderBy('challenge_states.solved_at')
    .orderBy('challenge_states.challenge');
  if (until !== null) solves = solves.where('challenge_states.solved_at', '<=', until);
  return (await solves.execute()).map(({ solved_at, ...solve }) => ({ ...solve, at: solved_at ?? '' }));
}

/** Only a full board says who. */
function nameOn(board: BoardSetting, { name }: Pick<Solve, 'name'>): string | null {
  return board === 'full' ? (name ?? 'Sans nom') : null;
}

function latestOf(solves: readonly Solve[], missions: readonly Mission[], board: BoardSetting): ProjectorRoom['latest'] {
  return solves
    .slice(-LATEST_SOLVES)
    .reverse()
    .map((solve) => ({ ...named(solve, missions), name: nameOn(board, solve) }));
}

function named({ challenge, at }: Solve, missions: readonly Mission[]) {
  return { challenge, title: missions.find(({ key }) => key === challenge)?.title ?? '', at };
}

/** The first solve, and each mission that everybody who is there has solved: by the moment at which the last one did. */
function momentsOf(
  solves: readonly Solve[],
  missions: readonly Mission[],
  present: number,
  board: BoardSetting,
): ProjectorMoment[] {
  const [first] = solves;
  const through = missions.flatMap(({ key }) => {
    const own = solves.filter(({ challenge }) => challenge === key);
    const last = own.at(-1);
    return last && present > 1 && own.length === present ? [last] : [];
  });
  return [
    ...(first ? [{ kind: 'first-solve' as const, ...named(first, missions), name: nameOn(board, first) }] : []),
    ...through.map((last) => ({ kind: 'everybody' as const, ...named(last, missions), name: null })),
  ];
}
