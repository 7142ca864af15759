import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { PASSKEY_NAME } from '#schemas/console-constants.ts';
import type { Passkeys } from '#schemas/passkeys.ts';
import { isCancelled, mayUsePasskeys, newPasskey } from '../auth/passkeys.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { Note } from '../components/notes/notes.tsx';
import { formatMoment } from '../format/local-time.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { OwnRecoveryCodes } from './own-recovery-codes.tsx';
import styles from './your-account.module.css';

const KEY = ['passkeys'] as const;

/** Passkeys of the signed-in account, with a form that adds one; recovery codes once there is a first passkey. */
export function OwnPasskeys({ username }: { readonly username: string }) {
  const { passkeys: words } = messages().accounts.own;
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const report = useReport();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call<Passkeys>('GET', '/admin/me/passkeys', { signal }),
  });
  useReportFailure('passkeys', error ? reasonOf(error) : null);
  const listed = () => queries.invalidateQueries({ queryKey: KEY });
  const add = useMutation({
    mutationFn: async (called: string) => {
      await call('POST', '/admin/me/passkeys', { body: { name: called, response: await newPasskey(call) } });
      await listed();
    },
    onMutate: () => report('passkey', null),
    onSuccess: (_nothing, called) => {
      setName('');
      setTried(false);
      report('passkey', { tone: 'success', text: words.added(called) });
    },
    onError: (failure) =>
      report('passkey', {
        tone: 'danger',
        text: words.notAdded(isCancelled(failure) ? words.cancelled : reasonOf(failure)),
      }),
  });
  const remove = useMutation({
    mutationFn: async ({ id }: Passkeys['passkeys'][number]) => {
      await call('POST', '/admin/me/passkeys/removal', { body: { passkey: id } });
      await listed();
    },
    onSuccess: (_nothing, { name: called }) => {
      // The pressed button disappears: focus the heading.
      heading.current?.focus();
      report('passkey', { tone: 'success', text: words.removed(called) });
    },
    onError: (failure) => report('passkey', { tone: 'danger', text: words.notRemoved(reasonOf(failure)) }),
  });
  const missing = name.trim() === '' ? words.missing : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing === undefined && !add.isPending) add.mutate(name.trim());
  }

  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate aria-label={words.title}>
        <h3 ref={heading} tabIndex={-1} className={styles.subtitle}>
          {words.title}
        </h3>
        <Note>{words.about}</Note>
        {data?.expected && <Note>{words.expected}</Note>}
        {data?.passkeys.length === 0 && <Note>{words.none}</Note>}
        {data && data.passkeys.length > 0 && (
          <ul className={styles.list}>
            {data.passkeys.map((passkey) => (
              <li key={passkey.id}>
                <span>
                  <strong>{passkey.name}</strong>{' '}
                  <Note>{passkey.usedAt === null ? words.unused : words.used(formatMoment(passkey.usedAt))}</Note>
                </span>
                <Button
                  variant="secondary"
                  pending={remove.isPending && remove.variables.id === passkey.id}
                  onClick={() => remove.mutate(passkey)}
                >
                  {words.remove}
                  <VisuallyHidden> {passkey.name}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {mayUsePasskeys() ? (
          <>
            <Field
              label={words.name}
              description={words.nameAbout}
              autoComplete="off"
              {...PASSKEY_NAME}
              value={name}
              error={tried ? missing : undefined}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" variant="secondary" pending={add.isPending} className={styles.submit}>
              <KeyRound aria-hidden="true" size={16} />
              {words.add}
            </Button>
          </>
        ) : (
          <Note>{words.unavailable}</Note>
        )}
      </form>
      {data && data.passkeys.length > 0 && <OwnRecoveryCodes username={username} />}
    </>
  );
}
