/** The call for facilitator notes. */
import { useQuery } from '@tanstack/react-query';
import type { FacilitatorNotes } from '#schemas/facilitator-notes.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

/** Notes of a challenge, loaded once `wanted` is true. Cached for good, as they change with a new build only. */
export function useChallengeNotes(challenge: string, wanted: boolean) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: ['notes', challenge],
    queryFn: ({ signal }) =>
      call<FacilitatorNotes>('GET', `/admin/challenges/${encodeURIComponent(challenge)}/notes`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: wanted,
  });
}
