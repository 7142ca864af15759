/** Calls and queries about sessions. */

import { useQuery } from '@tanstack/react-query';
import { selfPacedUntil } from '#engine/rules/session/self-paced.ts';
import type { Session } from '#schemas/admin.ts';
import type { ReportSession } from '#schemas/reports.ts';
import type { NewSession, SessionDetails, SessionSetup } from '#schemas/session-setup.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { QUERY, refreshing } from './queries.ts';

const SESSIONS = '/admin/sessions';
const address = (id: string) => `${SESSIONS}/${encodeURIComponent(id)}`;

/** All sessions. */
export function useSessions(auto = false) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: QUERY.sessions,
    queryFn: ({ signal }) => call<Session[]>('GET', SESSIONS, { signal }),
    ...refreshing(auto),
  });
}

/**
 * A session with its set-up; disabled without an id.
 * @param forForm loads the current state and ignores the cache, for a form to start from
 */
export function useSessionDetails(id: string | null | undefined, forForm = false) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: [forForm ? 'session-setup' : 'session', id],
    queryFn: ({ signal }) => call<SessionDetails>('GET', address(id ?? ''), { signal }),
    enabled: id != null,
    ...(forForm ? { gcTime: 0 } : {}),
  });
}

/** Sessions that can be chosen for a report, and whether they have one. */
export function useReportSessions() {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: ['report-sessions'],
    queryFn: ({ signal }) => call<ReportSession[]>('GET', '/admin/reports/sessions', { signal }),
  });
}

/** When a self-paced session closes, ISO 8601 in UTC; null for any other session, and while it is loading. */
export function useSelfPacedUntil(id: string): string | null {
  const { data } = useSessionDetails(id);
  return data ? selfPacedUntil(data) : null;
}

/** Calls that change sessions. Each rejects with an ApiError, whose `field` names the wrong field. */
interface SessionCalls {
  /** Idempotent by key: a retry creates no second session. */
  create(session: NewSession, idempotencyKey: string): Promise<Session>;
  /** The current set-up. */
  details(id: string): Promise<SessionDetails>;
  /** Replaces the set-up if it still has this version; otherwise fails with `set-up-changed` (optimistic concurrency). */
  setUp(id: string, setup: SessionSetup, version: string): Promise<SessionDetails>;
  open(id: string): Promise<Session>;
  close(id: string): Promise<Session>;
  remove(id: string): Promise<void>;
}

export function useSessionCalls(): SessionCalls {
  const { call } = useSignedIn();
  return {
    create: (body, idempotencyKey) => call('POST', SESSIONS, { body, idempotencyKey }),
    details: (id) => call('GET', address(id)),
    setUp: (id, body, version) => call('PUT', `${address(id)}?${new URLSearchParams({ version })}`, { body }),
    open: (id) => call('PATCH', `${address(id)}/open`),
    close: (id) => call('PATCH', `${address(id)}/close`),
    remove: (id) => call('DELETE', address(id)),
  };
}
