import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { type Call, type CallOptions, createCall, type Method, withToken } from './call.ts';
import { readFile } from './named-file.ts';
import { newKey } from './new-key.ts';

interface Sent {
  readonly address: string;
  readonly request: RequestInit;
}

let sent: Sent[];
let reply: (sent: Sent) => Response | Promise<Response>;

/** Never answers, like a dead connection, until the request is aborted. */
const never = ({ request: { signal } }: Sent) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
/** Begins a reply, and never completes it. */
const halfway = ({ request: { signal } }: Sent) =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"points":'));
        signal?.addEventListener('abort', () => stream.error(signal.reason));
      },
    }),
  );
const failureOf = async (method: Method, path: string, options?: CallOptions<unknown>, call: Call = createCall('')) => {
  const error = await call(method, path, options).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw error;
};

beforeEach(() => {
  sent = [];
  reply = () => Response.json({});
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    sent.push({ address, request });
    return reply({ address, request });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is sent', () => {
  it.each(['https://x.example', 'https://x.example/', 'https://x.example//'])('goes to the address of %s', async (host) => {
    await createCall(host)('GET', '/login');
    expect(sent[0]?.address).toBe('https://x.example/login');
  });

  it('is JSON, with its token and its key', async () => {
    await createCall('')('POST', '/score', { body: { points: 4.5 }, token: 'tok', idempotencyKey: 'key' });
    expect(sent[0]?.request).toMatchObject({
      method: 'POST',
      body: '{"points":4.5}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer tok', 'idempotency-key': 'key' },
    });
  });

  it('is nothing but the address where there is nothing to say', async () => {
    await createCall('')('GET', '/score', { token: null });
    const request = { method: 'GET', headers: {}, cache: 'no-store', signal: expect.any(AbortSignal) };
    expect(sent).toEqual([{ address: '/score', request }]);
  });

  it('is a file as it is', async () => {
    const file = new Blob(['{}']);
    await createCall('')('POST', '/admin/restore', { body: file });
    expect(sent[0]?.request).toMatchObject({ headers: { 'content-type': 'application/octet-stream' } });
    expect(sent[0]?.request.body).toBe(file);
  });
});

describe('what comes back', () => {
  it('is the JSON of the reply, or nothing where the server says nothing', async () => {
    reply = () => Response.json({ points: 7 });
    expect(await createCall('')('GET', '/score')).toEqual({ points: 7 });
    reply = () => new Response(null, { status: 204 });
    expect(await createCall('')('DELETE', '/admin/sessions/s1')).toBeUndefined();
  });

  it('is a file under the name that the server gives it, or under another', async () => {
    const headers = { 'content-disposition': 'attachment; filename="vigie-scores.csv"' };
    reply = () => new Response('a;b', { headers });
    const file = await createCall('')('GET', '/admin/exports/scores', { read: readFile('scores.csv') });
    expect([file.name, await file.content.text()]).toEqual(['vigie-scores.csv', 'a;b']);
    reply = () => new Response('a;b');
    expect(await createCall('')('GET', '/', { read: readFile('scores.csv') })).toMatchObject({ name: 'scores.csv' });
  });

  it('is no file where something else answers with a page, such as a login of its own', async () => {
    reply = () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
    const failure = await failureOf('GET', '/admin/backup', { read: readFile('vigie-backup.json') });
    expect(failure).toMatchObject({ status: 502, code: '' });
  });

  it('is the server’s own refusal, word for word', async () => {
    reply = () => Response.json({ message: 'Trop long.', code: 'invalid-field', field: 'name' }, { status: 400 });
    const error = await failureOf('POST', '/admin/sessions');
    expect(error).toMatchObject({ status: 400, message: 'Trop long.', code: 'invalid-field', field: 'name' });
    expect([error.network, error.temporary, error.refused(400), error.refused(404)]).toEqual([false, false, true, false]);
  });

  it('is a refusal without words where something else answered', async () => {
    reply = () => new Response('<h1>Bad gateway</h1>', { status: 503 });
    expect(await failureOf('GET', '/score')).toMatchObject({ status: 503, message: '', field: undefined, temporary: true });
    reply = () => new Response('<h1>Sign in to the network</h1>');
    expect(await failureOf('GET', '/score')).toMatchObject({ status: 502, temporary: true });
    reply = () => new Response('<h1>No such application</h1>', { status: 404 });
    const error = await failureOf('GET', '/score');
    expect([error.status, error.refused(404), error.temporary]).toEqual([404, false, true]);
  });
});

