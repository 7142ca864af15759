/** The calls about the audit log. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditPage } from '#schemas/facilitators.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

/** Which entries are shown; empty texts stand for all. */
export interface AuditFilter {
  readonly actor: string;
  readonly action: string;
}

export const EVERYTHING: AuditFilter = { actor: '', action: '' };

/** The filter as a query of the address, with what else belongs there. */
export function auditQuery(filter: AuditFilter, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(Object.entries({ ...filter, ...more }).filter(([, value]) => value !== ''));
  return query.size === 0 ? '' : `?${query}`;
}

/** The newest entries, and older ones page by page. Those of the filter before stay until the new ones are there. */
export function useAudit(filter: AuditFilter, enabled: boolean) {
  const { call } = useSignedIn();
  return useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ signal, pageParam }) =>
      call<AuditPage>('GET', `/admin/audit${auditQuery(filter, { before: pageParam })}`, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled,
  });
}
