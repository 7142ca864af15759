import { vi } from 'vitest';
import type { ScoreRow, Session, StorageInfo } from '#schemas/admin.ts';
import type { Role } from '#schemas/facilitators.ts';
import type { SessionDetails, SessionSetup } from '#schemas/session-setup.ts';

/** What the stand-in server holds; a test changes it as the room changes. */
export interface FakeServer {
  token: string;
  /** Of the account that is signed in. */
  role: Role;
  sessions: Session[];
  current: ScoreRow[];
  all: ScoreRow[];
  /** How many the current board has by the server's last count; null: it sends none. */
  counted: number | null;
  /** What was set up of a session, where it is more than a plain one. */
  setups: Record<string, Partial<SessionDetails>>;
  bySession: Record<string, ScoreRow[]>;
  storage: StorageInfo;
  /** 'METHOD /path' → the status to fail with. */
  failures: Map<string, number>;
  /** The field that a failure names. */
  failedField: string | null;
  /** No call is answered before this is settled. */
  ready: Promise<void>;
  /** Every call so far, as 'METHOD /path?query body'. */
  calls: string[];
  /** Idempotency keys of the calls that had one. */
  keys: string[];
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

/** Puts a server of the console's calls behind `fetch`, for one test. */
export function stubServer(): FakeServer {
  const server: FakeServer = {
    token: 'admin-token',
    role: 'administrator',
    sessions: [
      { id: 's1', code: 'K7QF-2MXD', name: 'Équipe achats', active: true },
      { id: 's2', code: 'M3RT-9WQA', name: null, active: false },
    ],
    current: [
      { username: 'ana@example.fr', score: 12.25 },
      { username: 'bob@example.fr', score: 4 },
    ],
    all: [{ username: 'zoe@example.fr', score: 40 }],
    counted: null,
    setups: {},
    bySession: { s2: [{ username: 'old@example.fr', score: 7.5 }] },
    storage: { sessions: 2, participants: 3, scores: 9, size_bytes: 1536, db_path: 'data/vigie.db' },
    failures: new Map(),
    failedField: null,
    ready: Promise.resolve(),
    calls: [],
    keys: [],
  };
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const method = request.method ?? 'GET';
    server.calls.push([method, address, request.body].filter(Boolean).join(' '));
    const key = new Headers(request.headers).get('Idempotency-Key');
    if (key !== null) server.keys.push(key);
    await server.ready;
    const failure = server.failures.get(`${method} ${address.replace(/\?.*/, '')}`);
    if (failure !== undefined) {
      const named = server.failedField === null ? {} : { field: server.failedField };
      return json({ message: 'refused for the test.', code: 'test', ...named }, failure);
    }
    if (address === '/login') return json({ token: server.token });
    const allowed = new Headers(request.headers).get('Authorization') === `Bearer ${server.token}`;
    return allowed
      ? answer(server, method, address, request.body)
      : json({ message: 'Sign in first.', code: 'unauthorized' }, 401);
  });
  return server;
}

function answer(server: FakeServer, method: string, address: string, body: unknown): Response {
  const [, id = '', action] = /^\/admin\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(address.replace(/\?.*/, '')) ?? [];
  if (method === 'DELETE') {
    server.sessions = server.sessions.filter((session) => session.id !== id);
    return new Response(null, { status: 204 });
  }
  if (method === 'PATCH') {
    server.sessions = server.sessions.map((session) => (session.id === id ? { ...session, active: action === 'open' } : session));
    return json(server.sessions.find((session) => session.id === id));
  }
  if (method === 'PUT') {
    const setup: SessionSetup = JSON.parse(String(body));
    server.setups[id] = setup;
    server.sessions = server.sessions.map((session) => (session.id === id ? { ...session, name: setup.name } : session));
    return json(detailsOf(server, id));
  }
  if (method === 'POST') {
    const { name = null }: Partial<SessionSetup> = JSON.parse(String(body));
    const created = { id: `s${server.sessions.length + 1}`, code: 'P4XW-7KDR', name, active: true };
    server.sessions = [created, ...server.sessions];
    return json(created, 201);
  }
  if (address === '/admin/me') return json(meOf(server));
  if (id !== '' && action === undefined) {
    const details = detailsOf(server, id);
    return details === null ? json({ message: 'There is no such session.', code: 'unknown-session' }, 404) : json(details);
  }
  if (action === 'scores') return json(server.bySession[id] ?? []);
  if (address === '/admin/sessions') return json(server.sessions);
  if (address.startsWith('/admin/scores?scope=all')) return json(server.all);
  if (address === '/admin/storage') return json(server.storage);
  if (address === '/admin/backup') return json({ version: 1 });
  const headers = server.counted === null ? {} : { 'X-Total-Count': String(server.counted) };
  return Response.json(server.current, { headers });
}

function meOf({ role }: FakeServer): object {
  return { id: 'f1', username: 'room', role, createdAt: '2026-11-21T08:00:00.000Z', fromEnvironment: false };
}

function detailsOf({ sessions, setups }: FakeServer, id: string): SessionDetails | null {
  const session = sessions.find((candidate) => candidate.id === id);
  if (session === undefined) return null;
  return {
    challenges: null,
    durationMinutes: null,
    opensAt: null,
    closesAt: null,
    hintPolicy: 'table',
    teams: [],
    allowed: [],
    createdAt: '2026-11-21T08:00:00.000Z',
    closedAt: null,
    participants: 2,
    ...setups[id],
    ...session,
  };
}