describe('a line that is dead', () => {
  it('ends in an error of the network when it is cut', async () => {
    reply = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await failureOf('GET', '/score')).toMatchObject({ status: 0, code: 'network', network: true, temporary: true });
  });

  it.each([
    ['before the reply', never],
    ['in the middle of it', halfway],
  ])('ends in an error after half a minute when it hangs %s', async (_when, hang) => {
    reply = hang;
    const failure = failureOf('PUT', '/admin/sessions/s1', { body: {} });
    const settled = vi.fn();
    void failure.then(settled);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ status: 0, code: 'timeout', network: true });
  });

  it('is borne for as long as a call asks', async () => {
    reply = never;
    const failure = failureOf('GET', '/admin/backup', { timeoutMs: 120_000 });
    const settled = vi.fn();
    void failure.then(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ code: 'timeout' });
  });

  it('leaves no timer behind', async () => {
    await createCall('')('GET', '/score');
    await failureOf('GET', '/score', { read: () => Promise.reject(new TypeError('cut')) });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a server that is busy', () => {
  const busy = (retryAfter: string) => () =>
    Response.json({ message: 'Très sollicité.', code: 'busy' }, { status: 503, headers: { 'retry-after': retryAfter } });

  it.each<[string, Method, CallOptions<unknown>]>([
    ['a reading', 'GET', {}],
    ['a move that counts once', 'POST', { idempotencyKey: 'key' }],
  ])('is asked again when it says, and nobody is told: %s', async (_what, method, options) => {
    reply = busy('3');
    const outcome = createCall('')(method, '/standing', options);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(sent).toHaveLength(1);
    reply = () => Response.json({ points: 7 });
    await vi.advanceTimersByTimeAsync(1_501);
    expect(await outcome).toEqual({ points: 7 });
    expect(sent).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has failed after three times, in its own words', async () => {
    reply = busy('3');
    const failure = failureOf('GET', '/standing');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await failure).toMatchObject({ status: 503, code: 'busy', message: 'Très sollicité.', temporary: true });
    expect(sent).toHaveLength(3);
  });

  it.each<[string, string, Method, CallOptions<unknown>]>([
    ['a call that may count twice', '1', 'POST', {}],
    ['a stream, which polls instead', '1', 'GET', { accept: 'text/event-stream' }],
    ['a wait that is too long', '30', 'GET', {}],
    ['a date, which no server of ours sends', 'Sat, 28 Nov 2026 09:00:00 GMT', 'GET', {}],
  ])('is not asked again for %s', async (_what, retryAfter, method, options) => {
    reply = busy(retryAfter);
    expect(await failureOf(method, '/standing', options)).toMatchObject({ status: 503 });
    expect(sent).toHaveLength(1);
  });

  it('comes back to a room at different times', async () => {
    reply = busy('2');
    const outcomes = Array.from({ length: 50 }, () => failureOf('GET', '/standing'));
    await vi.advanceTimersByTimeAsync(2_100);
    expect(sent.length).toBeLessThan(75);
    await vi.advanceTimersByTimeAsync(20_000);
    await Promise.all(outcomes);
  });

  it('is not asked again by who has gone meanwhile', async () => {
    reply = busy('3');
    const caller = new AbortController();
    const outcome = createCall('')('GET', '/standing', { signal: caller.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    caller.abort('no longer wanted');
    expect(await outcome).toBe('no longer wanted');
    expect(sent).toHaveLength(1);
  });
});

describe('a call that its caller ends', () => {
  it.each([
    ['while it waits', never],
    ['while it is read', halfway],
  ])('rejects with the reason given, %s', async (_when, hang) => {
    reply = hang;
    const caller = new AbortController();
    const outcome = createCall('')('GET', '/admin/sessions', { signal: caller.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    caller.abort('no longer wanted');
    expect(await outcome).toBe('no longer wanted');
  });

  it('is not begun when it was ended before', async () => {
    reply = ({ request: { signal } }) => (signal?.aborted ? Promise.reject(signal.reason) : Response.json({}));
    await expect(createCall('')('GET', '/', { signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
  });
});

describe('whoever holds a token', () => {
  it('is told of a 401 with the token that was sent, and of nothing else', async () => {
    let token: string | null = 'old';
    const refused = vi.fn();
    const call = withToken(createCall(''), () => token, refused);
    for (const answer of [
      () => Response.json({ message: 'no', code: 'role-needed' }, { status: 403 }),
      () => new Response('<h1>Sign in to the network</h1>', { status: 401 }),
    ]) {
      reply = answer;
      await failureOf('GET', '/score', {}, call);
      expect(refused).not.toHaveBeenCalled();
    }
    reply = () => {
      token = 'new';
      return Response.json({ message: 'no', code: 'invalid-token' }, { status: 401 });
    };
    expect(await failureOf('GET', '/score', {}, call)).toMatchObject({ status: 401 });
    expect(refused).toHaveBeenCalledExactlyOnceWith('old');
  });
});

it('keys are UUIDs, another one each time', () => {
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
