/** The call about what the database holds. */
import { useQuery } from '@tanstack/react-query';
import type { StorageInfo } from '#schemas/admin.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { QUERY, refreshing } from './queries.ts';

/** What the database holds, and its size. */
export function useStorage(auto: boolean) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: QUERY.storage,
    queryFn: ({ signal }) => call<StorageInfo>('GET', '/admin/storage', { signal }),
    ...refreshing(auto),
  });
}
