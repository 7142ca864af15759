/** The call for the addresses under which a room finds the server. */
import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '../auth/signed-in.tsx';

/** The likeliest first; none where only its own machine finds it, or where a proxy stands before it. */
export function useRoomAddresses() {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => call<string[]>('GET', '/admin/addresses', { signal }),
  });
}
