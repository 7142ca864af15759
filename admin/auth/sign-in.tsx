import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { createCall } from '#engine/client/call.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import type { AdminLogin, SignedInReply } from '#schemas/admin.ts';
import { PASSWORD, USERNAME } from '#schemas/console-constants.ts';
import { PageTitle } from '../components/layout/page-title.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { reasonOf } from '../format/reason.ts';
import { ConsoleShell } from '../shell/console-shell.tsx';
import styles from './sign-in.module.css';
import { readBrowserSecret, writeAdminToken, writeBrowserSecret } from './token-store.ts';

const call = createCall();

/** The console's door: username and password (specification, section 6). A failure is said in the status line. */
export function SignIn() {
  const report = useReport();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const signIn = useMutation({
    mutationFn: (typed: AdminLogin) => {
      const browser = readBrowserSecret(typed.username);
      return call<SignedInReply>('POST', '/login', { body: browser === null ? typed : { ...typed, browser } });
    },
    onMutate: () => report('sign-in', null),
    onSuccess: ({ token, browser }, typed) => {
      writeBrowserSecret(typed.username, browser);
      writeAdminToken(token);
    },
    onError: (error) => report('sign-in', { tone: 'danger', text: failureText(error) }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!signIn.isPending) signIn.mutate({ username: username.trim(), password });
  }

  return (
    <ConsoleShell title="Console sign-in">
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.intro}>
          <PageTitle>Console sign-in</PageTitle>
          <p>For facilitators. Players log in from the hub with their session code.</p>
        </div>
        <Field
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={USERNAME.maxLength}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <Field
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          required
          {...PASSWORD}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button variant="primary" type="submit" pending={signIn.isPending}>
          Sign in
        </Button>
      </form>
    </ConsoleShell>
  );
}

function failureText(error: Error): string {
  if (error instanceof ApiError && error.network) return 'Sign-in failed. The server cannot be reached.';
  if (error instanceof ApiError && (error.status === 429 || error.code.startsWith('disk-')))
    return `Sign-in failed. ${reasonOf(error)}`;
  if (error instanceof ApiError && error.status >= 500) return 'Sign-in failed. The server has a problem; try again in a moment.';
  return 'Sign-in failed. Check the username and password.';
}
