import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { Button } from '#engine/ui/button.tsx';
import { Field } from '#engine/ui/field.tsx';
import { PASSWORD } from '#schemas/console-words.ts';
import { useReport } from '../parts/status-line.tsx';
import { reasonOf } from '../words/reason.ts';
import { useAccountCalls } from './account-calls.ts';
import styles from './accounts.module.css';
import { NewPassword, passwordMistake } from './new-password.tsx';

/** One's own password. What is wrong stands at its field; anything else in the status line. */
export function ChangePassword({ username }: { username: string }) {
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
      <p className={styles.note}>You stay signed in here; every other sign-in of yours ends.</p>
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
