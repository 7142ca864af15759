/** What a collector of OpenTelemetry is sent, by a server in a process of its own. */
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { rightAnswers, seedSession } from '../load/seed.ts';
import { freePort } from '../support/postgres.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import type { TemporaryDatabase } from '../support/temporary-databases.ts';
import { testDatabases } from '../support/test-databases.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly intValue?: number } }[];
}
interface Exported {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

interface Received {
  readonly tenant: unknown;
  readonly traceparent: unknown;
  readonly path: string;
  readonly body: string;
}

const spansIn = (received: readonly Received[]): readonly Span[] =>
  received
    .filter(({ path }) => path === '/v1/traces')
    .map(({ body }): Exported => JSON.parse(body))
    .flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

let collector: Server | undefined;
let server: ServerProcess | undefined;
let store: TemporaryDatabase | undefined;

afterEach(async () => {
  await server?.end('SIGKILL');
  await new Promise((resolve) => (collector ? collector.close(resolve) : resolve(null)));
  await store?.drop();
  collector = undefined;
});

/** @returns its address, and what it was sent */
async function startCollector(): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  collector = createServer((request, reply) => {
    let body = '';
    request.on('data', (piece: Buffer) => {
      body += piece.toString();
    });
    request.on('end', () => {
      const { traceparent, 'x-tenant': tenant } = request.headers;
      received.push({ tenant, traceparent, path: request.url ?? '', body });
      reply.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => collector?.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, received };
}

describe.each(testDatabases)('traces on $name', (kind) => {
  async function play(environment: Readonly<Record<string, string>>) {
    store = await kind.createMigrated();
    server = await startServer(store.url, inject('built').server, [], environment);
    const database = await openDatabase(store.url);
    const { session, players } = await seedSession(database, 1, 1);
    const [job] = await rightAnswers(database, players);
    await database.close();
    const call = async (path: string, body?: unknown, token?: string) => {
      const headers = {
        'content-type': 'application/json',
        origin: server?.url ?? '',
        traceparent: `00-${TRACE}-${PARENT}-01`,
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      return (await fetch(`${server?.url}${path}`, { ...init, headers })).status;
    };
    const code = session.slice(-8).toUpperCase();
    const secrets = ['nadia', job?.answer ?? '', job?.token ?? '', code, session, players[0]?.id ?? ''];
    expect(secrets.every((secret) => secret.length > 3)).toBe(true);
    expect(await call('/auth/login', { email: 'nadia@brevelle.example', code })).toBe(200);
    expect(await call(`/challenges/${job?.key}/attempts`, { answer: job?.answer }, job?.token)).toBe(200);
    expect(await call(`/admin/sessions/${session}/scores?email=nadia@brevelle.example`)).toBe(401);
    expect(await call('/nadia@brevelle.example')).toBe(404);
    expect(await call('/healthz')).toBe(200);
    if ('OIDC_PROVIDERS' in environment) await call('/login/openid', { provider: 'maison' });
    expect(await server.end('SIGTERM')).toBe(0);
    return secrets;
  }

  test('tell calls, batches and queries of a trace that began elsewhere and goes on, and nothing of who called or what was sent', async () => {
    const { url, received } = await startCollector();
    const secrets = await play({
      TRUST_PROXY: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=vigie%20test',
      OIDC_PROVIDERS: 'maison',
      OIDC_MAISON_ISSUER: url,
      OIDC_MAISON_CLIENT_ID: 'vigie',
      OIDC_MAISON_CLIENT_SECRET: 'secret-of-the-test',
    });
    const [asked, ...exports] = [...received].sort((a, b) => a.path.localeCompare(b.path));
    expect(asked?.path).toBe('/.well-known/openid-configuration');
    expect(asked?.traceparent).toMatch(new RegExp(`^00-${TRACE}-(?!${PARENT})[0-9a-f]{16}-01$`));
    expect(new Set(exports.map(({ path, tenant }) => `${path} ${tenant}`))).toEqual(new Set(['/v1/traces vigie test']));
    const text = exports
      .map(({ body }) => body)
      .join()
      .toLowerCase();
    for (const secret of secrets) expect(text).not.toContain(secret.toLowerCase());
    const ours = spansIn(received).filter(({ traceId }) => traceId === TRACE);
    const calls = ours.filter(({ parentSpanId }) => parentSpanId === PARENT);
    expect(calls.map(({ name }) => name).sort()).toEqual([
      'GET /admin/sessions/:id/scores',
      'GET unmatched',
      'POST /auth/login',
      'POST /challenges/:key/attempts',
      'POST /login/openid',
    ]);
    const attempt = calls.find(({ name }) => name.includes('attempts'));
    const batch = ours.find(({ name, parentSpanId }) => name === 'moves batch' && parentSpanId === attempt?.spanId);
    expect(batch?.attributes).toEqual([{ key: 'vigie.batch.jobs', value: { intValue: 1 } }]);
    expect(ours.filter(({ parentSpanId }) => parentSpanId === batch?.spanId).map(({ name }) => name)).toContain(
      'INSERT score_events',
    );
  });

  test('take no trace from strangers', async () => {
    const { url, received } = await startCollector();
    await play({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
    const spans = spansIn(received);
    expect(spans.map(({ name }) => name)).toContain('POST /auth/login');
    expect(spans.filter(({ traceId, parentSpanId }) => traceId === TRACE || parentSpanId === PARENT)).toEqual([]);
  });

  test('hold nothing up where the collector is away', async () => {
    await play({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
  });
});
