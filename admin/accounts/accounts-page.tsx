import { useEffect, useRef } from 'react';
import { useAdmin } from '../auth/use-admin.ts';
import { useMay } from '../auth/use-me.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import styles from './accounts.module.css';
import { AccountsPanel } from './accounts-panel.tsx';
import { YourAccount } from './your-account.tsx';

/** /admin/accounts: one's own account, and for administrators everyone's. */
export function AccountsPage() {
  const { signOut } = useAdmin();
  const administrator = useMay('administrator');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <ConsoleFrame title="Accounts" onLogout={signOut}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        Accounts
      </h1>
      {administrator && <AccountsPanel />}
      <YourAccount />
    </ConsoleFrame>
  );
}
