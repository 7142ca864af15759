import { useQuery } from '@tanstack/react-query';
import type { StorageInfo } from '#schemas/admin.ts';
import { QUERY, refreshing } from '../api/queries.ts';
import { useAdmin } from '../auth/use-admin.ts';

/** What the database holds, and its size. */
export function useStorage(auto: boolean) {
  const { call } = useAdmin();
  return useQuery({
    queryKey: QUERY.storage,
    queryFn: ({ signal }) => call<StorageInfo>('GET', '/admin/storage', { signal }),
    ...refreshing(auto),
  });
}
