/** Looks up the providers of a session by its code, and goes to one of them. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '#engine/client/api-error.ts';
import type { PlayerProviders } from '#schemas/openid.ts';
import { useInvitedCode } from '../login/invited-code.ts';
import { loginProblem } from '../login/login-error.ts';
import { useSite } from '../site-context.ts';
import { goToProvider, isOtherAccount } from './provider-login.ts';

export function useAccount() {
  const { player } = useSite();
  const navigate = useNavigate();
  const invited = useInvitedCode();
  const choice = isOtherAccount(useLocation().state) ? { otherAccount: true } : {};
  const field = useRef<HTMLInputElement>(null);
  /** Whether a call is under way: React may run an effect twice. */
  const calling = useRef(false);
  const [code, setCode] = useState(invited);
  const [providers, setProviders] = useState<PlayerProviders['providers']>([]);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<{ readonly text: string; readonly ofCode: boolean } | null>(null);

  const setCalling = (now: boolean) => {
    calling.current = now;
    setPending(now);
  };
  const fail = (text: string, ofCode: boolean) => {
    setCalling(false);
    setProblem({ text, ofCode });
    if (ofCode) field.current?.focus();
  };
  const attempt = async (work: () => Promise<unknown>) => {
    if (calling.current) return;
    setCalling(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      fail(loginProblem(error).message, error instanceof ApiError && error.field === 'code');
    }
  };

  const goTo = (provider: string) => attempt(() => goToProvider(player.call, { code, provider, ...choice }));
  /** Looks up the providers of a session. @param goesOn whether to go to a single provider at once */
  const lookUp = async (typed: string, goesOn: boolean) => {
    if (typed.trim() === '') return fail('Indiquez le code de session.', true);
    await attempt(async () => {
      const found = await player.call<PlayerProviders>('POST', '/auth/openid/providers', { body: { code: typed } });
      const [first, second] = found.providers;
      if (!first) return navigate('/user-login', { state: { code: typed }, replace: true });
      if (goesOn && !second) return goToProvider(player.call, { code: typed, provider: first.key, ...choice });
      setProviders(found.providers);
      setCalling(false);
    });
  };

  const follow = useEffectEvent(() => {
    setCode(invited);
    void lookUp(invited, false);
  });
  useEffect(() => {
    if (invited !== '') follow();
  }, [invited]);

  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) setCalling(false);
  });
  useEffect(() => {
    // Back from the provider, the browser may show the page as it was left: with the call under way that led there.
    const onShown = (event: PageTransitionEvent) => comeBack(event);
    window.addEventListener('pageshow', onShown);
    return () => window.removeEventListener('pageshow', onShown);
  }, []);

  const change = (typed: string) => {
    setCode(typed);
    setProviders([]);
  };
  return { code, providers, pending, problem, field, change, lookUp, goTo };
}
