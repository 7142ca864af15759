import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { PASSWORD } from '#schemas/console-constants.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { useMe } from '../auth/use-me.ts';
import { Facts } from '../components/layout/facts.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useAccountCalls } from './account-calls.ts';
import { NewPassword, passwordMistake } from './new-password.tsx';
import styles from './your-account.module.css';

/** The signed-in account with its role, and what everybody may do with their own account. */
export function YourAccount() {
  const me = useMe();
  return (
    <Panel title="Your account">
      {me === undefined ? (
        <EmptyState>Your account is loading…</EmptyState>
      ) : (
        <>
          <Facts
            facts={[
              ['Username', me.username],
              [
                'Role',
                <>
                  {messages().format.roles[me.role].name}
                  <Note>{messages().format.roles[me.role].may}</Note>
                </>,
              ],
            ]}
          />
          <div className={styles.own}>
            {me.fromEnvironment ? (
              <Note>
                ADMIN_USERNAME and ADMIN_PASSWORD in the environment of the server give this account. Its password is changed
                there; restart the server afterwards.
              </Note>
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
  const { signOut } = useSignedIn();
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
      <Note>
        Ends your sign-ins on every device and in every browser, this one too. Your password stays as it is: sign in again with
        it.
      </Note>
      <Button variant="secondary" pending={leave.isPending} className={styles.submit} onClick={() => leave.mutate()}>
        <LogOut aria-hidden="true" size={16} />
        Sign out everywhere
      </Button>
    </div>
  );
}

/** One's own password. What is wrong stands at its field; anything else in the status line. */
function ChangePassword({ username }: { username: string }) {
  const { changeOwnPassword } = useAccountCalls();
  const report = useReport();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [tried, setTried] = useState(false);
  const change = useMutation({
    mutationFn: changeOwnPassword,
    onMutate: () => report('password', null),
    onSuccess: () => {
      setCurrent('');
      setNext('');
      setTried(false);
      report('password', { tone: 'success', text: 'Your password was changed. Your other sign-ins were ended.' });
    },
    onError: (error) => {
      if (!isWrong(error)) report('password', { tone: 'danger', text: `Could not change your password: ${reasonOf(error)}` });
    },
  });
  const missing = current === '' ? 'Type your current password.' : undefined;
  const wrong = isWrong(change.error) && change.variables?.current === current ? 'This is not your current password.' : undefined;
  const mistake = passwordMistake(next) ?? (next === current ? 'Choose another one than the current one.' : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing === undefined && mistake === undefined && !change.isPending) change.mutate({ current, next });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Change password">
      <h3 className={styles.subtitle}>Change password</h3>
      <Note>You stay signed in here; every other sign-in of yours ends.</Note>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field
        label="Current password"
        type="password"
        autoComplete="current-password"
        {...PASSWORD}
        value={current}
        error={tried ? (missing ?? wrong) : undefined}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <NewPassword label="New password" value={next} onChange={setNext} error={tried ? mistake : undefined} />
      <Button type="submit" variant="secondary" pending={change.isPending} className={styles.submit}>
        Change password
      </Button>
    </form>
  );
}

function isWrong(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
