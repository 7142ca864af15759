import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { AuditEntry, Facilitator } from '#schemas/facilitators.ts';
import { SignedIn } from '../auth/signed-in.tsx';
import { createQueryClient } from '../queries.ts';
import { StatusProvider } from '../status/status.tsx';

/** What the stand-in server holds; a test changes it. */
export interface AccountsRoom {
  /** The first one is signed in. */
  accounts: Facilitator[];
  log: AuditEntry[];
  /** 'METHOD /path' → status and message to fail with. */
  readonly failures: Map<string, { readonly status: number; readonly message: string }>;
  /** Every call so far, as 'METHOD /path?query body'. */
  readonly calls: string[];
}

function account(id: string, username: string, role: Facilitator['role'], day: string): Facilitator {
  return { id, username, role, createdAt: `2026-11-${day}T09:00:00.000Z`, fromEnvironment: false };
}

/** Entries of the log that a page holds here. */
const PAGE = 2;

/** Puts the console's calls on accounts and the audit log behind `fetch`, for one test. */
export function stubAccounts(): AccountsRoom {
  const room: AccountsRoom = {
    accounts: [
      account('f1', 'marie', 'administrator', '02'),
      account('f2', 'paul', 'observer', '03'),
      account('f3', 'anne', 'facilitator', '01'),
      { ...account('f4', 'admin', 'administrator', '01'), fromEnvironment: true },
    ],
    log: [],
    failures: new Map(),
    calls: [],
  };
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const method = request.method ?? 'GET';
    room.calls.push([method, address, request.body].filter(Boolean).join(' '));
    const failure = room.failures.get(`${method} ${address}`);
    if (failure !== undefined) return Response.json({ message: failure.message, code: 'test' }, { status: failure.status });
    return answer(room, method, new URL(address, location.href), request.body);
  });
  return room;
}

function answer(room: AccountsRoom, method: string, { pathname, searchParams }: URL, body: unknown): Response {
  const [, id, action] = /^\/admin\/facilitators\/(\w+)(?:\/([\w-]+))?$/.exec(pathname) ?? [];
  const sent = method === 'PATCH' || method === 'POST' ? JSON.parse(String(body ?? '{}')) : {};
  if (method === 'DELETE') room.accounts = room.accounts.filter((one) => one.id !== id);
  if (method === 'DELETE' || action !== undefined || pathname.startsWith('/admin/me/'))
    return new Response(null, { status: 204 });
  if (method === 'PATCH') {
    room.accounts = room.accounts.map((one) => (one.id === id ? { ...one, role: sent.role ?? one.role } : one));
    return Response.json(room.accounts.find((one) => one.id === id));
  }
  if (method === 'POST') {
    const created = account('f9', sent.username, sent.role, '21');
    room.accounts = [...room.accounts, created];
    return Response.json(created, { status: 201 });
  }
  if (pathname === '/admin/me') return Response.json(room.accounts[0]);
  if (pathname === '/admin/facilitators') return Response.json(room.accounts);
  if (pathname === '/admin/sessions') return Response.json([{ id: 's1', code: 'K7QF-2MXD', name: 'Achats', active: true }]);
  if (pathname === '/admin/audit.csv') {
    const headers = { 'content-disposition': 'attachment; filename="vigie-audit-2026.csv"' };
    return new Response('\uFEFF"time (UTC)"\r\n', { headers });
  }
  const [actor, wanted, before] = ['actor', 'action', 'before'].map((name) => searchParams.get(name));
  const matching = room.log.filter(
    (entry) => entry.actor === (actor ?? entry.actor) && entry.action === (wanted ?? entry.action) && entry.id < (before ?? '~'),
  );
  const entries = matching.slice(0, PAGE);
  return Response.json({ entries, next: matching.length > PAGE ? entries.at(-1)?.id : null });
}

/** Shows a page, signed in; everything is put back after the test. */
export function renderPage(page: ReactNode): void {
  localStorage.setItem('admin_token', 'admin-token');
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <StatusProvider>
        <MemoryRouter>
          <SignedIn token="admin-token">{page}</SignedIn>
        </MemoryRouter>
      </StatusProvider>
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    box.remove();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
}
