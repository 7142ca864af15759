import { isOwnMachine } from '#engine/client/room-address.ts';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { spokenAddress } from '../../invite/invitation.ts';
import { useRoomAddresses } from '../../invite/room-addresses.ts';
import { messages } from '../../language/language.ts';

interface OwnMachineNoticeProps {
  /** Origin of what is copied, sent or printed. */
  readonly site: string;
}

/** Warns, wherever an address is passed on, that only the computer of Vigie reaches it; nothing where others do. */
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
