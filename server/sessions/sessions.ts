/** Sessions: creation, set-up, opening, and closing to new logins. */
import type { Transaction } from 'kysely';
import type { Session } from '#schemas/admin.ts';
import type { NewSession, SessionDetails, SessionSetup, SetupChange } from '#schemas/session-setup.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { unknownSession } from '../errors.ts';
import { idOf, isId, newId } from '../identifiers.ts';
import { newCode, sessionOf } from '../session-model/session-codes.ts';
import { nameOf } from '../session-model/session-name.ts';
import { storeAllowed } from './allow-list.ts';
import { changeTime } from './change-time.ts';
import { checkedSetup, mustBeToCome, type SetupRules } from './check-setup.ts';
import { applySchedule, closedAt, openedAt } from './schedule-rules.ts';
import { lockSession, rowOfSetup } from './session-rows.ts';
import { readDetails, replaceSetup } from './set-up.ts';
import { withFacilitator } from './workshop-facilitator.ts';

/** Creates sessions within a transaction. @returns their identifiers, in the order of the set-ups @throws ServerError 400 */
type CreateSessions = (setups: readonly NewSession[], actor: string) => Promise<readonly string[]>;

export interface Sessions {
  /** Newest first. */
  list(): Promise<Session[]>;
  /**
   * Creates a session. It is open at once, so that its code can be shared, unless it has a later opening time.
   * @param idempotencyKey the same key of the same actor returns the first session; null creates a session with each call
   * @throws ServerError 400
   */
  create(setup: NewSession, actor: string, idempotencyKey: string | null): Promise<Session>;
  /** Runs work that creates sessions among other things in one transaction: either everything is stored, or nothing. */
  creating<T>(work: (transaction: Transaction<Tables>, create: CreateSessions) => Promise<T>): Promise<T>;
  /** @throws ServerError 404 */
  details(id: string): Promise<SessionDetails>;
  /**
   * Replaces the set-up; scores do not change. @param version optimistic locking: version of the set-up that was edited; undefined replaces
   * any
   * @throws ServerError 400, 404, 409
   */
  change(id: string, setup: SetupChange, actor: string, version?: string): Promise<SessionDetails>;
  /** Opens a session, or closes it to new logins. @throws ServerError 404 */
  setActive(id: string, active: boolean, actor: string): Promise<Session>;
  /** @throws ServerError 404 */
  mustExist(id: string): Promise<void>;
}

/** Maximum number of rows in one statement: databases limit its parameters. */
const ROWS = 100;

/** @param onChanged called after every change */
export function createSessions({ query, kind }: Database, clock: Clock, rules: SetupRules, onChanged: () => void): Sessions {
  const inTransaction = async <T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> => {
    const result = await withRetries(() => query.transaction().execute(work));
    onChanged();
    return result;
  };
  return {
    async list() {
      const rows = await query
        .selectFrom('sessions')
        .select(['id', 'code', 'name', 'active'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(sessionOf);
    },
    create(given, actor, idempotencyKey) {
      const now = clock();
      const row = { id: idempotencyKey === null ? newId(now) : idOf(`session ${idempotencyKey} ${actor}`), actor, now };
      const setup = checkedSetup(given, rules);
      return inTransaction(async (transaction) => {
        const workshop = setup.workshop && (await withFacilitator(transaction, setup.workshop, null));
        return storeOnce(transaction, clock, { ...setup, workshop }, row);
      });
    },
    creating: (work) =>
      inTransaction((transaction) =>
        work(transaction, (setups, actor) =>
          storeAll(
            transaction,
            setups.map((given) => checkedSetup(given, rules)),
            actor,
            clock,
          ),
        ),
      ),
    async details(id) {
      const details = isId(id) ? await readDetails(query, id) : undefined;
      if (!details) throw unknownSession();
      return details;
    },
    change(id, given, actor, version) {
      const setup = checkedSetup(given, rules);
      return inTransaction(async (transaction) => {
        const details = isId(id)
          ? await replaceSetup(
              { transaction, kind, clock },
              id,
              {
                ...setup,
                tellsNames: given.allowed.some(({ name }) => name !== undefined),
                fleet: given.fleet,
                door: given.door,
                playerLogin: given.playerLogin,
                workshop: given.workshop && setup.workshop,
              },
              actor,
              version,
            )
          : undefined;
        if (!details) throw unknownSession();
        return details;
      });
    },
    setActive: (id, active, actor) =>
      inTransaction(async (transaction) => {
        const row = isId(id) ? await lockSession(transaction, id) : undefined;
        if (!row) throw unknownSession();
        const now = clock();
        // A scheduled end that has passed is applied even if the scheduler has not run since.
        const due = applySchedule(row, now)?.change;
        const change = { ...due, ...(active ? openedAt({ ...row, ...due }, now) : closedAt(now)) };
        const changed = await changeTime({ transaction, kind, clock }, row, change, actor);
        await audit(transaction, clock, {
          actor,
          action: active ? 'session-opened' : 'session-closed',
          subject: id,
          detail: nameOf(row),
        });
        return sessionOf(changed);
      }),
    async mustExist(id) {
      const row = isId(id) ? await query.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst() : undefined;
      if (!row) throw unknownSession();
    },
  };
}

interface NewRow {
  readonly id: string;
  readonly actor: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Stores a session, unless it is stored already. @returns the stored session */
async function storeOnce(
  transaction: Transaction<Tables>,
  clock: Clock,
  setup: SessionSetup,
  { id, actor, now }: NewRow,
): Promise<Session> {
  const row = newRow(id, setup, actor, now);
  const written = await transaction
    .insertInto('sessions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) {
    const known = await transaction.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
    if (!known) throw unknownSession();
    return sessionOf(known);
  }
  await storeAllowed(transaction, id, setup.allowed);
  await audit(transaction, clock, { actor, action: 'session-created', subject: id, detail: nameOf(row) });
  return sessionOf(row);
}

/**
 * Stores sessions. The caller writes the audit entry of the creation; this function writes those of sessions that are open at once, as no
 * schedule will open them.
 * @returns identifiers, in the order of the set-ups
 */
async function storeAll(
  transaction: Transaction<Tables>,
  setups: readonly SessionSetup[],
  actor: string,
  clock: Clock,
): Promise<readonly string[]> {
  const now = clock();
  const created = setups.map((setup) => ({ row: newRow(newId(now), setup, actor, now), allowed: setup.allowed }));
  for (let start = 0; start < created.length; start += ROWS)
    await transaction
      .insertInto('sessions')
      .values(created.slice(start, start + ROWS).map(({ row }) => row))
      .execute();
  for (const { row, allowed } of created) if (allowed.length > 0) await storeAllowed(transaction, row.id, allowed);
  for (const { row } of created)
    if (row.active === 1)
      await audit(transaction, clock, { actor, action: 'session-opened', subject: row.id, detail: nameOf(row) });
  return created.map(({ row }) => row.id);
}

/** Row of a new session, which is open at once unless it opens later. @throws ServerError 400 if the session would already be over */
function newRow(id: string, setup: SessionSetup, actor: string, now: number) {
  mustBeToCome(setup, now);
  const set = rowOfSetup(setup);
  const waits = set.opens_at !== null && set.opens_at > isoTime(now);
  const openness = waits
    ? { active: 0, closed_at: null }
    : openedAt({ ...set, started_at: null, paused_at: null, ended_at: null }, now);
  return { id, code: newCode(), ...set, ...openness, created_at: isoTime(now), created_by: actor, owner: actor };
}
