/** Query of the addresses under which a room can reach the server. */

import { useQuery } from '@tanstack/react-query';
import { siteAddress } from '#engine/client/base-path.ts';
import { roomAddress } from '#engine/client/room-address.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

/** Addresses, the likeliest first; empty if only the server's own machine can reach it, or if a proxy is in front of it. */
export function useRoomAddresses() {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => call<string[]>('GET', '/admin/addresses', { signal }),
  });
}

/**
 * Origin for the addresses that players follow, scan or type: that of the page, or of the room if the console was opened on the server's
 * machine.
 */
export function usePlayersAddress(): string {
  const { data = [] } = useRoomAddresses();
  return roomAddress(siteAddress(), data);
}
