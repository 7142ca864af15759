/** What a signed-in screen works with, and how it ends. */
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { type Call, createCall, withToken } from '#engine/client/call.ts';
import { takingEarlyAnswers } from '../api/early-answers.ts';
import { inOwnLanguage } from '../api/own-language.ts';
import { useReport } from '../components/layout/status-line.tsx';
import { messages } from '../language/language.ts';
import { keepWork } from './kept-work.ts';
import { readAdminToken, readSignOutUrl, writeAdminToken } from './token-store.ts';

/** What a signed-in screen works with. */
export interface SignedInConsole {
  /** Calls the server as the account that is signed in. Rejects with an `ApiError`; a 401 signs out. */
  readonly call: Call;
  /** Forgets the token, everything that was loaded with it and work that was kept, and ends this sign-in on the server as soon as it can be reached, and at the provider that signed in. */
  readonly signOut: () => void;
}

export const SignedInContext = createContext<SignedInConsole | null>(null);

/** The signed-in console. Throws outside of it, which is a mistake of the program. */
export function useSignedIn(): SignedInConsole {
  const signedIn = useContext(SignedInContext);
  if (signedIn === null) throw new Error('useSignedIn needs a signed-in console around it');
  return signedIn;
}

/** Gives its children the calls that this token allows. A 401 from any of them signs out (specification, section 4). */
export function SignedIn({ token, children }: { token: string; children: ReactNode }) {
  const report = useReport();

  const onUnauthorized = useCallback(() => {
    // A late answer to the previous token must not end the sign-in that replaced it.
    if (readAdminToken() !== token) return;
    // Sessions, scores and storage go with the token; the refresh timer goes with the screens.
    writeAdminToken(null);
    report('sign-in', { tone: 'danger', text: messages().auth.expired });
  }, [token, report]);

  const signedIn = useMemo((): SignedInConsole => {
    const call = inOwnLanguage(takingEarlyAnswers(createCall()));
    return {
      call: withToken(call, () => token, onUnauthorized),
      signOut() {
        const elsewhere = readSignOutUrl();
        writeAdminToken(null);
        keepWork(null);
        const ended = call('POST', '/admin/me/sign-out', { token }).catch(() => undefined);
        if (elsewhere !== null) void ended.finally(() => window.location.assign(elsewhere));
      },
    };
  }, [token, onUnauthorized]);
  return <SignedInContext value={signedIn}>{children}</SignedInContext>;
}
