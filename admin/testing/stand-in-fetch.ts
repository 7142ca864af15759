/** Answers the console's calls in the browser itself: for tests through `stand-in-server.ts`, and for stories. */
import type { ErrorReply } from '#schemas/error.ts';
import type { Role } from '#schemas/facilitators.ts';
import { NEWER_TOKEN, TOKEN } from './calls/sign-in.ts';
import { type Incoming, refusal } from './stand-in-call.ts';
import { CALLS } from './stand-in-calls.ts';
import { freshData, type StandInData } from './stand-in-data.ts';

/** Stand-in for the server, behind `fetch`. */
export interface StandInServer {
  /** Data of the server; a test changes it to simulate other people's actions. */
  readonly data: StandInData;
  /** Every call so far, as 'METHOD /path?query body'. */
  readonly calls: string[];
  /** Idempotency keys of the calls, as far as they had one. */
  readonly keys: string[];
  /** Language that each call asked for (`Accept-Language`). */
  readonly languages: string[];
  /** Makes a call fail from now on. @param call 'METHOD /path', without the query */
  fail(call: string, status: number, error?: Partial<ErrorReply>): void;
  /** Ends all failures. */
  recover(): void;
  /** Delays all replies until the promise is settled. */
  waitFor(ready: Promise<unknown>): void;
}

/** Differences from `freshData`; `role` is that of the signed-in account. */
export type StandInStart = Partial<StandInData> & { readonly role?: Role };

/** Creates a server; its `fetch` is to replace the browser's. `mistakes` collects violations of the real server's schemas. */
export function createStandIn({ role, ...given }: StandInStart = {}): {
  readonly server: StandInServer;
  readonly fetch: typeof globalThis.fetch;
  readonly mistakes: readonly string[];
} {
  const data: StandInData = { ...freshData(), ...given };
  if (role !== undefined) data.accounts = data.accounts.map((one, index) => (index === 0 ? { ...one, role } : one));
  const failures = new Map<string, { readonly status: number; readonly error: Partial<ErrorReply> }>();
  const mistakes: string[] = [];
  let ready: Promise<unknown> = Promise.resolve();
  const server: StandInServer = {
    data,
    calls: [],
    keys: [],
    languages: [],
    fail: (call, status, error = {}) => void failures.set(call, { status, error }),
    recover: () => failures.clear(),
    waitFor: (settled) => {
      ready = settled;
    },
  };
  const fetch = async (address: RequestInfo | URL, request: RequestInit = {}): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(String(address), location.href);
    const { method = 'GET', body } = request;
    const headers = new Headers(request.headers);
    const named = `${method} ${pathname}`;
    server.calls.push([`${named}${search}`, body].filter(Boolean).join(' '));
    server.keys.push(...[headers.get('Idempotency-Key')].filter((key) => key !== null));
    server.languages.push(headers.get('Accept-Language') ?? '');
    await Promise.race([ready, aborted(request.signal)]);
    const failure = failures.get(named);
    if (failure !== undefined) return refusal(failure.status, failure.error);
    if (
      !/^\/login(\/|$)/.test(pathname) &&
      ![TOKEN, NEWER_TOKEN].some((token) => headers.get('Authorization') === `Bearer ${token}`)
    )
      return refusal(401, { message: 'sign in first.', code: 'unauthorized' });
    const sent = typeof body === 'string' ? JSON.parse(body) : body;
    const { reply, wrong } = answer(method, pathname, { data, query: searchParams, body: sent });
    mistakes.push(...wrong.map((what) => `${named}: ${what}`));
    return reply;
  };
  return { server, fetch, mistakes };
}

/** Rejects when the call is aborted, as `fetch` does; never settles without a signal. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

function answer(method: string, pathname: string, incoming: Omit<Incoming, 'id'>): { reply: Response; wrong: readonly string[] } {
  for (const call of CALLS) {
    const id = call.method === method ? idIn(call.path, pathname) : null;
    if (id === null) continue;
    const { reply, mistakes } = call.handle({ ...incoming, id });
    return { reply, wrong: mistakes };
  }
  return { reply: refusal(404, { code: 'not-found' }), wrong: ['there is no such call'] };
}

/** Parameter of a route in an address: '' for a route without one, null if the address is of another route. */
function idIn(path: string, pathname: string): string | null {
  const found = new RegExp(`^${path.replace(/:\w+/, '([^/]+)')}$`).exec(pathname);
  return found === null ? null : (found[1] ?? '');
}
