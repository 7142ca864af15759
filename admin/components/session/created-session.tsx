import { Link } from 'react-router-dom';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import type { Session } from '#schemas/admin.ts';
import { addressOf } from '../../addresses.ts';
import { messages } from '../../language/language.ts';
import { CopyCode } from '../transfer/copy-code.tsx';
import styles from './created-session.module.css';

/** Alert after a session was created, with its code in large print. */
export function CreatedSession({
  session,
  onClose,
}: {
  /** The new session; null to close the alert. */
  readonly session: Session | null;
  /** Called when the alert is closed. */
  readonly onClose: () => void;
}) {
  const { buttons, components } = messages();
  return (
    <Dialog
      open={session !== null}
      onClose={onClose}
      role="alertdialog"
      title={components.created}
      actions={
        <Button variant="primary" onClick={onClose}>
          {buttons.ok}
        </Button>
      }
    >
      {session !== null && (
        <div className={styles.share}>
          {session.name && <p className={styles.name}>{session.name}</p>}
          <p className={styles.code}>{session.code}</p>
          <CopyCode code={session.code} />
          <Link to={addressOf('invite', session.id)} onClick={onClose}>
            {components.waysToInvite}
          </Link>
        </div>
      )}
    </Dialog>
  );
}
