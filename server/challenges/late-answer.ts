/** Late answers: right answers that were in transit when the session ended. */
import { createLimit } from '../access/limit.ts';
import type { Clock } from '../clock.ts';
import { ServerError } from '../errors.ts';

/**
 * Milliseconds after the end within which an answer counts as in transit. As a session can be given more time, players must not try
 * answers at no cost meanwhile: the result is sent for the first answer of each participant only, and only while nobody can score.
 */
export const MAX_LATE_ANSWER_MS = 5_000;

export function isSessionEnded(error: unknown): boolean {
  return error instanceof ServerError && error.code === 'session-ended';
}

interface LateAnswers {
  /**
   * The error for an answer after the end: `refusal`, or another error for a right answer that may have been in transit.
   * @param endedAt milliseconds since 1970; null if the session ended after its rules were cached, at most a second ago
   */
  refusalOf(participant: string, right: boolean, endedAt: number | null, refusal: unknown): unknown;
}

export function createLateAnswers(clock: Clock): LateAnswers {
  const firstAnswers = createLimit(clock, { most: 1, window: MAX_LATE_ANSWER_MS, code: 'too-fast', message: '' });
  return {
    refusalOf(participant, right, endedAt, refusal) {
      if (endedAt !== null && clock() - endedAt > MAX_LATE_ANSWER_MS) return refusal;
      const isFirst = firstAnswers.take(participant) === null;
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
