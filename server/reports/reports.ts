/** Draws up reports, session by session: what is held meanwhile is one session and the sums. */
import { setImmediate } from 'node:timers/promises';
import { FEWEST_REPORTED } from '#schemas/console-words.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Listing } from '#schemas/programmes.ts';
import type { NamedReport, Report, ReportReply, ReportSession } from '#schemas/reports.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { unknownSession } from '../errors.ts';
import { grouped } from '../grouped.ts';
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
  const { query } = database;
  const words = new Map(manifests.map((manifest) => [manifest.key, manifest]));

  /** @param onSession gets everybody who came, of sessions that are left out too */
  async function drawUp(ids: Iterable<string>, fewest: number, onSession?: (session: PlayedSession) => void): Promise<Report> {
    const sum = emptyTally();
    for (const id of new Set(ids)) {
      const session = await readSession(database, id, manifests, onSession ? 0 : fewest);
      if (!session) throw unknownSession();
      addSession(sum, session, fewest);
      onSession?.(session);
      // SQLite answers without ever waiting: the process would do nothing else until the last session.
      await setImmediate();
    }
    return reportOf(sum, (key) => words.get(key));
  }

  /** The sessions of a year but for these. */
  async function ofYear(year: number, but: readonly string[]): Promise<string[]> {
    const all = await reportSessions(query);
    return all.filter(({ id, at }) => at.startsWith(`${year}-`) && !but.includes(id)).map(({ id }) => id);
  }

  return {
    sessions: () => reportSessions(query),
    async anonymous(sessions, compare) {
      const with_ = typeof compare === 'number' ? await ofYear(compare, sessions) : compare;
      return {
        report: await drawUp(sessions, FEWEST_REPORTED),
        compared: with_ && (await drawUp(with_, FEWEST_REPORTED)),
        at: isoTime(clock()),
      };
    },
    async named(sessions) {
      const people: NamedReport['people'] = [];
      const report = await drawUp(sessions, 1, (session) => people.push(...peopleOf(session)));
      return { report, people, at: isoTime(clock()) };
    },
  };
}

function peopleOf({ name: session, at, people, states, answers }: PlayedSession): NamedReport['people'] {
  const stood = grouped(states, ({ participant }) => participant);
  const answered = grouped(answers, ({ participant }) => participant);
  return people.map(({ id, email, name, team }) => {
    const own = stood.get(id) ?? [];
    const remembered = answered.get(id) ?? [];
    return {
      session,
      at,
      username: email,
      name,
      team,
      opened: own.length,
      solved: own.filter(({ solved }) => solved).length,
      failures: own.reduce((sum, { failures }) => sum + failures, 0),
      hints: own.reduce((sum, { hints }) => sum + hints, 0),
      answered: remembered.length,
      right: remembered.filter(({ right }) => right).length,
    };
  });
}
