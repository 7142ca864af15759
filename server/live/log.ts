/**
 * The event log of a session (transactional outbox), numbered in commit order: the last step of the transaction that causes events locks
 * the session's row, takes the next numbers from it, and holds the lock until it commits. So numbers have no gaps, and a reader at number
 * n has seen every event up to n.
 */
import { setImmediate } from 'node:timers/promises';
import { type CompiledQuery, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { grouped } from '#engine/rules/grouped.ts';
import { type EventKind, LOGGED_KINDS } from '#schemas/events.ts';
import type { EventDetail } from '#schemas/live.ts';
import type { DatabaseKind } from '../database/migration.ts';
import { inOneTrip } from '../database/one-trip.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { Tables } from '../database/tables.ts';
import { CLOCK_COLUMNS, type ClockColumns } from '../session-model/session-clock.ts';

/** NOTIFY channel by which processes on one PostgreSQL learn of each other's events. */
export const CHANNEL = 'vigie_events';

export interface NewEvent {
  readonly session: string;
  readonly kind: EventKind;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly participant?: string | null;
  readonly other?: string | null;
  readonly challenge?: string | null;
  readonly detail?: EventDetail;
  /** Idempotency key of a call that may be retried after a lost reply; {@link wasAppended} looks for it. */
  readonly key?: string | null;
}

interface Placed extends NewEvent {
  /** How many events of the session follow in the same transaction. */
  readonly before: number;
}

const EVENT_COLUMNS = ['at', 'kind', 'participant', 'other', 'challenge', 'detail'] as const;

/**
 * Inserts events whose sessions' rows hold their numbers already, so that both statements can be sent together. Events of a session that was
 * deleted meanwhile are left out.
 */
const insertEvents = preparedStatement(
  ({ session, before, at, kind, participant, other, challenge, detail, key }: Placed) => ({
    session,
    before,
    at,
    kind,
    participant: participant ?? null,
    other: other ?? null,
    challenge: challenge ?? null,
    detail: JSON.stringify({ ...detail, ...(key ? { key } : {}) }),
  }),
  (query, rows) =>
    query
      .with('added(session, before, at, kind, participant, other, challenge, detail)', () => {
        const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`);
        return sql<
          Pick<Tables['session_events'], 'session' | (typeof EVENT_COLUMNS)[number]> & { before: number }
        >`(values ${sql.join(values)})`;
      })
      .insertInto('session_events')
      .columns(['session', 'number', ...EVENT_COLUMNS])
      .expression((database) =>
        database
          .selectFrom('added')
          .innerJoin('sessions', 'sessions.id', 'added.session')
          .select((eb) => [
            'added.session',
            eb('last_event', '-', eb.cast<number>('added.before', 'integer')).as('number'),
            'added.at',
            'added.kind',
            'added.participant',
            'added.other',
            'added.challenge',
            'added.detail',
          ]),
      ),
);

const takingNumbers = (query: Kysely<Tables>, rows: readonly { readonly added: number; readonly session: string }[]) =>
  query
    .updateTable('sessions')
    .set((eb) => ({ last_event: eb('last_event', '+', rows[0]?.added ?? 0) }))
    .where('id', '=', rows[0]?.session ?? '')
    .returning(['id', ...CLOCK_COLUMNS, 'last_event']);
const addedTo = ({ added, session }: { readonly added: number; readonly session: string }) => ({ added, session });

/** Takes the next numbers from a session's row. One session per call: the parameters are in the order of this row. */
const takeNumbers = preparedStatement(addedTo, takingNumbers);
/** Takes the numbers in the same way, and notifies every process of the session at the commit. */
const takeAndTell = preparedStatement(addedTo, (query, rows) =>
  takingNumbers(query, rows).returning(sql`pg_notify(${sql.lit(CHANNEL)}, id)`.as('told')),
);

/** Maximum number of events in one statement. */
const MAX_EVENTS_TOGETHER = 2_000;

/**
 * Appends events, as the last step of the caller's transaction.
 * @param held further sessions whose rows the caller needs locked, even if no event is appended to them
 * @param ahead statements of the caller that are sent first, in the same round trip
 * @returns the rows of the sessions, locked: they stay as they are until this transaction commits
 */
export async function appendEvents(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  newEvents: readonly NewEvent[],
  held: Iterable<string> = [],
  ahead: readonly CompiledQuery<unknown>[] = [],
): Promise<ReadonlyMap<string, ClockColumns>> {
  const bySession = grouped(newEvents, ({ session }) => session);
  // Lock ordering: rows are always locked in this order, so that transactions of several processes wait for each other instead of
  // deadlocking.
  const sessions = [...new Set([...bySession.keys(), ...held])].sort();
  const placed = [...bySession.values()].flatMap((events) =>
    events.map((event, index) => ({ ...event, before: events.length - 1 - index })),
  );
  // Too many events for one statement: `insertEvents` writes them in parts.
  const together = placed.length > 0 && placed.length <= MAX_EVENTS_TOGETHER;
  const locked = await inOneTrip(transaction, async (send) => {
    const sent = ahead.map((statement) => send(statement));
    const taken = sessions.map((session) => {
      const added = bySession.get(session)?.length ?? 0;
      return send((added > 0 && kind === 'postgres' ? takeAndTell : takeNumbers).withValues(transaction, [{ added, session }]));
    });
    const written = together ? [send(insertEvents.withValues(transaction, placed))] : [];
    await Promise.all([...sent, ...taken, ...written]);
    return (await Promise.all(taken)).flat();
  });
  if (placed.length > MAX_EVENTS_TOGETHER) await insertEvents(transaction, placed);
  return new Map(locked.map((room) => [room.id, room]));
}

/**
 * Notifies every process of new events of the session when the caller's transaction commits. SQLite has no NOTIFY: processes poll its
 * database.
 */
export async function tellReaders(transaction: Transaction<Tables>, kind: DatabaseKind, session: string): Promise<void> {
  if (kind === 'postgres') await sql`select pg_notify(${CHANNEL}, ${session})`.execute(transaction);
}

/** Number of latest events in which an idempotency key is searched: hours of a full room. */
const MAX_SEARCHED_EVENTS = 20_000;

/**
 * Locks a session's log until the transaction ends, for callers that append an event only if the log does not have it yet. Lock ordering:
 * after participants and states, as in {@link appendEvents}. @returns whether there is such a session
 */
export async function holdLog(transaction: Transaction<Tables>, session: string): Promise<boolean> {
  const row = await transaction
    .updateTable('sessions')
    .set((eb) => ({ last_event: eb.ref('last_event') }))
    .where('id', '=', session)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an event with this idempotency key was appended. @param key from `idempotencyKeyOf`; null matches no event */
export async function wasAppended(transaction: Transaction<Tables>, session: string, key: string | null): Promise<boolean> {
  if (key === null) return false;
  const last = (await lastEvent(transaction, session)) ?? 0;
  const row = await transaction
    .selectFrom('session_events')
    .select('number')
    .where('session', '=', session)
    .where('number', '>', last - MAX_SEARCHED_EVENTS)
    .where('detail', 'like', `%"key":"${key}"%`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Number of a session's last event, 0 before the first one; undefined for an unknown session. */
export async function lastEvent(query: Kysely<Tables>, session: string): Promise<number | undefined> {
  const row = await query.selectFrom('sessions').select('last_event').where('id', '=', session).executeTakeFirst();
  return row?.last_event;
}

/** SQL condition for the events from which a snapshot is rebuilt. It has literals, so that SQLite uses the partial index of these kinds. */
export const IS_LOGGED = sql<SqlBool>`session_events.kind in (${sql.join(LOGGED_KINDS.map((kind) => sql.lit(kind)))})`;

/** Events of a session after a number, in order. @param most maximum number of events, at least 1 */
export function eventsAfter(
  query: Kysely<Tables>,
  session: string,
  after: number,
  most: number,
): Promise<Tables['session_events'][]> {
  return query
    .selectFrom('session_events')
    .selectAll()
    .where('session', '=', session)
    .where('number', '>', after)
    .orderBy('number')
    .limit(most)
    .execute();
}

/** Number of events per page: they take SQLite, whose queries block the event loop, some milliseconds. */
const PAGE = 5_000;

/**
 * Pages of a session's events, each as a condition on `session_events`, so that no statement grows with the session. The event loop is
 * released between two pages. @param from start: with 'latest', pages come in reverse order
 * @param size number of events per page
 */
export async function* eventPages(
  query: Kysely<Tables>,
  session: string,
  from: 'first' | 'latest' = 'first',
  size = PAGE,
): AsyncGenerator<ReturnType<typeof sql<SqlBool>>> {
  const last = (await lastEvent(query, session)) ?? 0;
  for (let offset = 0; offset < last; offset += size) {
    const after = from === 'first' ? offset : Math.max(0, last - offset - size);
    const until = from === 'first' ? offset + size : last - offset;
    yield sql<SqlBool>`(session_events.session = ${session} and session_events.number > ${after} and session_events.number <= ${until})`;
    await setImmediate();
  }
}

/**
 * Events of some participants, of all kinds. The session is not part of the condition: SQLite would then use the session's index and read
 * its whole log.
 */
export function eventsOfPeople(query: Kysely<Tables>, participants: readonly string[]) {
  return query.selectFrom('session_events').where('participant', 'in', participants);
}

/** Empties the texts of messages to these participants; the events and their numbers are kept. */
export async function forgetMessages(query: Kysely<Tables>, participants: readonly string[]): Promise<void> {
  if (participants.length === 0) return;
  const messages = await query
    .selectFrom('session_events')
    .select(['session', 'number', 'detail'])
    .where('participant', 'in', participants)
    .where('kind', '=', 'message')
    .execute();
  for (const { session, number, detail } of messages) {
    const told: EventDetail = JSON.parse(detail);
    await query
      .updateTable('session_events')
      .set({ detail: JSON.stringify({ ...told, text: 'Message effacé.' }) })
      .where('session', '=', session)
      .where('number', '=', number)
      .execute();
  }
}

export interface TeamChange {
  readonly from: string | null;
  readonly to: string | null;
}

/** The change of team in an event of kind `profile`; undefined for other changes, and for events from before teams were recorded. */
export function teamChangeOf({ detail }: Pick<Tables['session_events'], 'detail'>): TeamChange | undefined {
  const { teams }: EventDetail = JSON.parse(detail);
  return teams;
}

/**
 * The teams that participants had at a time, by participant, for those whose team changed since. Reads the log from its end back to that
 * time only.
 */
export async function teamsAt(query: Kysely<Tables>, session: string, at: string): Promise<ReadonlyMap<string, string | null>> {
  const before = query
    .selectFrom('session_events')
    .select('number')
    .where('session', '=', session)
    .where('at', '<=', at)
    .orderBy('number', 'desc')
    .limit(1);
  const rows = await query
    .selectFrom('session_events')
    .select(['participant', 'detail'])
    .where('session', '=', session)
    .where('number', '>', sql<number>`coalesce(${before}, 0)`)
    .where('at', '>', at)
    .where('kind', '=', 'profile')
    .where('detail', 'like', '%"teams":%')
    .orderBy('number')
    .execute();
  const teams = new Map<string, string | null>();
  for (const row of rows) {
    const change = teamChangeOf(row);
    if (change && row.participant !== null && !teams.has(row.participant)) teams.set(row.participant, change.from);
  }
  return teams;
}

/** The first change of a participant's team after an event. */
export async function firstTeamChange(
  query: Kysely<Tables>,
  session: string,
  participant: string,
  after: number,
): Promise<TeamChange | undefined> {
  const row = await query
    .selectFrom('session_events')
    .select('detail')
    .where('session', '=', session)
    .where('number', '>', after)
    .where('kind', '=', 'profile')
    .where('participant', '=', participant)
    .where('detail', 'like', '%"teams":%')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return row && teamChangeOf(row);
}
