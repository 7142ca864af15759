import { useAdmin } from '../auth/use-admin.ts';
import { useMay, useMe } from '../auth/use-me.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { PageTitle } from '../page-title.tsx';
import styles from './audit.module.css';
import { AuditPanel } from './audit-panel.tsx';

/** /admin/audit: who did what in the console. */
export function AuditPage() {
  const { signOut } = useAdmin();
  const me = useMe();
  const administrator = useMay('administrator');
  return (
    <ConsoleFrame title="Audit log" onLogout={signOut}>
      <PageTitle>Audit log</PageTitle>
      {administrator ? (
        <AuditPanel />
      ) : (
        <p className={styles.empty}>
          {me === undefined
            ? 'The audit log is loading…'
            : `The audit log is for administrators; your role is ${me.role}. Ask an administrator for what you need from it.`}
        </p>
      )}
    </ConsoleFrame>
  );
}
