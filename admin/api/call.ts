import type { ErrorReply } from '#schemas/error.ts';
import { AdminCallError } from './admin-call-error.ts';

/** Where the API lives: the site's own origin, unless the build names another (design, section 6). */
const HOST: string = import.meta.env.VITE_API_HOST ?? '';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a Blob is sent as it is. */
  readonly body?: object;
  /** The same key is counted once, however often the call is sent. */
  readonly idempotencyKey?: string;
  readonly token?: string;
  readonly signal?: AbortSignal;
}

/**
 * One call to the API.
 * Throws AdminCallError for any answer that is not OK (with the server's message) and for none at all (status 0);
 * an abort is thrown as it comes.
 */
export async function call(path: string, { method = 'GET', body, token, signal, idempotencyKey }: Call = {}): Promise<Response> {
  const headers = new Headers();
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  if (body !== undefined) headers.set('Content-Type', body instanceof Blob ? 'application/octet-stream' : 'application/json');
  const request: RequestInit = { method, headers, cache: 'no-store' };
  if (body !== undefined) request.body = body instanceof Blob ? body : JSON.stringify(body);
  if (signal !== undefined) request.signal = signal;
  const response = await answer(`${HOST}${path}`, request);
  if (!response.ok) throw await failureOf(response);
  return response;
}

async function answer(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new AdminCallError('the server cannot be reached.', 0);
  }
}

async function failureOf(response: Response): Promise<AdminCallError> {
  const fallback = `the server answered ${response.status}.`;
  try {
    const body: Partial<ErrorReply> = await response.json();
    return new AdminCallError(body.message || fallback, response.status, body.field);
  } catch {
    // A proxy in between answers in HTML: its status says all there is to say.
    return new AdminCallError(fallback, response.status);
  }
}
