import { useAdmin } from '../auth/use-admin.ts';
import { useMay } from '../auth/use-me.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { PageTitle } from '../page-title.tsx';
import { AccountsPanel } from './accounts-panel.tsx';
import { YourAccount } from './your-account.tsx';

/** /admin/accounts: one's own account, and for administrators everyone's. */
export function AccountsPage() {
  const { signOut } = useAdmin();
  const administrator = useMay('administrator');
  return (
    <ConsoleFrame title="Accounts" onLogout={signOut}>
      <PageTitle>Accounts</PageTitle>
      {administrator && <AccountsPanel />}
      <YourAccount />
    </ConsoleFrame>
  );
}
