/**
 * Interim report of a self-paced session that is still open (decision 58). Two interim reports, or an interim and the final one, must never
 * differ by the play of fewer than five people. Attendance covers everybody, as in campaigns. Play covers people who solved every mission,
 * since their play no longer changes. They are taken in the order in which they finished, in groups of five, without the last five, so that
 * any later report adds at least five people.
 */
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import { inPieces } from '../concurrency/in-pieces.ts';
import type { Database } from '../database/database.ts';
import { participantPages } from '../database/participant-pages.ts';
import { ANONYMOUS } from '../session-model/disclosure.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import type { SessionHead } from './played.ts';
import { missionsOf, readSession } from './read-session.ts';
import type { TalliedSession } from './report.ts';
import { tallyOf } from './tally.ts';

type Manifests = Parameters<typeof readSession>[2];
type Reader = Parameters<typeof readSession>[0];

/** @returns null for a session that is not self-paced, or has fewer players than a figure must cover */
export async function interimTally(
  database: Reader,
  head: SessionHead,
  manifests: Manifests,
): Promise<Pick<TalliedSession, 'tally' | 'interim'> | null> {
  const until = head.selfPacedUntil;
  if (until === null) return null;
  const people = countedOf(await finishedPeople(database.query, head.id, missionsOf(head, manifests)));
  const { session, some } = await readSession(database, head, manifests, people);
  const everybody = await inPieces(tallyOf(session, ANONYMOUS));
  if (everybody === null) return null;
  const finished = people.size === 0 ? null : await inPieces(tallyOf(some, ANONYMOUS));
  const missions = (finished ?? everybody).missions.map((mission) => ({
    ...mission,
    figures: finished && mission.figures,
    // Mistakes and recall answers are left out: they still arrive after the solve, one person at a time.
    ...{ memory: null, mistakes: [] },
  }));
  const participation = { ...everybody.participation, solvedOne: null };
  const tally = { ...everybody, participation, missions, teams: [], judgements: finished?.judgements ?? null };
  return { tally, interim: { until, people: people.size } };
}

/**
 * People whose play is reported: in groups of five, without the last five. @param finished identifiers, in the order in which they finished
 */
function countedOf(finished: readonly string[]): ReadonlySet<string> {
  const fives = Math.floor(finished.length / MIN_REPORTED) - 1;
  return new Set(finished.slice(0, Math.max(0, fives) * MIN_REPORTED));
}

/** People who solved every mission, in the order of their last solve. */
async function finishedPeople(query: Database['query'], session: string, missions: readonly string[]): Promise<string[]> {
  const finished: { readonly participant: string; readonly last: string }[] = [];
  // If none of the session's missions is installed any more, nobody has finished; PostgreSQL accepts no empty list.
  if (missions.length === 0) return [];
  for await (const onPage of participantPages(query, session)) {
    const rows = await query
      .selectFrom('participants')
      .innerJoin('challenge_states', 'challenge_states.participant', 'participants.id')
      .select(['challenge_states.participant'])
      .select((eb) => eb.fn.max('solved_at').as('last'))
      .where(onPage)
      .where(IS_PLAYING)
      .where('challenge', 'in', missions)
      .where('points', 'is not', null)
      .groupBy('challenge_states.participant')
      .having((eb) => eb.fn.count('solved_at'), '=', missions.length)
      .execute();
    for (const { participant, last } of rows) finished.push({ participant, last: last ?? '' });
  }
  return finished
    .sort((a, b) => (a.last < b.last ? -1 : a.last > b.last ? 1 : a.participant < b.participant ? -1 : 1))
    .map(({ participant }) => participant);
}
