/**
 * Figures of returns, for sessions and campaigns. A session's figures are fixed once all its returns of a kind are closed: computed again
 * after somebody was removed or withdrew, they would differ from the former ones by that person. A campaign pools sessions to which too few
 * people came back for figures of their own, as soon as these people together are enough.
 */

import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { grouped } from '#engine/rules/grouped.ts';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { utcDay } from '#engine/rules/utc-day.ts';
import { APPOINTMENT_KINDS, type AppointmentKind } from '#schemas/return-constants.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import { inPieces } from '../concurrency/in-pieces.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { unknownCampaign, unknownSession } from '../errors.ts';
import { isId, newId } from '../identifiers.ts';
import { ANONYMOUS } from '../session-model/disclosure.ts';
import { type OpenReturns, readOpenReturns } from './open-returns.ts';
import { withPlanned } from './planned-people.ts';
import { type FixedRoom, readReturned, readRoom, readWeeksTold, UNKNOWN_ROOM, wasCompared } from './read-returned.ts';
import {
  comparesWithSession,
  type Earlier,
  earlierOf,
  type Returned,
  type ReturnTally,
  type Room,
  returnTally,
} from './return-tally.ts';
import { sumOfReturns } from './sum-returns.ts';

export interface ReturnFiguresReader {
  /** Figures of these sessions together, one for each kind of return. @throws ServerError 404 */
  ofSessions(sessions: readonly string[]): Promise<ReturnFigures[]>;
  /** Figures of a campaign's sessions, deleted ones included. @throws ServerError 404 */
  ofCampaign(campaign: string): Promise<ReturnFigures[]>;
  /** Fixes figures that are due, so that the campaign keeps them when its sessions are deleted. */
  fixDue(): Promise<void>;
}

/** Maximum number of people per reading: they take SQLite, whose queries block the event loop, some milliseconds. */
const PEOPLE = 250;

interface Drawing {
  /** One snapshot of the database for all queries. */
  readonly snapshot: Kysely<Tables>;
  readonly kind: AppointmentKind;
  readonly sessions: readonly OpenReturns[];
  readonly people: readonly Returned[];
  /** Scope of each session's report, by session. */
  readonly reports: ReadonlyMap<string, FixedRoom | null>;
}

/** Stores the tally of these sessions, unless another call has stored one of them meanwhile. @param now milliseconds since 1970 */
async function drawUp(query: Kysely<Tables>, now: number, { snapshot, kind, sessions, people, reports }: Drawing): Promise<void> {
  const room = await readRoom(snapshot, new Map(sessions.map(({ session }) => [session, reports.get(session) ?? null])));
  const before = await wasCompared(
    snapshot,
    sessions.map(({ session }) => session),
  );
  const earlier = before ? await readEarlier(snapshot, kind, sessions, room) : null;
  const kept = sessions.reduce((sum, one) => sum + one.kept, 0);
  const tally = await inPieces(returnTally(kept, people, before ? UNKNOWN_ROOM : room, earlier));
  const stored = { kind, drawn_at: isoTime(now), compared: comparesWithSession(tally) ? (1 as const) : (0 as const) };
  const alone = sessions.length === 1;
  const rows = sessions.map(({ session, campaign }) => ({
    ...{ id: newId(now), session, campaign, ...stored },
    tally: alone ? JSON.stringify(tally) : null,
  }));
  const together = { id: newId(now), session: null, campaign: sessions[0]?.campaign ?? null, ...stored };
  const write = () =>
    query.transaction().execute(async (transaction) => {
      const written = await transaction
        .insertInto('return_tallies')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['session', 'kind']).doNothing())
        .returning('id')
        .execute();
      if (written.length < rows.length) throw new DrawnUpMeanwhile();
      await tellFixed(transaction, now, kind, sessions);
      if (alone) return;
      await transaction
        .insertInto('return_tallies')
        .values({ ...together, tally: JSON.stringify(tally) })
        .execute();
    });
  await withRetries(write).catch(ignoreDrawnUp);
}

