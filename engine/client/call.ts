/** The one way in which site and console call the server (specification, section 7). */
import { ApiError } from './api-error.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions<T> {
  /** Sent as JSON; a Blob is sent as it is. */
  readonly body?: unknown;
  /** Sent as a bearer header when not null. */
  readonly token?: string | null;
  /** Makes a repeated call count once. */
  readonly idempotencyKey?: string;
  /** Ends the call, which then rejects with the signal's own reason. */
  readonly signal?: AbortSignal;
  /** Longest wait for the whole reply, in ms. */
  readonly timeoutMs?: number;
  /** What kind of reply is wanted; whatever comes without it. */
  readonly accept?: string;
  /** Takes what is wanted out of the reply; its JSON without it. */
  readonly read?: (reply: Response) => Promise<T>;
}

/** Calls the server and resolves with what was read of its reply. Rejects with an `ApiError`, whatever went wrong. */
export type Call = <T>(method: Method, path: string, options?: CallOptions<T>) => Promise<T>;

/** A hanging connection must end in an error that can be retried. */
const TIMEOUT_MS = 30_000;
/** For files: the server gives an upload an hour, and has work to do with it afterwards. */
export const FILE_TIMEOUT_MS = 2 * 60 * 60_000;

/** @param host origin of the server, with or without a final slash; '' is the site's own. */
export function createCall(host = import.meta.env.VITE_API_HOST ?? ''): Call {
  const origin = host.replace(/\/+$/, '');
  return async <T>(method: Method, path: string, options: CallOptions<T> = {}): Promise<T> => {
    const { signal, timeoutMs = TIMEOUT_MS, read = readJson<T> } = options;
    const limit = limited(timeoutMs, signal);
    try {
      const reply = await fetch(`${origin}${path}`, { ...requestOf(method, options), signal: limit.signal });
      if (!reply.ok) throw await refusalIn(reply);
      return await read(reply);
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
 * The same calls for whoever holds a token.
 * @param refused hears of every 401, and of the token that was sent, before the caller does
 */
export function withToken(call: Call, token: () => string | null, refused: (sentWith: string | null) => void): Call {
  return async (method, path, options) => {
    const sentWith = token();
    try {
      return await call(method, path, { ...options, token: sentWith });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) refused(sentWith);
      throw error;
    }
  };
}

/** The JSON of a reply, taken to be what the server's schemas say; undefined where there is none (204). */
export async function readJson<T>(reply: Response): Promise<T> {
  const text = await reply.text();
  return (text === '' && reply.status === 204 ? undefined : parsed(text)) as T;
}

/** A page instead of JSON comes from something between here and the server. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(502, '');
  }
}

function requestOf(method: Method, { body, token, idempotencyKey, accept }: CallOptions<unknown>): RequestInit {
  const isFile = body instanceof Blob;
  return {
    method,
    // Firefox's HTTP cache holds a request back while a stream with the same address is open in another tab.
    cache: 'no-store',
    headers: {
      ...(body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      ...(accept ? { accept } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  };
}

/** A signal that also ends by itself. `AbortSignal.any` is younger than some browsers that are served. */
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

/** What the server says of its refusal, if it was the server that refused. */
async function refusalIn(reply: Response): Promise<ApiError> {
  const said: unknown = await reply.json().catch(() => null);
  const { message, code, field } = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return new ApiError(reply.status, text(message), text(code), text(field) || undefined);
}
