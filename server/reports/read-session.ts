/** Reads sessions for their report. */

import type { ExpressionBuilder, Kysely } from 'kysely';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Listing } from '#schemas/programmes.ts';
import type { ReportSession } from '#schemas/reports.ts';
import type { Database } from '../database/database.ts';
import { createUnpacker, type PackedColumn, packedRows } from '../database/packed-rows.ts';
import { participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { IS_OPENED } from '../ledger/states.ts';
import { mistakesOf } from '../live/mistakes.ts';
import { invitationOf, listedTeams } from '../session-model/expected.ts';
import { IS_PLAYING, isPlaying } from '../session-model/playing.ts';
import { isOver } from '../session-model/session-clock.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';
import { workshopOf } from '../session-model/workshop.ts';
import type { PlayedSession, PlayedState, SessionHead } from './played.ts';

/** Every session, the latest first. */
export async function reportSessions(query: Kysely<Tables>): Promise<ReportSession[]> {
  const rows = await query
    .selectFrom('sessions')
    .leftJoin('participants', (join) => join.onRef('participants.session', '=', 'sessions.id').on(IS_PLAYING))
    .leftJoin('session_reports', 'session_reports.session', 'sessions.id')
    .select(LISTED)
    .select((eb) => [eb.fn.count('participants.id').as('came'), firstOpening(eb)])
    .groupBy(LISTED)
    .execute();
  return rows
    .map(({ id, code, name, came, ended_at, drawn_at, ...times }) => ({
      id,
      code: displayedCode(code),
      name,
      at: beginningOf(times),
      came: Number(came),
      over: isOver({ ended_at }),
      drawn: drawn_at !== null,
    }))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? 1 : -1));
}

const LISTED = [
  'sessions.id',
  'sessions.code',
  'sessions.name',
  'sessions.created_at',
  'sessions.started_at',
  'sessions.ended_at',
  'sessions.opens_at',
  'sessions.workshop',
  'session_reports.drawn_at',
] as const;

/** When somebody first opened a mission. */
function firstOpening(eb: ExpressionBuilder<Tables, 'sessions'>) {
  return eb
    .selectFrom('session_events')
    .select('at')
    .whereRef('session_events.session', '=', 'sessions.id')
    .where('kind', '=', 'opened')
    .orderBy('number')
    .limit(1)
    .as('first_opening');
}

interface Times {
  readonly created_at: string;
  readonly started_at: string | null;
  readonly first_opening: string | null;
  readonly opens_at: string | null;
  readonly workshop: string | null;
}

/** A session that was opened again has begun anew since, or is yet to: until it begins, when it is planned to, else when it was made. */
function beginningOf({ created_at, started_at, first_opening, opens_at, workshop }: Times): string {
  const planned = workshopOf(workshop)?.startsAt ?? opens_at ?? created_at;
  const [began = planned] = [started_at, first_opening].flatMap((at) => at ?? []).sort();
  return began;
}

/** @returns undefined for a session that is not there */
export async function headOf(query: Kysely<Tables>, id: string): Promise<SessionHead | undefined> {
  const row = await query
    .selectFrom('sessions')
    .select((eb) => ['name', 'challenges', 'created_at', 'started_at', 'ended_at', 'opens_at', 'workshop', firstOpening(eb)])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { id, name: row.name, at: beginningOf(row), over: isOver(row), challenges: row.challenges };
}

/** @param manifests of every challenge */
export async function readSession(
  { query, kind }: Pick<Database, 'query' | 'kind'>,
  { id, challenges }: SessionHead,
  manifests: readonly (Listing & Pick<ChallengeManifest, 'key'>)[],
): Promise<PlayedSession> {
  const people = await everybodyIn(query, id);
  const teams = await listedTeams(query, id);
  return {
    states: await statesIn(query, id),
    missions: sessionMissions(chosenKeys(challenges), manifests).map(({ key }) => key),
    invitation: await invitationOf(query, id, people),
    people: people.filter(isPlaying).map(({ email, name, team, id: participant }) => ({
      id: participant,
      email,
      name,
      team: teams.get(participant) ?? team,
    })),
    answers: await answersIn(query, id),
    judgements: await judgementsIn(query, id),
    mistakes: await mistakesOf(query, kind, id),
  };
}

