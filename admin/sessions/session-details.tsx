import type { Session } from '#schemas/admin.ts';
import styles from './delete-session-page.module.css';
import { SessionStatus } from './session-status.tsx';

/** Id, code, name and status of one session. */
export function SessionDetails({ session }: { session: Session }) {
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
    </dl>
  );
}
