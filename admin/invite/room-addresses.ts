/** The call for the addresses under which a room finds the server. */

import { useQuery } from '@tanstack/react-query';
import { siteAddress } from '#engine/client/base-path.ts';
import { roomAddress } from '#engine/client/room-address.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

/** The likeliest first; none where only its own machine finds it, or where a proxy stands before it. */
export function useRoomAddresses() {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => call<string[]>('GET', '/admin/addresses', { signal }),
  });
}

/** Origin of what players follow, scan or type: the page's own, or the room's where the console was opened on the server's machine. */
export function usePlayersAddress(): string {
  const { data = [] } = useRoomAddresses();
  return roomAddress(siteAddress(), data);
}
