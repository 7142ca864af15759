/** The calls about sessions. */
import { useQuery } from '@tanstack/react-query';
import type { Session } from '#schemas/admin.ts';
import type { NewSession, SessionDetails, SessionSetup } from '#schemas/session-setup.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { QUERY, refreshing } from './queries.ts';

const SESSIONS = '/admin/sessions';
const address = (id: string) => `${SESSIONS}/${encodeURIComponent(id)}`;

/** Every session. */
export function useSessions(auto = false) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: QUERY.sessions,
    queryFn: ({ signal }) => call<Session[]>('GET', SESSIONS, { signal }),
    ...refreshing(auto),
  });
}

/**
 * One session with everything that was set up; nothing is asked for without an id.
 * @param forForm for a form, which begins with what the server holds now, never with what it held at the last visit
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

/** Calls that change sessions. Each rejects with an ApiError, whose `field` names what is wrong. */
export interface SessionCalls {
  /** Sent again with the same key, it makes no second session. */
  create(session: NewSession, idempotencyKey: string): Promise<Session>;
  /** What is set up by now. */
  details(id: string): Promise<SessionDetails>;
  /** The whole set-up, in the place of this version of it; refused with `set-up-changed` where it is another by now. */
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
