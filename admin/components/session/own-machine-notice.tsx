import { isOwnMachine } from '#engine/client/room-address.ts';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { spokenAddress } from '../../invite/invitation.ts';
import { useRoomAddresses } from '../../invite/room-addresses.ts';
import { messages } from '../../language/language.ts';

/** Warns, wherever an address is copied, sent or printed, that only the computer of Vigie reaches it. @param site its origin */
export function OwnMachineNotice({ site }: { readonly site: string }) {
  const { components, shell } = messages();
  const { isPending } = useRoomAddresses();
  if (isPending || !isOwnMachine(site)) return null;
  return (
    <Notice tone="warning" toneLabel={shell.tones.warning}>
      <p>{components.ownMachine(spokenAddress(site))}</p>
    </Notice>
  );
}
