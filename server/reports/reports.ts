/** Computes reports session by session, so that only one session and the tallies are in memory. */
import type { Kysely } from 'kysely';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Listing } from '#schemas/programmes.ts';
import type { NamedReport, Report, ReportReply, ReportSession } from '#schemas/reports.ts';
import { type Clock, isoTime } from '../clock.ts';
import { inPieces, slicesOf } from '../concurrency/in-pieces.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { unknownSession } from '../errors.ts';
import { ANONYMOUS, NAMED } from '../session-model/disclosure.ts';
import { type Conclusion, conclude, conclusionOf, fixedTally, fixTally } from './fixed-tallies.ts';
import { interimTally } from './interim-tally.ts';
import type { PlayedSession, SessionHead } from './played.ts';
import { headOf, readSession, reportSessions } from './read-session.ts';
import { reportOf, type TalliedSession } from './report.ts';
import { type SessionTally, tallyOf } from './tally.ts';

export interface Reports {
  /** Newest first. */
  sessions(): Promise<ReportSession[]>;
  /** The sessions with which a report is compared. @param compare identifiers, or a year; null for no comparison */
  comparedSessions(sessions: readonly string[], compare: readonly string[] | number | null): Promise<readonly string[] | null>;
  /**
   * Anonymous report of sessions that are over, and of open self-paced ones so far (decision 58). The figures of a session that is over are
   * fixed when they are first computed.
   * @param compare identifiers, or a year @param actor username, for the audit entry when figures are fixed @throws ServerError 404
   */
  anonymous(sessions: readonly string[], compare: readonly string[] | number | null, actor: string): Promise<DrawnReport>;
  /** Report with names, computed from the current state. @throws ServerError 404 */
  named(sessions: readonly string[]): Promise<NamedReport>;
  /**
   * Scope of the fixed report of a session that is over; computes the report if necessary. Null if too few people played.
   * @throws ServerError 404
   */
  fixed(session: string): Promise<FixedReport | null>;
  /**
   * Stores the facilitators' conclusion on these sessions.
   * @param actor username, for the audit log @returns the stored text @throws ServerError 404
   */
  conclude(sessions: readonly string[], conclusion: Conclusion): Promise<string>;
}

/** The part of the reply that reports compute; the campaign is added by the route. */
type DrawnReport = Omit<ReportReply, 'campaign'>;

interface FixedReport {
  /** Time at which the report was fixed; ISO 8601. */
  readonly at: string;
  /** Number of people behind the reported judgements; null if none are reported. */
  readonly judged: number | null;
  /** Challenge → number of recall answers, for missions whose recall answers are reported. */
  readonly answered: ReadonlyMap<string, number>;
}

type Manifest = Listing & Pick<ChallengeManifest, 'key' | 'title' | 'themes' | 'skill' | 'accepts'>;

