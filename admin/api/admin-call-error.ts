/** A console call that did not succeed. `status` is the HTTP status, or 0 when no answer came; `field` is the input that was wrong. */
export class AdminCallError extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(message: string, status: number, field?: string) {
    super(message);
    this.name = 'AdminCallError';
    this.status = status;
    this.field = field;
  }
}

/** What to tell the facilitator about a failure, as the end of a sentence: 'Could not …: <this>'. */
export function reasonOf(error: unknown): string {
  return error instanceof AdminCallError ? error.message : 'an unexpected error occurred.';
}
