/** A console call that did not succeed. `status` is the HTTP status, or 0 when no answer came. */
export class AdminCallError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'AdminCallError';
    this.status = status;
  }
}

/** What to tell the facilitator about a failure, as the end of a sentence: 'Could not …: <this>'. */
export function reasonOf(error: unknown): string {
  return error instanceof AdminCallError ? error.message : 'an unexpected error occurred.';
}