/** @param manifests of every challenge */
export function createReports(database: Database, clock: Clock, manifests: readonly Manifest[]): Reports {
  const { query, kind } = database;
  const labels = new Map(manifests.map((manifest) => [manifest.key, manifest]));

  async function drawUp(ids: Iterable<string>, actor: string, interim = false): Promise<Report> {
    const sessions: TalliedSession[] = [];
    const leftOut: Report['leftOut'] = [];
    // One snapshot serves all pages: a person who is merged between two pages would be counted twice, or not at all.
    await onSnapshot(async (snapshot) => {
      for (const id of new Set(ids)) {
        const head = await headOf(snapshot, id);
        if (!head) throw unknownSession();
        if (!head.over) {
          const soFar = interim ? await interimTally({ query: snapshot, kind }, head, manifests) : null;
          if (soFar) sessions.push({ ...head, ...soFar });
          else leftOut.push(omitted(head, interim && head.selfPacedUntil !== null ? 'too-few-yet' : 'not-over'));
          continue;
        }
        const tally = (await fixedTally(snapshot, id))?.tally ?? (await firstTally(snapshot, head, actor));
        if (tally) sessions.push({ ...head, tally });
        else leftOut.push(omitted(head, 'too-few'));
      }
    });
    return inPieces(reportOf(sessions, leftOut, (key) => labels.get(key)));
  }

  async function firstTally(snapshot: Kysely<Tables>, head: SessionHead, actor: string): Promise<SessionTally | null> {
    const { session } = await readSession({ query: snapshot, kind }, head, manifests);
    const tally = await inPieces(tallyOf(session, ANONYMOUS));
    return tally && fixTally(query, clock, head.id, tally, actor);
  }

  async function onSnapshot(work: (query: Kysely<Tables>) => Promise<void>): Promise<void> {
    const snapshot = await database.snapshot();
    try {
      await work(snapshot.query);
    } finally {
      await snapshot.release();
    }
  }

  /** The sessions of a year that are over, except those in `but`. */
  async function ofYear(year: number, but: readonly string[]): Promise<string[]> {
    const all = await reportSessions(query);
    return all.filter(({ id, at, over }) => over && at.startsWith(`${year}-`) && !but.includes(id)).map(({ id }) => id);
  }

  const comparedSessions: Reports['comparedSessions'] = async (sessions, compare) =>
    typeof compare === 'number' ? ofYear(compare, sessions) : compare;

  return {
    sessions: () => reportSessions(query),
    comparedSessions,
    async anonymous(sessions, compare, actor) {
      const with_ = await comparedSessions(sessions, compare);
      return {
        report: await drawUp(sessions, actor, true),
        compared: with_ && (await drawUp(with_, actor)),
        conclusion: await conclusionOf(query, sessions),
        at: isoTime(clock()),
      };
    },
    async named(ids) {
      const people: NamedReport['people'] = [];
      const sessions: TalliedSession[] = [];
      const leftOut: Report['leftOut'] = [];
      await onSnapshot(async (snapshot) => {
        for (const id of new Set(ids)) {
          const head = await headOf(snapshot, id);
          if (!head) throw unknownSession();
          const { session } = await readSession({ query: snapshot, kind }, head, manifests);
          const tally = await inPieces(tallyOf(session, NAMED));
          if (tally) sessions.push({ ...head, tally, ...(!head.over && { open: true }) });
          else leftOut.push(omitted(head, 'too-few'));
          await inPieces(addPeople(people, head, session));
        }
      });
      const report = await inPieces(reportOf(sessions, leftOut, (key) => labels.get(key)));
      return { report, people, at: isoTime(clock()) };
    },
    async fixed(session) {
      if (!(await fixedTally(query, session))) await drawUp([session], 'schedule');
      const fixed = await fixedTally(query, session);
      if (!fixed) return null;
      const { judgements, missions } = fixed.tally;
      return {
        at: fixed.at,
        judged: judgements?.people ?? null,
        answered: new Map(missions.flatMap(({ key, memory }) => (memory ? [[key, memory.answered]] : []))),
      };
    },
    async conclude(sessions, conclusion) {
      for (const id of sessions) if (!(await headOf(query, id))) throw unknownSession();
      const [first, ...others] = sessions;
      if (first !== undefined) await conclude(query, clock, [first, ...others], { ...conclusion, text: conclusion.text.trim() });
      return conclusionOf(query, sessions);
    },
  };
}

const omitted = ({ name, code }: SessionHead, why: Report['leftOut'][number]['why']) => ({ title: name ?? code, why });

/** Adds all participants of a session to the rows; yields at every point where it may be interrupted. */
function* addPeople(
  rows: NamedReport['people'],
  { name: session, at }: SessionHead,
  { people, counted, answers }: PlayedSession,
): Generator<void, void> {
  const recalled = new Map<string, { answered: number; right: number }>();
  for (const slice of slicesOf(answers)) {
    for (const { participant, right } of slice) {
      const own = recalled.get(participant) ?? { answered: 0, right: 0 };
      own.answered += 1;
      own.right += right ? 1 : 0;
      recalled.set(participant, own);
    }
    yield;
  }
  for (const slice of slicesOf(people)) {
    for (const { id, email, name, team } of slice) {
      const { opened = 0, solved = 0, failures = 0, hints = 0 } = counted.people.get(id) ?? {};
      const { answered = 0, right = 0 } = recalled.get(id) ?? {};
      rows.push({ session, at, username: email, name, team, opened, solved, failures, hints, answered, right });
    }
    yield;
  }
}
