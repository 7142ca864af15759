/** The calls about the audit log. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AuditPage, AuditSessions } from '#schemas/facilitators.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { type AuditView, auditQuery } from './audit-view.ts';

/** The newest entries, and older ones page by page. When the view changes, the previous entries stay until the new ones are loaded. */
export function useAudit(view: AuditView) {
  const { call } = useSignedIn();
  const query = auditQuery(view);
  return useInfiniteQuery({
    queryKey: ['audit', query],
    queryFn: ({ signal, pageParam }) =>
      call<AuditPage>('GET', `/admin/audit${auditQuery(view, { before: pageParam })}`, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Sessions to choose from, deleted ones among them. */
export function useAuditSessions() {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: ['audit', 'sessions'],
    queryFn: ({ signal }) => call<AuditSessions>('GET', '/admin/audit/sessions', { signal }),
  });
}
