/** Judgements of items: each participant's first and last judgement, with the truth; input of `engine/rules/measure`. One row per item. */
import type { Selectable, Transaction } from 'kysely';
import type { JudgedItem } from '#engine/rules/measure/judged-items.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { Tables } from '../database/tables.ts';
import type { AttemptCommand } from './commands.ts';

/** One item that a participant judged. */
export interface JudgedByOne extends JudgedItem {
  readonly participant: string;
  readonly challenge: string;
}

/** The items that an attempt judges. */
export function judgedBy({ participant, manifest, judged }: AttemptCommand): readonly JudgedByOne[] {
  return judged.map((item) => ({ participant, challenge: manifest.key, ...item }));
}

type Row = Selectable<Tables['judgements']>;

const upsert = preparedStatement(
  ({ participant, challenge, item, hostile, first_hostile, last_hostile }: Row) => ({
    participant,
    challenge,
    item,
    hostile,
    first_hostile,
    last_hostile,
  }),
  (query, rows) =>
    query
      .insertInto('judgements')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['participant', 'challenge', 'item'])
          .doUpdateSet({ last_hostile: (eb) => eb.ref('excluded.last_hostile') }),
      ),
);

/**
 * Stores judgements: of each item, the first one is kept and the last one is replaced. @param judgements in the order in which they were
 * made
 */
export async function storeJudgements(transaction: Transaction<Tables>, judgements: readonly JudgedByOne[]): Promise<void> {
  const rows = new Map<string, Row>();
  for (const { participant, challenge, item, truth, takenFor } of judgements) {
    const name = `${participant} ${challenge} ${item}`;
    const taken = takenFor === 'hostile' ? 1 : 0;
    const { first_hostile = taken } = rows.get(name) ?? {};
    rows.set(name, { participant, challenge, item, hostile: truth === 'hostile' ? 1 : 0, first_hostile, last_hostile: taken });
  }
  // Lock ordering: rows in the order of their keys, as for states.
  const inOrder = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  if (inOrder.length > 0) await upsert(transaction, inOrder);
}

/**
 * For a merge: moves the merged participant's judgements to the remaining one. If both judged a mission, the remaining participant's
 * judgements are kept.
 */
export async function handOverJudgements(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  const own = transaction.selectFrom('judgements').select('challenge').where('participant', '=', into);
  await transaction
    .updateTable('judgements')
    .set({ participant: into })
    .where('participant', '=', from)
    .where('challenge', 'not in', own)
    .execute();
}
