/** Error of a call to the server. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came (network failure). */
  readonly status: number;
  /** The server's error code, e.g. `session-closed`; '' if something else answered in its place, such as a proxy. */
  readonly code: string;
  /** The invalid field of the input, where the server names one. */
  readonly field: string | undefined;

  /** @param message the server's message, for people; '' without one */
  constructor(status: number, message: string, code = '', field?: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.field = field;
  }

  /** Network failure: no answer came. */
  get network(): boolean {
    return this.status === 0;
  }

  /** Whether the server itself refused with this status. A proxy may send the same one for a moment, while the server starts again. */
  refused(status: number): boolean {
    return this.code !== '' && this.status === status;
  }

  /** Whether a retry may succeed: after a network failure, with an overloaded or failing server, or where something else answered. */
  get temporary(): boolean {
    return !this.code || this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}