/** All participants by address, removed and merged ones included. */
async function everybodyIn(query: Kysely<Tables>, session: string) {
  const people = [];
  for await (const onPage of participantPages(query, session)) {
    const page = query
      .selectFrom('participants')
      .select(['id', 'email', 'name', 'team', 'removed_at', 'merged_into'])
      .where(onPage)
      .orderBy('email');
    for (const person of await page.execute()) people.push(person);
  }
  return people;
}

/** Columns of a state, after the mission's key. */
const STATE = [
  ['challenge_states.failures', 'number'],
  ['challenge_states.hints_shown', 'number'],
  ['challenge_states.opened_at', 'time'],
  ['challenge_states.solved_at', 'time'],
  ['challenge_states.points', 'number'],
  ['challenge_states.round', 'number'],
] as const satisfies readonly PackedColumn[];
const PACKED_STATES = packedRows('challenge_states.challenge', STATE);

async function statesIn(query: Kysely<Tables>, session: string): Promise<PlayedState[]> {
  const states: PlayedState[] = [];
  const unpack = createUnpacker(STATE);
  for await (const onPage of participantPages(query, session)) {
    const page = query
      .selectFrom('participants')
      .innerJoin('challenge_states', 'challenge_states.participant', 'participants.id')
      .select(['participants.id', PACKED_STATES.as('states')])
      .where(onPage)
      .where(IS_PLAYING)
      .where(IS_OPENED)
      // By the index that the page is read by, so that SQLite sorts nothing; a participant's e-mail is their own.
      .groupBy(['participants.email', 'participants.id']);
    for (const { id: participant, states: packed } of await page.execute())
      unpack(packed, (challenge, [failures, hints, openedAt = null, solvedAt = null, points = null, round]) => {
        const timed = openedAt !== null && solvedAt !== null && round === 0;
        states.push({
          participant,
          challenge,
          failures: failures ?? 0,
          hints: hints ?? 0,
          solved: points !== null,
          minutes: timed ? (solvedAt - openedAt) / MINUTE_MS : null,
        });
      });
  }
  return states;
}

async function answersIn(query: Kysely<Tables>, session: string): Promise<PlayedSession['answers']> {
  const answers: { participant: string; challenge: string; right: boolean }[] = [];
  for await (const onPage of participantPages(query, session)) {
    const page = query
      .selectFrom('participants')
      .innerJoin('retrieval_answers', 'retrieval_answers.participant', 'participants.id')
      .select(['participant', 'challenge', 'correct'])
      .where(onPage)
      .where(IS_PLAYING);
    for (const { participant, challenge, correct } of await page.execute())
      answers.push({ participant, challenge, right: correct === 1 });
  }
  return answers;
}

async function judgementsIn(query: Kysely<Tables>, session: string): Promise<PlayedSession['judgements']> {
  const by = { hostile: 0, genuine: 0 };
  const items: PlayedSession['judgements']['items'][number][] = [];
  for await (const onPage of participantPages(query, session)) {
    const judged = query
      .selectFrom('participants')
      .innerJoin('judgements', 'judgements.participant', 'participants.id')
      .where(onPage)
      .where(IS_PLAYING);
    const judges = judged
      .select('hostile')
      .select((eb) => eb.fn.count('participant').distinct().as('people'))
      .groupBy('hostile');
    for (const { hostile, people } of await judges.execute()) by[hostile === 1 ? 'hostile' : 'genuine'] += Number(people);
    const counts = judged
      .select(['hostile', 'first_hostile', 'last_hostile'])
      .select((eb) => eb.fn.countAll().as('count'))
      .groupBy(['hostile', 'first_hostile', 'last_hostile']);
    for (const { hostile, first_hostile, last_hostile, count } of await counts.execute())
      items.push({ hostile: hostile === 1, first: first_hostile === 1, last: last_hostile === 1, count: Number(count) });
  }
  return { hostileBy: by.hostile, genuineBy: by.genuine, items };
}
