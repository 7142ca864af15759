import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import '#engine/ui/base.css';
import type { Role } from '#schemas/facilitators.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { ParticipantDetails } from '#schemas/participants.ts';
import { SignedIn } from '../auth/signed-in.tsx';
import { ParticipantPage } from '../participants/participant-page.tsx';
import { ParticipantsPage } from '../participants/participants-page.tsx';
import { createQueryClient } from '../queries.ts';
import { StatusProvider } from '../status/status.tsx';

/** What the stand-in server holds; a test changes it. */
export interface Room {
  role: Role;
  readonly participants: ParticipantDetails[];
  readonly teams: string[];
  /** 'METHOD /path' → the status to fail with. */
  readonly failures: Map<string, number>;
  /** Every call so far, as 'METHOD /path?query body'. */
  readonly calls: string[];
  /** Keys of the calls that had one. */
  readonly keys: string[];
}

function participant(id: string, username: string, score: number): ParticipantDetails {
  const at = '2026-11-21T09:00:00.000Z';
  return {
    id,
    username,
    team: null,
    score,
    solved: 1,
    joinedAt: at,
    status: 'playing',
    mergedInto: null,
    session: 's1',
    challenges: [
      { challenge: 'caesar', hintsShown: 1, failures: 2, solvedAt: at, points: score },
      { challenge: 'ssh', hintsShown: 0, failures: 1, solvedAt: null, points: null },
    ],
    events: [{ id: `${id}-e1`, at, kind: 'solve', challenge: 'caesar', points: score, reason: 'verified attempt', actor: null }],
  };
}

/** Puts the console's calls on participants behind `fetch`, for one test. */
export function stubRoom(): Room {
  const room: Room = {
    role: 'facilitator',
    participants: [participant('p1', 'ana@example.fr', 4.75), participant('p2', 'anna@example.fr', 3)],
    teams: [],
    failures: new Map(),
    calls: [],
    keys: [],
  };
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const method = request.method ?? 'GET';
    room.calls.push([method, address, request.body].filter(Boolean).join(' '));
    const key = new Headers(request.headers).get('idempotency-key');
    if (key !== null) room.keys.push(key);
    const failure = room.failures.get(`${method} ${address}`);
    if (failure !== undefined) return Response.json({ message: 'refused for the test.', code: 'test' }, { status: failure });
    return answer(room, method, address, request.body);
  });
  return room;
}

function answer(room: Room, method: string, address: string, body: unknown): Response {
  if (address === '/admin/me')
    return Response.json({ id: 'f1', username: 'room', role: room.role, createdAt: '', fromEnvironment: false });
  if (address === '/admin/sessions') return Response.json([{ id: 's1', code: 'K7QF-2MXD', name: 'Équipe achats', active: true }]);
  if (address === '/admin/sessions/s1') return Response.json({ teams: room.teams });
  if (address.startsWith('/admin/exports/')) {
    const headers = { 'content-disposition': 'attachment; filename="vigie-solves-K7QF-2MXD.csv"' };
    return new Response('\uFEFF"challenge"\r\n', { headers });
  }
  const [, id, what] = /^\/admin\/participants\/(\w+)(?:\/(\w+))?$/.exec(address) ?? [];
  if (id !== undefined) {
    const change = method === 'GET' ? {} : JSON.parse(String(body));
    const index = room.participants.findIndex((one) => one.id === (what === 'merge' ? change.into : id));
    const found = room.participants[index];
    if (!found) return Response.json({ message: 'no such participant.', code: 'unknown-participant' }, { status: 404 });
    room.participants[index] = {
      ...found,
      ...(what === 'adjustments' ? { score: found.score + change.points } : {}),
      ...(what === 'removal' ? { status: 'removed' as const, score: 0 } : {}),
      ...(what === 'reinstatement' ? { status: 'playing' as const } : {}),
      ...(method === 'PATCH' ? { team: change.team } : {}),
    };
    return Response.json(room.participants[index]);
  }
  const search = new URL(address, location.href).searchParams.get('search') ?? '';
  const rows = room.participants.filter(({ username }) => username.includes(search));
  return Response.json({ total: rows.length === 0 ? 0 : 120, rows });
}

const CAESAR: CatalogueEntry = {
  key: 'caesar',
  path: '/caesar',
  title: 'Le message décalé',
  category: 'Enquête & OSINT',
  summary: '',
  tags: [],
  duration: 5,
  guest: false,
  listed: true,
};

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}

/** Opens one of the two pages, signed in; everything is put back after the test. */
export function renderParticipants(path: string): void {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <StatusProvider>
        <MemoryRouter initialEntries={[path]}>
          <SignedIn token="admin-token">
            <Routes>
              <Route path="/admin/sessions/:id/players" element={<ParticipantsPage />} />
              <Route path="/admin/players/:id" element={<ParticipantPage catalogue={[CAESAR]} />} />
              <Route path="*" element={<p>elsewhere</p>} />
            </Routes>
          </SignedIn>
          <Address />
        </MemoryRouter>
      </StatusProvider>
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    box.remove();
    vi.unstubAllGlobals();
  });
}
