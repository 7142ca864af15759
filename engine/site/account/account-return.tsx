/**
 * /compte/<provider>: the page to which the identity provider sends the browser back. Verifies the person once, then logs in, perhaps after
 * a wait until a facilitator lets the person in.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '#engine/client/api-error.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { VerifiedPlayer } from '#schemas/openid.ts';
import { AtTheDoor, waits } from '../login/at-the-door.tsx';
import styles from '../login/code-page.module.css';
import { LateLogin } from '../login/late-login.tsx';
import { loginProblem } from '../login/login-error.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { useSite } from '../site-context.ts';
import { codeBegun, type OtherAccount, returnFromProvider } from './provider-login.ts';

export function AccountReturn({ provider }: { readonly provider: string }) {
  usePageTitle('Connexion');
  const { player } = useSite();
  const navigate = useNavigate();
  const { search } = useLocation();
  // The provider's answer works once, and React may run an effect twice.
  const sent = useRef(false);
  const [verified, setVerified] = useState<VerifiedPlayer | null>(null);
  const [state, setState] = useState<'pending' | 'waiting' | Failure>('pending');

  const fail = (error: unknown) => setState({ problem: loginProblem(error).message, refused: isRefusal(error) });
  const enter = async ({ pass, email }: VerifiedPlayer) => {
    await player.enter('/auth/openid/login', email, { pass });
    await navigate('/', { replace: true });
  };
  const tryToEnter = async (person: VerifiedPlayer) => {
    setState('pending');
    try {
      await enter(person);
    } catch (error) {
      if (waits(error)) setState('waiting');
      else fail(error);
    }
  };
  /** @param otherAccount whether the provider has to ask which account comes, as it would lead back to the same refusal */
  const startAgain = (otherAccount: boolean) => {
    const begun: OtherAccount = { code: codeBegun(), otherAccount };
    return navigate('/compte', { replace: true, state: begun });
  };

  const comeBack = useEffectEvent(async () => {
    if (sent.current) return;
    sent.current = true;
    // The provider's parameters leave the address bar, whether the login succeeds or not.
    void navigate({ search: '' }, { replace: true });
    try {
      const person = await returnFromProvider(player.call, provider, search.slice(1));
      setVerified(person);
      await tryToEnter(person);
    } catch (error) {
      fail(error);
    }
  });
  useEffect(() => void comeBack(), []);

  if (state === 'waiting' && verified)
    return (
      <div className={styles.page}>
        <AtTheDoor
          login={verified}
          leave="Prendre un autre compte"
          onTry={() => enter(verified)}
          onFailed={fail}
          onLeave={() => void startAgain(true)}
        />
      </div>
    );
  const { problem, refused } = typeof state === 'string' ? { problem: null, refused: false } : state;
  return (
    <div className={styles.page}>
      <h1>Connexion</h1>
      {problem === null ? <p role="status">Connexion…</p> : <Problem text={problem} />}
      {problem === null && <LateLogin />}
      {problem !== null && verified && <Button onClick={() => void tryToEnter(verified)}>Réessayer</Button>}
      {problem !== null && (
        <Button variant={verified ? 'secondary' : 'primary'} onClick={() => void startAgain(refused)}>
          {refused ? 'Prendre un autre compte' : 'Recommencer'}
        </Button>
      )}
    </div>
  );
}

interface Failure {
  readonly problem: string;
  /** Whether the server refused this account, and may admit another one. */
  readonly refused: boolean;
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.code !== 'session-closed';
}

function Problem({ text }: { readonly text: string }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} role="alert" tabIndex={-1}>
      <Notice tone="danger">{text}</Notice>
    </div>
  );
}
