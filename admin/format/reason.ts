import { ApiError } from '#engine/client/api-error.ts';

/** What to tell the facilitator about a failure, as the end of a sentence: 'Could not …: <this>'. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'an unexpected error occurred.';
  if (error.message !== '') return error.message;
  if (error.code === 'timeout') return 'the server took too long to answer.';
  return error.network ? 'the server cannot be reached.' : `the server answered ${error.status}.`;
}
