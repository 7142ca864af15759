/** Query of the database's content and size. */
import { useQuery } from '@tanstack/react-query';
import type { StorageInfo } from '#schemas/admin.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { QUERY, refreshing } from './queries.ts';

/** Content and size of the database. */
export function useStorage(auto: boolean) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: QUERY.storage,
    queryFn: ({ signal }) => call<StorageInfo>('GET', '/admin/storage', { signal }),
    ...refreshing(auto),
  });
}
