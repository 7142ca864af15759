/** The first answer to each recall question. It earns no points, so it is accepted in every phase of the session. */
import type { Player } from '../access/authentication.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { isOrphan, withRetries } from '../database/failures.ts';
import { invalidToken } from '../errors.ts';
import { appendEvents } from '../live/log.ts';
import { isPlaying, noLongerPlaying } from '../session-model/playing.ts';
import { lockParticipants } from './lock.ts';

export interface RecallAnswers {
  /**
   * Stores an answer; later answers to the same question change nothing.
   * @throws ServerError 401 when the participant is gone; 503 when the participant was merged
   */
  note(player: Player, challenge: string, correct: boolean): Promise<void>;
  /** Keys of the missions whose recall question the participant has answered. */
  answered(participant: string): Promise<ReadonlySet<string>>;
}

export function createRecallAnswers({ query, kind }: Database, clock: Clock): RecallAnswers {
  return {
    async note({ participant, session }, challenge, correct) {
      const note = () =>
        query.transaction().execute(async (transaction) => {
          const locked = await lockParticipants(transaction, kind, [participant], 'play');
          const now = locked.get(participant);
          if (!isPlaying(now)) throw noLongerPlaying(now);
          const at = isoTime(clock());
          const first = await transaction
            .insertInto('retrieval_answers')
            .values({ participant, challenge, correct: correct ? 1 : 0, at })
            .onConflict((conflict) => conflict.columns(['participant', 'challenge']).doNothing())
            .returning('challenge')
            .executeTakeFirst();
          if (first)
            await appendEvents(transaction, kind, [
              { session, kind: 'question', at, participant, challenge, detail: { correct } },
            ]);
        });
      try {
        await withRetries(note);
      } catch (error) {
        throw isOrphan(error) ? invalidToken() : error;
      }
    },
    async answered(participant) {
      const rows = await query
        .selectFrom('retrieval_answers')
        .select('challenge')
        .where('participant', '=', participant)
        .execute();
      return new Set(rows.map(({ challenge }) => challenge));
    },
  };
}
