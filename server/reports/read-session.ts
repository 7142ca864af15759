/** Reads sessions for their report. */
import type { ExpressionBuilder, Kysely } from 'kysely';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Listing } from '#schemas/programmes.ts';
import type { ReportSession } from '#schemas/reports.ts';
import type { Database } from '../database/database.ts';
import { packedRows } from '../database/packed-rows.ts';
import { participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { IS_OPENED } from '../ledger/states.ts';
import { mistakesOf } from '../live/mistakes.ts';
import { expectedAttendance } from '../session-model/expected.ts';
import { IS_PLAYING, isPlaying } from '../session-model/playing.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';
import type { PlayedSession, PlayedState } from './played.ts';

/** Every session, the latest first. */
export async function reportSessions(query: Kysely<Tables>): Promise<ReportSession[]> {
  const rows = await query
    .selectFrom('sessions')
    .leftJoin('participants', (join) => join.onRef('participants.session', '=', 'sessions.id').on(IS_PLAYING))
    .select(['sessions.id', 'sessions.code', 'sessions.name', 'sessions.created_at', 'sessions.started_at'])
    .select((eb) => [eb.fn.count('participants.id').as('came'), firstOpening(eb)])
    .groupBy(['sessions.id', 'sessions.code', 'sessions.name', 'sessions.created_at', 'sessions.started_at'])
    .execute();
  return rows
    .map(({ id, code, name, came, ...times }) => ({
      id,
      code: displayedCode(code),
      name,
      at: beginningOf(times),
      came: Number(came),
    }))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? 1 : -1));
}

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
}

/** A session that was opened again has begun anew since, or is yet to. */
function beginningOf({ created_at, started_at, first_opening }: Times): string {
  const [began = created_at] = [started_at, first_opening].flatMap((at) => at ?? []).sort();
  return began;
}

/**
 * @param manifests of every challenge
 * @param fewest players of a session that is told of: of one with fewer nothing else is read, since most sessions of a year may be such
 * @returns undefined for a session that is not there
 */
export async function readSession(
  { query, kind }: Pick<Database, 'query' | 'kind'>,
  id: string,
  manifests: readonly (Listing & Pick<ChallengeManifest, 'key'>)[],
  fewest: number,
): Promise<PlayedSession | undefined> {
  const row = await query
    .selectFrom('sessions')
    .select((eb) => ['name', 'challenges', 'created_at', 'started_at', firstOpening(eb)])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const states = await statesIn(query, id);
  const session = { name: row.name, at: beginningOf(row), states };
  if (!arePlayedBy(fewest, states))
    return { ...session, missions: [], expected: null, people: [], answers: [], mistakes: new Map() };
  const people = await everybodyIn(query, id);
  return {
    ...session,
    missions: sessionMissions(chosenKeys(row.challenges), manifests).map(({ key }) => key),
    expected: await expectedAttendance(query, id, people),
    people: people.filter(isPlaying).map(({ email, name, team, id: participant }) => ({ id: participant, email, name, team })),
    answers: await answersIn(query, id),
    mistakes: await mistakesOf(query, kind, id),
  };
}

/** Looks at no more states than it needs: of 20,000 people there are 200,000. */
function arePlayedBy(people: number, states: readonly PlayedState[]): boolean {
  const players = new Set<string>();
  for (const { participant } of states) if (players.add(participant).size >= people) return true;
  return people === 0;
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

/** Columns of {@link StateCells}. */
const STATE = packedRows([
  ['challenge_states.participant', 'text'],
  ['challenge_states.failures', 'number'],
  ['challenge_states.hints_shown', 'number'],
  ['challenge_states.opened_at', 'text'],
  ['challenge_states.solved_at', 'text'],
  ['challenge_states.points', 'number'],
  ['challenge_states.round', 'number'],
]);

type StateCells = readonly [
  participant: string,
  failures: number,
  hints: number,
  openedAt: string | null,
  solvedAt: string | null,
  points: number | null,
  round: number,
];

async function statesIn(query: Kysely<Tables>, session: string): Promise<PlayedState[]> {
  const states: PlayedState[] = [];
  for await (const onPage of participantPages(query, session)) {
    const page = query
      .selectFrom('participants')
      .innerJoin('challenge_states', 'challenge_states.participant', 'participants.id')
      .select(['challenge', STATE.as('states')])
      .where(onPage)
      .where(IS_PLAYING)
      .where(IS_OPENED)
      .groupBy('challenge')
      .orderBy('challenge');
    for (const { challenge, states: packed } of await page.execute()) {
      const rows: readonly StateCells[] = JSON.parse(`[${packed}]`);
      for (const [participant, failures, hints, openedAt, solvedAt, points, round] of rows)
        states.push({
          participant,
          challenge,
          failures,
          hints,
          solved: points !== null,
          minutes:
            openedAt === null || solvedAt === null || round > 0 ? null : (Date.parse(solvedAt) - Date.parse(openedAt)) / 60_000,
        });
    }
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
