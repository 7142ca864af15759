/** HTTP client of site and console (specification, section 7). */
import { ApiError } from './api-error.ts';
import { BASE_PATH } from './base-path.ts';
import { pause } from './pause.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions<T> {
  /** Sent as JSON; a Blob is sent as it is. */
  readonly body?: unknown;
  /** Bearer token; not sent when null. */
  readonly token?: string | null;
  /** Idempotency key, by which a retried call counts once. */
  readonly idempotencyKey?: string;
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Timeout of the whole reply, in ms. */
  readonly timeoutMs?: number;
  /** `Accept-Language` header; the browser's by default. */
  readonly language?: string;
  /** `Accept` header; any type by default. */
  readonly accept?: string;
  /** Reads the reply; as JSON by default. */
  readonly read?: (reply: Response) => Promise<T>;
}

/** Calls the server and resolves with the result of `read`. Rejects with an `ApiError` for any failure. */
export type Call = <T>(method: Method, path: string, options?: CallOptions<T>) => Promise<T>;

/** Timeout in milliseconds, so that a hanging connection ends in an error that can be retried. */
const TIMEOUT_MS = 30_000;
/** Timeout for files: the server allows an hour for an upload, and processes it afterwards. */
export const FILE_TIMEOUT_MS = 2 * 60 * 60_000;

/** Maximum number of retries after a 503 with `Retry-After`, and maximum wait in ms before a retry. */
const MAX_RETRIES = 2;
const MAX_RETRY_MS = 10_000;

/** Creates the HTTP client. @param host address of the server, with or without a final slash; '' means the root of the page's own host. */
export function createCall(host = import.meta.env.VITE_API_HOST ?? BASE_PATH): Call {
  const origin = host.replace(/\/+$/, '');
  return async <T>(method: Method, path: string, options: CallOptions<T> = {}): Promise<T> => {
    const { signal, timeoutMs = TIMEOUT_MS, read = readJson<T> } = options;
    const limit = limited(timeoutMs, signal);
    try {
      for (let retries = 0; ; retries += 1) {
        const reply = await fetch(`${origin}${path}`, { ...requestOf(method, options), signal: limit.signal });
        if (reply.ok) return await read(reply);
        const refusal = await refusalIn(reply);
        const waitMs = retries < MAX_RETRIES && countsOnce(method, options) ? retryWait(reply) : null;
        if (waitMs === null) throw refusal;
        await pause(waitMs, limit.signal);
        if (limit.signal.aborted) throw refusal;
      }
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      if (cause instanceof ApiError) throw cause;
      throw new ApiError(0, '', limit.signal.aborted ? 'timeout' : 'network', undefined, { cause });
    } finally {
      limit.end();
    }
  };
}

/**
 * Returns a client whose calls carry a bearer token.
 * @param refused called for every 401 of the server with the token that was sent, before the call rejects
 */
export function withToken(call: Call, token: () => string | null, refused: (sentWith: string | null) => void): Call {
  return async (method, path, options) => {
    const sentWith = token();
    try {
      return await call(method, path, { ...options, token: sentWith });
    } catch (error) {
      if (error instanceof ApiError && error.refused(401)) refused(sentWith);
      throw error;
    }
  };
}

/** The JSON of a reply, trusted to match the server's schemas; undefined without a body (204). */
export async function readJson<T>(reply: Response): Promise<T> {
  const text = await reply.text();
  return (text === '' && reply.status === 204 ? undefined : parsed(text)) as T;
}

/** Parses JSON. A text that is not JSON, such as an HTML page, comes from a proxy. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(502, '');
  }
}

/** Whether the call may be sent again. A call for a stream may not: its reader polls instead. */
function countsOnce(method: Method, { idempotencyKey, accept }: CallOptions<unknown>): boolean {
  return (method === 'GET' || idempotencyKey !== undefined) && accept !== 'text/event-stream';
}

/**
 * Milliseconds until an overloaded server may be asked again, spread so that the browsers of a room do not retry all at once; null for no
 * retry.
 */
function retryWait({ status, headers }: Response): number | null {
  const seconds = status === 503 ? Number(headers.get('retry-after') ?? Number.NaN) : Number.NaN;
  const waitMs = seconds * 1000 * (1 + Math.random() / 2);
  return waitMs >= 0 && waitMs <= MAX_RETRY_MS ? waitMs : null;
}

function requestOf(method: Method, { body, token, idempotencyKey, accept, language }: CallOptions<unknown>): RequestInit {
  const isFile = body instanceof Blob;
  return {
    method,
    // Firefox's HTTP cache delays a request while a stream with the same URL is open in another tab.
    cache: 'no-store',
    headers: {
      ...(body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      ...(accept ? { accept } : {}),
      ...(language ? { 'accept-language': language } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  };
}

/** A signal with a timeout. Not `AbortSignal.any`, which some supported browsers lack. */
function limited(timeoutMs: number, signal: AbortSignal | undefined): { readonly signal: AbortSignal; readonly end: () => void } {
  const limit = new AbortController();
  const abort = () => limit.abort(signal?.reason);
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  return {
    signal: limit.signal,
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

/** The error in the reply's body, if it comes from the server and not from a proxy. */
async function refusalIn(reply: Response): Promise<ApiError> {
  const said: unknown = await reply.json().catch(() => null);
  const { message, code, field } = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return new ApiError(reply.status, text(message), text(code), text(field) || undefined);
}
