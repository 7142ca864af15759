import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#engine/ui/controls/button.tsx';
import type { Facilitator } from '#schemas/facilitators.ts';
import { useMay, useMe } from '../auth/use-me.ts';
import { PageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useDirectory } from '../people/people-calls.ts';
import { useFacilitators } from './account-calls.ts';
import { AddAccount, ChangeRole, InviteAnew, RemoveAccount, SetPassword, SignOutAccount } from './account-dialogs.tsx';
import { AccountsTable, type AccountTask } from './accounts-table.tsx';
import { YourAccount } from './your-account.tsx';

/** Page of the signed-in account; administrators also see all accounts. */
export function AccountsPage() {
  const administrator = useMay('administrator');
  return (
    <>
      <PageTitle>{messages().accounts.title}</PageTitle>
      {administrator && <AccountsPanel />}
      <YourAccount />
    </>
  );
}

type Asked = { readonly task: 'add' } | { readonly task: AccountTask; readonly account: Facilitator };

/** Everyone's accounts, for administrators. */
function AccountsPanel() {
  const { accounts: words, buttons } = messages();
  const me = useMe();
  const accounts = useFacilitators(true);
  const directory = useDirectory().data;
  const known =
    directory && directory.present > 0
      ? new Set(
          directory.departments.flatMap(({ department, present }) => (present > 0 && department !== null ? [department] : [])),
        )
      : null;
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  useReportFailure('accounts-list', accounts.isError ? words.couldNotLoad(reasonOf(accounts.error)) : null);

  function close(done: boolean) {
    const gone = done && asked?.task === 'remove';
    flushSync(() => setAsked(null));
    // The pressed button was removed with its row: focus the heading.
    if (gone) heading.current?.focus();
  }

  return (
    <Panel
      title={words.title}
      heading={heading}
      controls={
        <Button onClick={() => setAsked({ task: 'add' })}>
          <UserPlus aria-hidden="true" size={16} />
          {words.add}
        </Button>
      }
    >
      {accounts.data !== undefined ? (
        <>
          <AccountsTable
            accounts={accounts.data}
            own={me?.id}
            known={known}
            onTask={(task, account) => setAsked({ task, account })}
          />
          {accounts.data.length === 1 && <Note>{words.onlyYours}</Note>}
        </>
      ) : accounts.isError ? (
        <EmptyState>
          {words.notLoaded}{' '}
          <Button variant="secondary" onClick={() => accounts.refetch()}>
            {buttons.tryAgain}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState>{words.loading}</EmptyState>
      )}
      {asked?.task === 'add' && <AddAccount onClose={close} />}
      {asked?.task === 'role' && <ChangeRole account={asked.account} own={asked.account.id === me?.id} onClose={close} />}
      {asked?.task === 'password' && <SetPassword account={asked.account} onClose={close} />}
      {asked?.task === 'invite' && <InviteAnew account={asked.account} onClose={close} />}
      {asked?.task === 'sign-out' && <SignOutAccount account={asked.account} onClose={close} />}
      {asked?.task === 'remove' && <RemoveAccount account={asked.account} onClose={close} />}
    </Panel>
  );
}
