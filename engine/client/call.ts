/** The one way in which the player's site calls the server (specification, section 7). */
import { ApiError } from './api-error.ts';

export interface CallOptions {
  readonly body?: unknown;
  /** Sent as a bearer header when not null. */
  readonly token?: string | null;
  /** Makes a repeated call count once. */
  readonly idempotencyKey?: string;
}

type Method = 'GET' | 'POST' | 'PATCH';

/** Calls the server and resolves with the parsed reply. Rejects with an `ApiError`, whatever went wrong. */
export type Call = <T>(method: Method, path: string, options?: CallOptions) => Promise<T>;

/** Longest wait for a reply, in ms: a hanging connection must end in an error that can be retried. */
const PATIENCE = 30_000;

/** @param host origin of the server, without a final slash; '' is the site's own. */
export function createApi(host = import.meta.env.VITE_API_HOST ?? ''): Call {
  return async <T>(method: Method, path: string, { body, token, idempotencyKey }: CallOptions = {}): Promise<T> => {
    const response = await send(`${host.replace(/\/$/, '')}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const reply = await parse(response);
    if (!response.ok) throw errorOf(response.status, reply);
    // A page instead of JSON comes from something between the site and its server.
    if (reply === undefined) throw new ApiError(502, '');
    return reply as T;
  };
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new ApiError(0, '', 'network', undefined, { cause });
  }
}

async function parse(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function errorOf(status: number, reply: unknown): ApiError {
  const { message, code, field } = (typeof reply === 'object' && reply !== null ? reply : {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return new ApiError(status, text(message), text(code), text(field) || undefined);
}