/** Records that figures were fixed, for the campaign if there is one, else for the session. @param now milliseconds since 1970 */
async function tellFixed(
  transaction: Kysely<Tables>,
  now: number,
  kind: AppointmentKind,
  sessions: readonly OpenReturns[],
): Promise<void> {
  const [one] = sessions;
  if (!one) return;
  const campaign = await transaction
    .selectFrom('campaigns')
    .select('name')
    .where('id', '=', one.campaign ?? '')
    .executeTakeFirst();
  const detail = { ...campaign, kind, sessions: sessions.length };
  const subject = one.campaign ?? one.session;
  await audit(transaction, () => now, { actor: 'schedule', action: 'return-figures-fixed', subject, detail });
}

/**
 * Reported figure of a session's return at three weeks, to compare with the one at three months; null for several sessions together.
 * @param room people of the session's report
 */
async function readEarlier(
  snapshot: Kysely<Tables>,
  kind: AppointmentKind,
  [one, ...others]: readonly OpenReturns[],
  room: Room,
): Promise<Earlier | null> {
  if (kind !== 'months-3' || !one || others.length > 0) return null;
  const told = await readWeeksTold(snapshot, one.session);
  return told && inPieces(earlierOf(told, await readReturned(snapshot, [one.session], 'weeks-3'), room));
}

/** @param reportOf scope of the report of a session that is over, computed if necessary; null if too few people played */
export function createReturnFigures(
  database: Database,
  clock: Clock,
  reportOf: (session: string) => Promise<FixedRoom | null>,
): ReturnFiguresReader {
  const { query } = database;
  const isDue = ({ over, lastDay }: OpenReturns) => over && lastDay < utcDay(clock());

  /** @param pooling whether small sessions of a campaign are pooled */
  async function fix(open: readonly OpenReturns[], pooling: boolean): Promise<void> {
    for (const kind of APPOINTMENT_KINDS) {
      const due = open.filter((one) => one.kind === kind && isDue(one));
      if (due.length > 0) await fixKind(kind, due, pooling);
    }
  }

  async function fixKind(kind: AppointmentKind, due: readonly OpenReturns[], pooling: boolean): Promise<void> {
    const reports = new Map<string, FixedRoom | null>();
    for (const { session } of due) {
      reports.set(session, await reportOf(session));
      await setImmediate();
    }
    const small: { readonly returns: OpenReturns; readonly people: readonly Returned[] }[] = [];
    const snapshot = await database.snapshot();
    try {
      for (const some of readTogether(due)) {
        const ids = some.map(({ session }) => session);
        const bySession = grouped(await readReturned(snapshot.query, ids, kind), ({ session }) => session);
        for (const returns of some) {
          const people = bySession.get(returns.session) ?? [];
          if (people.length >= ANONYMOUS.fewest)
            await drawUp(query, clock(), { snapshot: snapshot.query, kind, sessions: [returns], people, reports });
          else if (people.length > 0 && returns.campaign !== null) small.push({ returns, people });
        }
        await setImmediate();
      }
      if (!pooling) return;
      for (const [, together] of grouped(small, ({ returns }) => returns.campaign)) {
        const people = together.flatMap((one) => one.people);
        if (people.length < ANONYMOUS.fewest) continue;
        const sessions = together.map(({ returns }) => returns);
        await drawUp(query, clock(), { snapshot: snapshot.query, kind, sessions, people, reports });
      }
    } finally {
      await snapshot.release();
    }
  }

  function figuresOf(open: readonly OpenReturns[], stored: readonly StoredTally[], emptyIsTooFew: boolean): ReturnFigures[] {
    return APPOINTMENT_KINDS.map((kind) => {
      const own = open.filter((one) => one.kind === kind);
      const rows = stored.filter((row) => row.kind === kind);
      const tallies = rows.flatMap(({ tally }): ReturnTally[] => (tally === null ? [] : [JSON.parse(tally)]));
      const withNone = emptyIsTooFew ? rows.length - tallies.length : 0;
      return {
        kind,
        awaited: awaitedOf(own.filter((one) => !isDue(one))),
        tooFew: own.filter(isDue).length + withNone,
        told: sumOfReturns(tallies),
      };
    });
  }

  const tallies = () => query.selectFrom('return_tallies').select(['return_tallies.kind', 'return_tallies.tally']);

  return {
    async ofSessions(sessions) {
      const chosen = await knownSessions(query, sessions);
      if (chosen.length === 0) return [];
      await fix(await readOpenReturns(query, { sessions: chosen }), false);
      const open = await readOpenReturns(query, { sessions: chosen });
      const figures = figuresOf(open, await tallies().where('session', 'in', chosen).execute(), true);
      return withPlanned(query, chosen, utcDay(clock()), figures);
    },
    async ofCampaign(campaign) {
      const known = isId(campaign)
        ? await query.selectFrom('campaigns').select('id').where('id', '=', campaign).executeTakeFirst()
        : undefined;
      if (!known) throw unknownCampaign();
      await fix(await readOpenReturns(query, { campaign }), true);
      const present = await tallies()
        .innerJoin('campaign_sessions', 'campaign_sessions.session', 'return_tallies.session')
        .where('campaign_sessions.campaign', '=', campaign)
        .execute();
      // Tallies of pooled sessions, and of deleted ones.
      const kept = await tallies().where('campaign', '=', campaign).where('session', 'is', null).execute();
      return figuresOf(await readOpenReturns(query, { campaign }), [...present, ...kept], false);
    },
    async fixDue() {
      await fix(await readOpenReturns(query), true);
      await query.deleteFrom('return_tallies').where('session', 'is', null).where('campaign', 'is', null).execute();
      // A session may have joined a campaign since its tally was stored.
      await query
        .updateTable('return_tallies')
        .set((eb) => ({
          campaign: eb.selectFrom('campaign_sessions').select('campaign').whereRef('session', '=', 'return_tallies.session'),
        }))
        .where('session', 'is not', null)
        .execute();
    },
  };
}

