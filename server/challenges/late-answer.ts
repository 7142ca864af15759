/** A right answer that was on its way when its session ended. */
import { createLimit } from '../access/limit.ts';
import type { Clock } from '../clock.ts';
import { ServerError } from '../errors.ts';

/**
 * How long after the end, in milliseconds, an answer may have been on its way. A session can be given more time: so that nobody tries
 * answers at no cost meanwhile, the first of each participant only is told, and only while nobody can score.
 */
export const MAX_LATE_ANSWER_MS = 5_000;

export function isSessionEnded(error: unknown): boolean {
  return error instanceof ServerError && error.code === 'session-ended';
}

export interface LateAnswers {
  /**
   * What an answer after the end is refused with: `refusal`, unless it was right and may have been on its way.
   * @param endedAt in milliseconds since 1970; null where the end has come since the session's rules were read, a second ago at most
   */
  refusalOf(participant: string, right: boolean, endedAt: number | null, refusal: unknown): unknown;
}

export function createLateAnswers(clock: Clock): LateAnswers {
  const told = createLimit(clock, { most: 1, window: MAX_LATE_ANSWER_MS, code: 'too-fast', message: '' });
  return {
    refusalOf(participant, right, endedAt, refusal) {
      if (endedAt !== null && clock() - endedAt > MAX_LATE_ANSWER_MS) return refusal;
      const isFirst = told.take(participant) === null;
      return isFirst && right ? rightButLate() : refusal;
    },
  };
}

function rightButLate(): ServerError {
  return new ServerError(
    403,
    'session-ended-right',
    'Votre réponse était juste. Arrivée après la fin de la session, elle n’est pas comptée.',
  );
}
