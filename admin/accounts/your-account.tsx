import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Button } from '#engine/ui/button.tsx';
import { useAdmin } from '../auth/use-admin.ts';
import { useMe } from '../auth/use-me.ts';
import { Panel } from '../parts/panel.tsx';
import { useReport } from '../parts/status-line.tsx';
import { reasonOf } from '../words/reason.ts';
import { ROLE_WORDS } from '../words/roles.ts';
import { useAccountCalls } from './account-calls.ts';
import styles from './accounts.module.css';
import { ChangePassword } from './change-password.tsx';

/** Who is signed in, with what role, and what everyone may do with their own account. */
export function YourAccount() {
  const me = useMe();
  return (
    <Panel title="Your account">
      {me === undefined ? (
        <p className={styles.empty}>Your account is loading…</p>
      ) : (
        <>
          <dl className={styles.facts}>
            <div>
              <dt>Username</dt>
              <dd>{me.username}</dd>
            </div>
            <div>
              <dt>Role</dt>
              <dd>
                {ROLE_WORDS[me.role].name}
                <span className={styles.note}>{ROLE_WORDS[me.role].may}</span>
              </dd>
            </div>
          </dl>
          <div className={styles.own}>
            {me.fromEnvironment ? (
              <p className={styles.note}>
                ADMIN_USERNAME and ADMIN_PASSWORD in the environment of the server give this account. Its password is changed
                there; restart the server afterwards.
              </p>
            ) : (
              <ChangePassword username={me.username} />
            )}
            <SignOutEverywhere />
          </div>
        </>
      )}
    </Panel>
  );
}

function SignOutEverywhere() {
  const { signOut } = useAdmin();
  const { signOutEverywhere } = useAccountCalls();
  const report = useReport();
  const leave = useMutation({
    mutationFn: signOutEverywhere,
    onMutate: () => report('sign-in', null),
    onSuccess: () => {
      signOut();
      report('sign-in', { tone: 'success', text: 'You were signed out everywhere.' });
    },
    onError: (error) => report('sign-in', { tone: 'danger', text: `Could not sign out everywhere: ${reasonOf(error)}` }),
  });
  return (
    <div className={styles.form}>
      <h3 className={styles.subtitle}>Sign out everywhere</h3>
      <p className={styles.note}>
        Ends your sign-ins on every device and in every browser, this one too. Your password stays as it is: sign in again with
        it.
      </p>
      <Button variant="secondary" pending={leave.isPending} className={styles.submit} onClick={() => leave.mutate()}>
        <LogOut aria-hidden="true" size={16} />
        Sign out everywhere
      </Button>
    </div>
  );
}
