import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { PASSWORD } from '#schemas/console-constants.ts';
import type { Facilitator } from '#schemas/facilitators.ts';
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
import { OwnApiTokens } from './own-api-tokens.tsx';
import { OwnDevices } from './own-devices.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import styles from './your-account.module.css';

/** The signed-in account: its role, password, passkeys, sign-ins and API tokens. */
export function YourAccount() {
  const { accounts, format } = messages();
  const me = useMe();
  return (
    <Panel title={accounts.own.title}>
      {me === undefined ? (
        <EmptyState>{accounts.own.loading}</EmptyState>
      ) : (
        <>
          <Facts
            facts={[
              [accounts.username, me.username],
              [
                accounts.role,
                <>
                  {format.roles[me.role].name}
                  <Note>{format.roles[me.role].may}</Note>
                  {me.departments.length > 0 && <Note>{me.departments.join(', ')}</Note>}
                </>,
              ],
            ]}
          />
          <div className={styles.own}>
            <OwnPassword me={me} />
            <OwnPasskeys username={me.username} />
            <OwnDevices />
            {me.role !== 'department' && <OwnApiTokens role={me.role} />}
            <SignOutEverywhere me={me} />
          </div>
        </>
      )}
    </Panel>
  );
}

/** How one's own password is changed: on this page, in the server's environment, or not at all. */
function OwnPassword({ me }: { readonly me: Facilitator }) {
  const { own } = messages().accounts;
  if (me.fromEnvironment) return <Note>{own.fromEnvironment}</Note>;
  return me.hasPassword ? <ChangePassword username={me.username} /> : <Note>{own.fromProvider}</Note>;
}

function SignOutEverywhere({ me }: { readonly me: Facilitator }) {
  const { own } = messages().accounts;
  const { signOut } = useSignedIn();
  const { signOutEverywhere } = useAccountCalls();
  const report = useReport();
  const leave = useMutation({
    mutationFn: signOutEverywhere,
    onMutate: () => report('sign-in', null),
    onSuccess: () => {
      signOut();
      report('sign-in', { tone: 'success', text: own.signedOut });
    },
    onError: (error) => report('sign-in', { tone: 'danger', text: own.notSignedOut(reasonOf(error)) }),
  });
  return (
    <div className={styles.form}>
      <h3 className={styles.subtitle}>{own.signOutEverywhere}</h3>
      <Note>
        {own.signOutAbout} {me.hasPassword ? own.passwordStays : own.providerStays}
      </Note>
      <Button variant="secondary" pending={leave.isPending} className={styles.submit} onClick={() => leave.mutate()}>
        <LogOut aria-hidden="true" size={16} />
        {own.signOutEverywhere}
      </Button>
    </div>
  );
}

/** Form that changes the account's own password. An error of a field is shown at that field, other errors in the status line. */
function ChangePassword({ username }: { username: string }) {
  const { own, newPassword } = messages().accounts;
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
      report('password', { tone: 'success', text: own.changed });
    },
    onError: (error) => {
      if (!isWrong(error) && !isRefused(error)) report('password', { tone: 'danger', text: own.notChanged(reasonOf(error)) });
    },
  });
  const missing = current === '' ? own.missing : undefined;
  const wrong = isWrong(change.error) && change.variables?.current === current ? own.wrong : undefined;
  const mistake = passwordMistake(next) ?? (next === current ? own.same : undefined);
  const refused = isRefused(change.error) && change.variables?.next === next ? change.error.message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing === undefined && mistake === undefined && !change.isPending) change.mutate({ current, next });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={own.changePassword}>
      <h3 className={styles.subtitle}>{own.changePassword}</h3>
      <Note>{own.passwordAbout}</Note>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field
        label={own.current}
        type="password"
        autoComplete="current-password"
        {...PASSWORD}
        value={current}
        error={tried ? (missing ?? wrong) : undefined}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <NewPassword label={newPassword} value={next} onChange={setNext} error={tried ? (mistake ?? refused) : undefined} />
      <Button type="submit" variant="secondary" pending={change.isPending} className={styles.submit}>
        {own.changePassword}
      </Button>
    </form>
  );
}

/** Whether the server refused the new password; its message says why. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.field === 'next';
}

function isWrong(error: unknown): boolean {
  return error instanceof ApiError && error.refused(403);
}
