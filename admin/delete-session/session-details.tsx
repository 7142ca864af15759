import type { Session } from '#schemas/admin.ts';
import { SessionStatus } from '../parts/status-badges.tsx';
import { formatNumber } from '../words/numbers.ts';
import styles from './delete-session-page.module.css';

interface SessionDetailsProps {
  readonly session: Session;
  /** How many play in it; undefined while that is not known. */
  readonly participants: number | undefined;
}

/** Id, code, name, status and participants of one session. */
export function SessionDetails({ session, participants }: SessionDetailsProps) {
  return (
    <dl className={styles.details}>
      <div>
        <dt>ID</dt>
        <dd className={styles.exact}>{session.id}</dd>
      </div>
      <div>
        <dt>Code</dt>
        <dd className={styles.exact}>{session.code}</dd>
      </div>
      <div>
        <dt>Name</dt>
        <dd>{session.name || '—'}</dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>
          <SessionStatus active={session.active} />
        </dd>
      </div>
      <div>
        <dt>Participants</dt>
        <dd>{participants === undefined ? '…' : formatNumber(participants)}</dd>
      </div>
    </dl>
  );
}
