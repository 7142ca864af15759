/** Reading how participants stand with challenges. */
import { type ChallengeState, UNTOUCHED } from '#engine/rules/challenge-state.ts';
import { coalesce } from '../coalesce.ts';
import type { Database } from '../database/database.ts';

export type ReadState = (participant: string, challenge: string) => Promise<ChallengeState>;

/** Look-ups of the same moment share one query. */
export function createStateReader({ query }: Database): ReadState {
  const load = coalesce<string, ReadonlyMap<string, ChallengeState>>(async (participants) => {
    const rows = await query
      .selectFrom('challenge_states')
      .select(['participant', 'challenge', 'hints_shown', 'failures', 'points'])
      .where('participant', 'in', participants)
      .execute();
    const found = new Map<string, Map<string, ChallengeState>>();
    for (const row of rows) {
      const states = found.get(row.participant) ?? new Map<string, ChallengeState>();
      states.set(row.challenge, { hintsShown: row.hints_shown, failures: row.failures, award: row.points });
      found.set(row.participant, states);
    }
    return found;
  });
  return async (participant, challenge) => (await load(participant))?.get(challenge) ?? UNTOUCHED;
}
