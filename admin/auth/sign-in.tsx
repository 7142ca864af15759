import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { createCall } from '#engine/client/call.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import type { AdminLogin, SignedInReply } from '#schemas/admin.ts';
import { FEW_RECOVERY_CODES, PASSWORD, RECOVERY_CODE, USERNAME } from '#schemas/console-constants.ts';
import type { LanguageChoice } from '#schemas/facilitators.ts';
import { inOwnLanguage } from '../api/own-language.ts';
import { PageTitle } from '../components/layout/page-title.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { reasonOf } from '../format/reason.ts';
import type { Catalogue } from '../language/catalogue.ts';
import { chooseLanguage, chosenLanguage, markUnkept, messages, unkeptLanguage, useChosenLanguage } from '../language/language.ts';
import { ConsoleShell } from '../shell/console-shell.tsx';
import { isCancelled, mayUsePasskeys, signInWithPasskey } from './passkeys.ts';
import styles from './sign-in.module.css';
import { readBrowserSecret, writeAdminToken, writeBrowserSecret } from './token-store.ts';

const call = inOwnLanguage(createCall());

/** The console's door: username and password (specification, section 6). A failure is said in the status line. */
export function SignIn() {
  const { auth } = messages();
  const report = useReport();
  const usual = useQuery({
    queryKey: ['login'],
    queryFn: ({ signal }) => call<LanguageChoice>('GET', '/login', { signal }),
    enabled: chosenLanguage() === null,
  });
  useChosenLanguage(usual.data?.language ?? null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  /** Null until the server asks for a passkey, in whose place a code may be typed. */
  const [recoveryCode, setRecoveryCode] = useState<string | null>(null);
  const signIn = useMutation({
    mutationFn: (typed: AdminLogin) => {
      const browser = readBrowserSecret(typed.username);
      return call<SignedInReply>('POST', '/login', { body: browser === null ? typed : { ...typed, browser } });
    },
    onMutate: () => report('sign-in', null),
    onSuccess: async (reply, typed) => {
      await begin(reply, typed.username);
      const left = reply.recoveryCodesLeft;
      if (left !== undefined) report('sign-in', { tone: 'success', text: codeUsedText(left) });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'passkey-needed') setRecoveryCode((typed) => typed ?? '');
      report('sign-in', { tone: 'danger', text: failureText(error) });
    },
  });
  const passkey = useMutation({
    mutationFn: () => signInWithPasskey(call),
    onMutate: () => report('sign-in', null),
    onSuccess: (reply) => begin(reply, reply.username),
    onError: (error) => {
      if (isCancelled(error)) report('sign-in', { tone: 'danger', text: auth.passkeyCancelled });
      else report('sign-in', { tone: 'danger', text: `${auth.failed} ${reasonOf(error)}` });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = recoveryCode?.trim();
    if (!signIn.isPending) signIn.mutate({ username: username.trim(), password, ...(typed ? { recoveryCode: typed } : {}) });
  }

  return (
    <ConsoleShell title={auth.signInTitle}>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.intro}>
          <PageTitle>{auth.signInTitle}</PageTitle>
          <p>{auth.forFacilitators}</p>
        </div>
        <Field
          label={auth.username}
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
          label={auth.password}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          {...PASSWORD}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {recoveryCode !== null && (
          <Field
            label={auth.recoveryCode}
            description={auth.recoveryAbout}
            name="recovery-code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            {...RECOVERY_CODE}
            value={recoveryCode}
            onChange={(event) => setRecoveryCode(event.target.value)}
          />
        )}
        <Button variant="primary" type="submit" pending={signIn.isPending}>
          {auth.signIn}
        </Button>
        {mayUsePasskeys() && (
          <Button variant="secondary" pending={passkey.isPending} onClick={() => passkey.mutate()}>
            <KeyRound aria-hidden="true" size={16} />
            {auth.withPasskey}
          </Button>
        )}
      </form>
    </ConsoleShell>
  );
}

/** Takes the sign-in over, in the language that was chosen before it, else in the account's. */
async function begin({ token, browser, language: ofAccount }: SignedInReply, username: string): Promise<void> {
  writeBrowserSecret(username, browser);
  const chosen = unkeptLanguage();
  if (chosen === null) await chooseLanguage(ofAccount).catch(() => undefined);
  else {
    // Not kept by the account, it holds in this browser until the account is read again.
    await call('PUT', '/admin/me/language', { token, body: { language: chosen } }).catch(() => undefined);
    markUnkept(null);
  }
  writeAdminToken(token);
}

function codeUsedText(left: number): string {
  const { auth } = messages();
  return left > 0 && left <= FEW_RECOVERY_CODES ? `${auth.codeUsed(left)} ${auth.fewCodes}` : auth.codeUsed(left);
}

/** Failures whose reason the server tells to whoever has the right password. */
const TOLD = ['passkey-needed', 'wrong-recovery-code'];

function failureText(error: Error): string {
  const { auth } = messages();
  return `${auth.failed} ${failureCause(error, auth)}`;
}

function failureCause(error: Error, auth: Catalogue['auth']): string {
  if (error instanceof ApiError && error.network) return auth.unreachable;
  if (error instanceof ApiError && (error.status === 429 || error.code.startsWith('disk-') || TOLD.includes(error.code)))
    return reasonOf(error);
  return error instanceof ApiError && error.status >= 500 ? auth.serverProblem : auth.check;
}
