import { ApiError } from '#engine/client/api-error.ts';
import { messages } from '../language/language.ts';

/** A failure that the console detects itself; its message is a sentence for the facilitator, in the console's language. */
export class ToldFailure extends Error {}

/** Message of a failure for the facilitator, as the end of a sentence: 'Could not …: <this>'. */
export function reasonOf(error: unknown): string {
  const { reasons } = messages().format;
  if (error instanceof ToldFailure) return error.message;
  if (!(error instanceof ApiError)) return reasons.unexpected;
  if (error.message !== '') return error.message;
  if (error.code === 'timeout') return reasons.timeout;
  return error.network ? reasons.unreachable : reasons.status(error.status);
}
