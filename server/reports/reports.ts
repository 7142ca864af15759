/** Makes reports session by session, so that only one session and the sums are in memory. */
import { MIN_REPORTED } from '#schemas/console-constants.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Listing } from '#schemas/programmes.ts';
import type { NamedReport, Report, ReportReply, ReportSession } from '#schemas/reports.ts';
import { type Clock, isoTime } from '../clock.ts';
import { inPieces, slicesOf } from '../concurrency/in-pieces.ts';
import type { Database } from '../database/database.ts';
import { unknownSession } from '../errors.ts';
import type { PlayedSession } from './played.ts';
import { readSession, reportSessions } from './read-session.ts';
import { reportOf } from './report.ts';
import { addSession, emptyTally } from './tally.ts';

export interface Reports {
  /** Newest first. */
  sessions(): Promise<ReportSession[]>;
  /** Anonymous. @param compare identifiers, or a year @throws ServerError 404 */
  anonymous(sessions: readonly string[], compare: readonly string[] | number | null): Promise<ReportReply>;
  /** @throws ServerError 404 */
  named(sessions: readonly string[]): Promise<NamedReport>;
}

type Manifest = Listing & Pick<ChallengeManifest, 'key' | 'title' | 'category'>;

/** @param manifests of every challenge */
export function createReports(database: Database, clock: Clock, manifests: readonly Manifest[]): Reports {
  const { query, kind } = database;
  const words = new Map(manifests.map((manifest) => [manifest.key, manifest]));

  /** @param onSession called with the participants of each session, including sessions that are left out */
  async function drawUp(
    ids: Iterable<string>,
    fewest: number,
    onSession?: (session: PlayedSession) => Generator<void, void>,
  ): Promise<Report> {
    const sum = emptyTally();
    // One snapshot for all pages: people who are merged between two pages would be counted twice, or not at all.
    const snapshot = await database.snapshot();
    try {
      for (const id of new Set(ids)) {
        const session = await readSession({ query: snapshot.query, kind }, id, manifests, onSession ? 0 : fewest);
        if (!session) throw unknownSession();
        await inPieces(addSession(sum, session, fewest));
        if (onSession) await inPieces(onSession(session));
      }
    } finally {
      await snapshot.release();
    }
    return inPieces(reportOf(sum, (key) => words.get(key)));
  }

  /** The sessions of a year, without these. */
  async function ofYear(year: number, but: readonly string[]): Promise<string[]> {
    const all = await reportSessions(query);
    return all.filter(({ id, at }) => at.startsWith(`${year}-`) && !but.includes(id)).map(({ id }) => id);
  }

  return {
    sessions: () => reportSessions(query),
    async anonymous(sessions, compare) {
      const with_ = typeof compare === 'number' ? await ofYear(compare, sessions) : compare;
      return {
        report: await drawUp(sessions, MIN_REPORTED),
        compared: with_ && (await drawUp(with_, MIN_REPORTED)),
        at: isoTime(clock()),
      };
    },
    async named(sessions) {
      const people: NamedReport['people'] = [];
      const report = await drawUp(sessions, 1, (session) => addPeople(people, session));
      return { report, people, at: isoTime(clock()) };
    },
  };
}

/** Adds all participants, and yields wherever it may be interrupted. */
function* addPeople(
  rows: NamedReport['people'],
  { name: session, at, people, states, answers }: PlayedSession,
): Generator<void, void> {
  const counts = new Map(people.map(({ id }) => [id, { opened: 0, solved: 0, failures: 0, hints: 0, answered: 0, right: 0 }]));
  yield;
  for (const slice of slicesOf(states)) {
    for (const { participant, solved, failures, hints } of slice) {
      const own = counts.get(participant);
      if (!own) continue;
      own.opened += 1;
      own.solved += solved ? 1 : 0;
      own.failures += failures;
      own.hints += hints;
    }
    yield;
  }
  for (const slice of slicesOf(answers)) {
    for (const { participant, right } of slice) {
      const own = counts.get(participant);
      if (!own) continue;
      own.answered += 1;
      own.right += right ? 1 : 0;
    }
    yield;
  }
  for (const slice of slicesOf(people)) {
    for (const { id, email, name, team } of slice) {
      const own = counts.get(id);
      if (own) rows.push({ session, at, username: email, name, team, ...own });
    }
    yield;
  }
}
