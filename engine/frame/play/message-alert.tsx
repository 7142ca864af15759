/** Alert dialog with a message to acknowledge (specification, section 4: the two URL challenges before returning home). */

import { OwnCharacters } from '#engine/frame/panels/own-characters.tsx';
import type { Message } from '#engine/frame/scene/scene.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';

const TITLES: Readonly<Record<Message['tone'], string>> = {
  success: 'Bien joué',
  danger: 'Attention',
  warning: 'Attention',
  info: 'À savoir',
};

export function MessageAlert({
  message,
  onAcknowledge,
}: {
  /** Null if there is no message to acknowledge. */
  readonly message: Message | null;
  /** Called when the player acknowledges the message. */
  readonly onAcknowledge: () => void;
}) {
  return (
    <Dialog
      open={message !== null}
      role="alertdialog"
      title={message ? TITLES[message.tone] : ''}
      onClose={onAcknowledge}
      actions={<Button onClick={onAcknowledge}>J’ai compris</Button>}
    >
      <p>{message && <OwnCharacters text={message.text} />}</p>
    </Dialog>
  );
}
