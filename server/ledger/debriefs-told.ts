/**
 * Records debriefs that were shown for unsolved missions: after the end of a session, on the end page, on the projector and after a solved
 * replay. If the session is extended, such a mission earns no points (decision 19). The record is written before the debrief is sent.
 */
import type { Transaction } from 'kysely';
import type { Player } from '../access/authentication.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { textsOf } from '../session-model/stored-texts.ts';
import { lockParticipants } from './lock.ts';

export interface DebriefsTold {
  /** Records that a participant was shown the debriefs of these unsolved missions; permanent. */
  toParticipant(player: Player, keys: readonly string[]): Promise<void>;
  /** Records that everybody in the session was shown the debriefs of these missions. */
  toSession(session: string, keys: readonly string[]): Promise<void>;
  /** Missions whose debriefs were shown to this participant individually. */
  of(participant: string): Promise<ReadonlySet<string>>;
}

/** @param onTold called after a new record */
export function createDebriefsTold({ query, kind }: Database, onTold: () => void): DebriefsTold {
  const of = async (participant: string) => {
    const row = await query.selectFrom('participants').select('debriefs_told').where('id', '=', participant).executeTakeFirst();
    return keysOf(row?.debriefs_told ?? null);
  };
  return {
    of,
    async toParticipant({ participant, session }, keys) {
      const known = await of(participant);
      if (keys.every((key) => known.has(key))) return;
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          await lockParticipants(transaction, kind, [participant], 'correct');
          await addToParticipant(transaction, participant, keys);
          await noteSession(transaction, session);
        }),
      );
      onTold();
    },
    async toSession(session, keys) {
      const row = await query.selectFrom('sessions').select('debriefs_told').where('id', '=', session).executeTakeFirst();
      const known = keysOf(row?.debriefs_told ?? null);
      if (!row || keys.every((key) => known.has(key))) return;
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          await noteSession(transaction, session);
          const { debriefs_told } = await transaction
            .selectFrom('sessions')
            .select('debriefs_told')
            .where('id', '=', session)
            .$if(kind === 'postgres', (wanted) => wanted.forUpdate())
            .executeTakeFirstOrThrow();
          await transaction
            .updateTable('sessions')
            .set({ debriefs_told: listOf([...keysOf(debriefs_told), ...keys]) })
            .where('id', '=', session)
            .execute();
        }),
      );
      onTold();
    },
  };
}

/**
 * For a merge, within the caller's transaction, which has locked both: moves the records of the merged participant to the remaining one.
 */
export async function handOverDebriefsTold(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  const row = await transaction.selectFrom('participants').select('debriefs_told').where('id', '=', from).executeTakeFirst();
  if (row?.debriefs_told) await addToParticipant(transaction, into, [...keysOf(row.debriefs_told)]);
}

async function addToParticipant(transaction: Transaction<Tables>, participant: string, keys: readonly string[]): Promise<void> {
  const row = await transaction
    .selectFrom('participants')
    .select('debriefs_told')
    .where('id', '=', participant)
    .executeTakeFirst();
  await transaction
    .updateTable('participants')
    .set({ debriefs_told: listOf([...keysOf(row?.debriefs_told ?? null), ...keys]) })
    .where('id', '=', participant)
    .execute();
}

/** Marks the session, so that its participants' records are read from now on. */
async function noteSession(transaction: Transaction<Tables>, session: string): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ debriefs_told: '[]' })
    .where('id', '=', session)
    .where('debriefs_told', 'is', null)
    .execute();
}

/** The keys of a stored list; an empty set for null. */
export function keysOf(stored: string | null): ReadonlySet<string> {
  return new Set(stored === null ? [] : textsOf(stored));
}

function listOf(keys: readonly string[]): string {
  return JSON.stringify([...new Set(keys)].sort());
}
