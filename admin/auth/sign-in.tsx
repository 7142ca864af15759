import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, LogIn } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import type { AdminLogin, SignedInReply } from '#schemas/admin.ts';
import { FEW_RECOVERY_CODES, PASSWORD, RECOVERY_CODE, USERNAME } from '#schemas/console-constants.ts';
import type { SignInPage } from '#schemas/openid.ts';
import { Fold } from '../components/layout/fold.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { reasonOf } from '../format/reason.ts';
import type { Catalogue } from '../language/catalogue.ts';
import { browserLanguage, messages, useChosenLanguage } from '../language/language.ts';
import { ConsoleShell } from '../shell/console-shell.tsx';
import { begin, signInCall as call } from './begin.ts';
import { tellNewBrowsers } from './new-browsers.ts';
import { goToProvider } from './openid.ts';
import { isCancelled, mayUsePasskeys, signInWithPasskey } from './passkeys.ts';
import styles from './sign-in.module.css';
import { readBrowserSecret } from './token-store.ts';

/** Sign-in page: username and password (specification, section 6), a passkey, or a provider. Errors are announced in the status line. */
export function SignIn() {
  const { auth } = messages();
  const { data: offer } = useQuery({
    queryKey: ['login'],
    queryFn: ({ signal }) => call<SignInPage>('GET', '/login', { signal }),
  });
  useChosenLanguage(browserLanguage() ?? offer?.language ?? null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  /** Recovery code typed instead of a passkey; null until the server asks for a passkey. */
  const [recoveryCode, setRecoveryCode] = useState<string | null>(null);
  const signIn = usePasswordSignIn(() => setRecoveryCode((typed) => typed ?? ''));

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = recoveryCode?.trim();
    if (!signIn.isPending) signIn.mutate({ username: username.trim(), password, ...(typed ? { recoveryCode: typed } : {}) });
  }

  const withPassword = (
    <PasswordFields
      username={username}
      onUsername={setUsername}
      password={password}
      onPassword={setPassword}
      recoveryCode={recoveryCode}
      onRecoveryCode={setRecoveryCode}
      pending={signIn.isPending}
    />
  );
  const withoutPassword = <OtherWays providers={offer?.providers ?? []} />;

  return (
    <ConsoleShell title={auth.signInTitle}>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.intro}>
          <PageTitle>{auth.signInTitle}</PageTitle>
          <p>{auth.forFacilitators}</p>
        </div>
        {offer?.passwords === false ? (
          <>
            {withoutPassword}
            <Fold title={auth.serverAccount} opened={false}>
              <div className={styles.fields}>{withPassword}</div>
            </Fold>
          </>
        ) : (
          <>
            {withPassword}
            {withoutPassword}
          </>
        )}
      </form>
    </ConsoleShell>
  );
}

/** @param onPasskeyNeeded called if the password is right but the account needs a passkey as well */
function usePasswordSignIn(onPasskeyNeeded: () => void) {
  const report = useReport();
  return useMutation({
    mutationFn: (typed: AdminLogin) => {
      const browser = readBrowserSecret(typed.username);
      return call<SignedInReply>('POST', '/login', { body: browser === null ? typed : { ...typed, browser } });
    },
    onMutate: () => report('sign-in', null),
    onSuccess: async (reply, typed) => {
      await begin({ ...reply, username: typed.username });
      const left = reply.recoveryCodesLeft;
      tellNewBrowsers(report, reply);
      if (left !== undefined) report('sign-in', { tone: 'success', text: codeUsedText(left) });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'passkey-needed') onPasskeyNeeded();
      report('sign-in', { tone: 'danger', text: failureText(error) });
    },
  });
}

interface PasswordFieldsProps {
  readonly username: string;
  readonly onUsername: (username: string) => void;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** Recovery code typed instead of a passkey; null if none may be typed. */
  readonly recoveryCode: string | null;
  readonly onRecoveryCode: (code: string) => void;
  readonly pending: boolean;
}

function PasswordFields({
  username,
  onUsername,
  password,
  onPassword,
  recoveryCode,
  onRecoveryCode,
  pending,
}: PasswordFieldsProps) {
  const { auth } = messages();
  return (
    <>
      <Field
        label={auth.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={USERNAME.maxLength}
        value={username}
        onChange={(event) => onUsername(event.target.value)}
      />
      <Field
        label={auth.password}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        {...PASSWORD}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
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
          onChange={(event) => onRecoveryCode(event.target.value)}
        />
      )}
      <Button variant="primary" type="submit" pending={pending}>
        {auth.signIn}
      </Button>
    </>
  );
}

/** Sign-in with a passkey, or through an identity provider. */
function OtherWays({ providers }: Pick<SignInPage, 'providers'>) {
  const { auth } = messages();
  const report = useReport();
  const passkey = useMutation({
    mutationFn: () => signInWithPasskey(call),
    onMutate: () => report('sign-in', null),
    onSuccess: async (reply) => {
      await begin(reply);
      tellNewBrowsers(report, reply);
    },
    onError: (error) => {
      if (isCancelled(error)) report('sign-in', { tone: 'danger', text: auth.passkeyCancelled });
      else report('sign-in', { tone: 'danger', text: `${auth.failed} ${reasonOf(error)}` });
    },
  });

  const provider = useMutation({
    mutationFn: (key: string) => goToProvider(call, key),
    onMutate: () => report('sign-in', null),
    onError: (error) => report('sign-in', { tone: 'danger', text: `${auth.failed} ${reasonOf(error)}` }),
  });

  return (
    <>
      {mayUsePasskeys() && (
        <Button variant="secondary" pending={passkey.isPending} onClick={() => passkey.mutate()}>
          <KeyRound aria-hidden="true" size={16} />
          {auth.withPasskey}
        </Button>
      )}
      {providers.map(({ key, name }) => (
        <Button
          key={key}
          variant="secondary"
          pending={provider.isPending && provider.variables === key}
          onClick={() => provider.mutate(key)}
        >
          <LogIn aria-hidden="true" size={16} />
          {auth.withProvider(name)}
        </Button>
      ))}
    </>
  );
}

function codeUsedText(left: number): string {
  const { auth } = messages();
  return left > 0 && left <= FEW_RECOVERY_CODES ? `${auth.codeUsed(left)} ${auth.fewCodes}` : auth.codeUsed(left);
}

/** Error codes whose message is shown: the server sends them only after a right password. */
const TOLD = ['passkey-needed', 'wrong-recovery-code', 'passwords-off'];

function failureText(error: Error): string {
  const { auth } = messages();
  return `${auth.failed} ${failureCause(error, auth)}`;
}

function failureCause(error: Error, auth: Catalogue['auth']): string {
  if (error instanceof ApiError && error.network) return auth.unreachable;
  if (error instanceof ApiError && (error.status === 429 || error.code.startsWith('disk-') || TOLD.includes(error.code)))
    return reasonOf(error);
  return error instanceof ApiError && error.temporary ? auth.serverProblem : auth.check;
}