/** @returns each session once; empty for an empty list, such as a year without other sessions @throws ServerError 404 */
async function knownSessions(query: Kysely<Tables>, sessions: readonly string[]): Promise<readonly string[]> {
  const chosen = [...new Set(sessions)];
  if (chosen.length === 0) return [];
  const known = await query.selectFrom('sessions').select('id').where('id', 'in', chosen).execute();
  if (known.length < chosen.length) throw unknownSession();
  return chosen;
}

/** Groups sessions for reading: small ones together, a large one alone. */
function* readTogether(due: readonly OpenReturns[]): Generator<readonly OpenReturns[]> {
  let together: OpenReturns[] = [];
  let people = 0;
  for (const one of due) {
    if (together.length > 0 && people + one.kept > PEOPLE) {
      yield together;
      together = [];
      people = 0;
    }
    together.push(one);
    people += one.kept;
  }
  if (together.length > 0) yield together;
}

type StoredTally = Pick<Tables['return_tallies'], 'kind' | 'tally'>;

/** Thrown to roll the transaction back. */
class DrawnUpMeanwhile extends Error {}

function ignoreDrawnUp(error: unknown): void {
  if (!(error instanceof DrawnUpMeanwhile)) throw error;
}

function awaitedOf(open: readonly OpenReturns[]): ReturnFigures['awaited'] {
  if (open.length === 0) return null;
  const people = open.reduce((sum, { kept }) => sum + kept, 0);
  const [last = ''] = open
    .map(({ lastDay }) => lastDay)
    .sort()
    .reverse();
  return {
    people: people >= ANONYMOUS.fewest ? people : null,
    from: open.every(({ over }) => over) ? utcDay(Date.parse(last) + DAY_MS) : null,
  };
}
