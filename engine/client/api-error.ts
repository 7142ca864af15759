/** Why a call to the server did not give what was asked. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came (network failure). */
  readonly status: number;
  /** The server's word for the cause, e.g. `session-closed`; '' when it gave none. */
  readonly code: string;
  /** Which field of the input is wrong, where the server says so. */
  readonly field: string | undefined;

  /** `message` is the server's, for the person; '' when it gave none. */
  constructor(status: number, message: string, code = '', field?: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.field = field;
  }

  /** No answer came: the network, not the server, is the cause. */
  get network(): boolean {
    return this.status === 0;
  }

  /** Trying the same again later may work: no answer, an overloaded server, a failing one. */
  get temporary(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}
