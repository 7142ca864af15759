/** Session control while sessions run, and their state for the dashboard. */

import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import type { DashboardRow, SessionAction, SessionClock } from '#schemas/session-clock.ts';
import { audit } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { unknownSession } from '../errors.ts';
import { isId, newId, newIdOf, sameOrigin } from '../identifiers.ts';
import { invitedCounts } from '../session-model/expected.ts';
import { CLOCK_COLUMNS, START_COLUMNS, sessionClock } from '../session-model/session-clock.ts';
import { nameOf } from '../session-model/session-name.ts';
import { workshopOf } from '../session-model/workshop.ts';
import { changeTime } from './change-time.ts';
import { applyAction } from './control-actions.ts';
import { readDeletionRequests } from './deletions.ts';
import { applySchedule } from './schedule-rules.ts';
import { lockSession } from './session-rows.ts';

/** Maximum number of sessions whose people one statement counts. */
const SESSIONS_AT_ONCE = 100;
/** TTL of the cached number of people, in milliseconds. */
const COUNTS_TTL_MS = 2_000;

export interface SessionControl {
  /**
   * Applies a facilitator's action. Idempotent. @param idempotencyKey within a day, one key extends once; with null each call extends
   * @throws ServerError 400, 404, 409
   */
  act(id: string, action: SessionAction, actor: string, idempotencyKey: string | null): Promise<SessionClock>;
  /** Every session, newest first; numbers of people are up to two seconds old. */
  list(): Promise<DashboardRow[]>;
}

interface People {
  /** Number of people present, by session. */
  readonly present: ReadonlyMap<string, number>;
  readonly expected: ReadonlyMap<string, number>;
}

/** @param onChanged called with the session after every change */
export function createSessionControl(
  { query, kind }: Database,
  clock: Clock,
  onChanged: (session: string) => void,
): SessionControl {
  const people = createTtlCache<People>(clock, COUNTS_TTL_MS, 1);
  const readPeople = async (): Promise<People> => {
    const open = await query.selectFrom('sessions').select('id').where('archived_at', 'is', null).execute();
    const present = [];
    for (let from = 0; from < open.length; from += SESSIONS_AT_ONCE) {
      // Standings are counted, one for each active participant: with a million people, their index by session makes this ten times faster.
      const some = query
        .selectFrom('standings')
        .select((eb) => ['session', eb.fn.countAll().as('count')])
        .where(
          'session',
          'in',
          open.slice(from, from + SESSIONS_AT_ONCE).map(({ id }) => id),
        )
        .groupBy('session');
      for (const row of await some.execute()) present.push(row);
      // SQLite's queries block the event loop: other calls are answered between two statements.
      await setImmediate();
    }
    return {
      present: new Map(present.map(({ session, count }) => [session, Number(count)])),
      expected: await invitedCounts(query),
    };
  };
  return {
    async act(id, action, actor, idempotencyKey) {
      const extension = action.action === 'extend' && idempotencyKey !== null ? `extension ${idempotencyKey} ${actor}` : null;
      const acted = await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          const row = isId(id) ? await lockSession(transaction, id) : undefined;
          if (!row) throw unknownSession();
          const now = clock();
          const entry = extension === null ? newId(now) : newIdOf(now, extension);
          if (extension !== null && (await isWritten(transaction, id, entry, now))) return { row, changed: false };
          // An end that has passed is applied even if the scheduler has not run since.
          const due = applySchedule(row, now)?.change;
          const moved = applyAction({ ...row, ...due }, action, now);
          if (!moved) return { row: { ...row, ...due }, changed: false };
          const after = await changeTime({ transaction, kind, clock }, row, { ...due, ...moved.change }, actor);
          const detail = { ...nameOf(row), ...(action.minutes === undefined ? {} : { minutes: action.minutes }) };
          await audit(transaction, clock, { id: entry, actor, action: moved.audit, subject: id, detail });
          return { row: after, changed: true };
        }),
      );
      if (acted.changed) onChanged(id);
      return sessionClock(acted.row, clock());
    },
    async list() {
      const { present, expected } = await people.recall('', readPeople);
      const rows = await query
        .selectFrom('sessions')
        .select(['id', 'created_at', 'created_by', 'owner', ...CLOCK_COLUMNS, ...START_COLUMNS])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const now = clock();
      const requests = await readDeletionRequests(query, now);
      return rows.map((row) => ({
        id: row.id,
        room: sessionClock(row, now),
        present: present.get(row.id) ?? 0,
        expected: expected.get(row.id) ?? null,
        createdAt: row.created_at,
        createdBy: row.created_by,
        owner: row.owner,
        deletionRequest: requests.get(row.id) ?? null,
        workshop: workshopOf(row.workshop),
      }));
    },
  };
}

/** Whether the audit log already has this entry: the same call within the last day. */
async function isWritten(transaction: Kysely<Tables>, session: string, entry: string, now: number): Promise<boolean> {
  const entries = await transaction
    .selectFrom('audit_log')
    .select('id')
    .where('id', '>', newId(now - DAY_MS))
    .where('action', '=', 'session-extended')
    .where('subject', '=', session)
    .execute();
  return entries.some(({ id }) => sameOrigin(id, entry));
}
