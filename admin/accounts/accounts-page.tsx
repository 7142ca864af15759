import { useMay } from '../auth/use-me.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { AccountsPanel } from './accounts-panel.tsx';
import { YourAccount } from './your-account.tsx';

/** /admin/accounts: one's own account, and for administrators everyone's. */
export function AccountsPage() {
  const administrator = useMay('administrator');
  return (
    <>
      <PageTitle>Accounts</PageTitle>
      {administrator && <AccountsPanel />}
      <YourAccount />
    </>
  );
}
