/** A player's total and completed challenges. Look-ups of the same moment share one query. */
import { coalesce } from '../coalesce.ts';
import type { Database } from '../database/database.ts';

export interface Totals {
  /** Hundredths. */
  points(participant: string): Promise<number>;
  /** Keys of the solved challenges, in the order of solving. */
  completed(participant: string): Promise<readonly string[]>;
  /** Whether one of the participant's solves was awarded exactly this, in hundredths. */
  hasAward(participant: string, points: number): Promise<boolean>;
}

export function createTotals({ query }: Database): Totals {
  const points = coalesce<string, number>(async (participants) => {
    const rows = await query
      .selectFrom('standings')
      .select(['participant', 'points'])
      .where('participant', 'in', participants)
      .execute();
    return new Map(rows.map((row) => [row.participant, row.points]));
  });
  const completed = coalesce<string, string[]>(async (participants) => {
    const rows = await query
      .selectFrom('challenge_states')
      .select(['participant', 'challenge'])
      .where('participant', 'in', participants)
      .where('solved_at', 'is not', null)
      .orderBy('solved_at')
      .orderBy('challenge')
      .execute();
    const found = new Map<string, string[]>();
    for (const { participant, challenge } of rows) {
      const list = found.get(participant);
      if (list) list.push(challenge);
      else found.set(participant, [challenge]);
    }
    return found;
  });
  return {
    points: async (participant) => (await points(participant)) ?? 0,
    completed: async (participant) => (await completed(participant)) ?? [],
    async hasAward(participant, award) {
      const row = await query
        .selectFrom('challenge_states')
        .select('challenge')
        .where('participant', '=', participant)
        .where('points', '=', award)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
