/**
 * What was told of missions that were not solved: once the session has ended, on the end page, on the room's screen and after a solved
 * replay. It earns nothing any more where the session is given more time (decision 19). Written before it is told.
 */
import type { Transaction } from 'kysely';
import type { Player } from '../access/authentication.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { textsOf } from '../session-model/stored-texts.ts';
import { lockParticipants } from './lock.ts';

export interface DebriefsTold {
  /** Notes that these missions were told to a participant who has not solved them; once noted it is true for good. */
  toParticipant(player: Player, keys: readonly string[]): Promise<void>;
  /** Notes that they were told to everybody of the session. */
  toSession(session: string, keys: readonly string[]): Promise<void>;
  /** The missions that a participant was told of by themselves. */
  of(participant: string): Promise<ReadonlySet<string>>;
}

/** @param onTold called after something new was told in a session */
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

/** What was told to one who is merged, the one who stays knows: they are one person. Within the caller's transaction, which holds both. */
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

/** From now on whoever plays here is asked for what they were told. */
async function noteSession(transaction: Transaction<Tables>, session: string): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ debriefs_told: '[]' })
    .where('id', '=', session)
    .where('debriefs_told', 'is', null)
    .execute();
}

/** The keys of a stored list; none where nothing is stored. */
export function keysOf(stored: string | null): ReadonlySet<string> {
  return new Set(stored === null ? [] : textsOf(stored));
}

function listOf(keys: readonly string[]): string {
  return JSON.stringify([...new Set(keys)].sort());
}
