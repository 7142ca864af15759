import { isOwnMachine } from '#engine/client/room-address.ts';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { spokenAddress } from '../../invite/invitation.ts';
import { useRoomAddresses } from '../../invite/room-addresses.ts';
import { messages } from '../../language/language.ts';

interface OwnMachineNoticeProps {
  /** Origin of the address that is copied, sent or printed. */
  readonly site: string;
}

/** Warns, where an address is passed on, that only the server's own computer can reach it; renders nothing if other computers can. */
export function OwnMachineNotice({ site }: OwnMachineNoticeProps) {
  const { components, shell } = messages();
  const { isPending } = useRoomAddresses();
  if (isPending || !isOwnMachine(site)) return null;
  return (
    <Notice tone="warning" toneLabel={shell.tones.warning}>
      <p>{components.ownMachine(spokenAddress(site))}</p>
    </Notice>
  );
}
