import { ChartColumn } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#engine/ui/button.tsx';
import { VisuallyHidden } from '#engine/ui/visually-hidden.tsx';
import type { Session } from '#schemas/admin.ts';
import { addressOf, duplicateAddress } from '../addresses.ts';
import { CopyCode } from '../parts/copy-code.tsx';
import { SessionStatus } from '../parts/status-badges.tsx';
import { DeleteLink, ToggleSession } from './session-changes.tsx';
import styles from './sessions-table.module.css';

interface SessionRowProps {
  readonly session: Session;
  /** Whether sessions may be changed. */
  readonly may: boolean;
  readonly onViewChart: (id: string) => void;
}

/** One session and what can be done with it. Remembered: a refresh draws the rows that changed, not all of them. */
export const SessionRow = memo(function SessionRow({ session, may, onViewChart }: SessionRowProps) {
  const which = <VisuallyHidden> session {session.code}</VisuallyHidden>;
  const whose = <VisuallyHidden> of session {session.code}</VisuallyHidden>;
  return (
    <tr>
      <td className={styles.id} data-label="ID">
        {session.id}
      </td>
      <th scope="row" className={styles.code}>
        <span className={styles.codeText}>{session.code}</span>
        <CopyCode code={session.code} />
      </th>
      <td className={styles.name}>{session.name || '—'}</td>
      <td className={styles.status}>
        <SessionStatus active={session.active} />
      </td>
      <td className={styles.actions}>
        <div className={styles.first}>
          {may && <ToggleSession session={session} />}
          <Button variant="quiet" onClick={() => onViewChart(session.id)}>
            <ChartColumn aria-hidden="true" size={16} />
            View chart
            {whose}
          </Button>
          {may && <DeleteLink session={session} />}
        </div>
        <div className={styles.second}>
          <Link to={addressOf('participants', session.id)}>Participants{whose}</Link>
          {may && (
            <>
              <Link to={addressOf('edit-session', session.id)}>Edit{which}</Link>
              <Link to={duplicateAddress(session.id)}>Duplicate{which}</Link>
            </>
          )}
        </div>
      </td>
    </tr>
  );
});
