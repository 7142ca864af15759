/** The first answer to each question from memory. It is worth nothing, so it counts whatever the session's time is. */
import type { Player } from '../access/authentication.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { isOrphan, withRetries } from '../database/failures.ts';
import { invalidToken } from '../errors.ts';
import { appendHappenings } from '../live/log.ts';
import { isPlaying, lockParticipants } from './lock.ts';

/** Notes an answer; later ones to the same question change nothing. @throws ServerError 401 when the participant is gone */
export type NoteRetrieval = (player: Player, challenge: string, correct: boolean) => Promise<void>;

export function createNoteRetrieval({ query, kind }: Database, clock: Clock): NoteRetrieval {
  return async ({ participant, session }, challenge, correct) => {
    const note = () =>
      query.transaction().execute(async (transaction) => {
        const locked = await lockParticipants(transaction, kind, [participant], 'play');
        if (!isPlaying(locked.get(participant))) throw invalidToken();
        const at = isoTime(clock());
        const first = await transaction
          .insertInto('retrieval_answers')
          .values({ participant, challenge, correct: correct ? 1 : 0, at })
          .onConflict((conflict) => conflict.columns(['participant', 'challenge']).doNothing())
          .returning('challenge')
          .executeTakeFirst();
        if (first)
          await appendHappenings(transaction, kind, [
            { session, kind: 'question', at, participant, challenge, detail: { correct } },
          ]);
      });
    try {
      await withRetries(note);
    } catch (error) {
      throw isOrphan(error) ? invalidToken() : error;
    }
  };
}
