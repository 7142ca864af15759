/** Context of the signed-in console: its HTTP client, and sign-out. */
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { type Call, createCall, withToken } from '#engine/client/call.ts';
import { takingEarlyAnswers } from '../api/early-answers.ts';
import { inOwnLanguage } from '../api/own-language.ts';
import { useReport } from '../components/layout/status-line.tsx';
import { markUnkept, messages } from '../language/language.ts';
import { keepWork } from './kept-work.ts';
import { readAdminToken, readSignOutUrl, writeAdminToken } from './token-store.ts';

/** Context of signed-in pages. */
interface SignedInConsole {
  /** Calls the server as the account that is signed in. Rejects with an `ApiError`; a 401 signs out. */
  readonly call: Call;
  /**
   * Deletes the token, all data loaded with it and kept work; ends this sign-in on the server, if that can be reached, and at the identity
   * provider.
   */
  readonly signOut: () => void;
}

export const SignedInContext = createContext<SignedInConsole | null>(null);

/** Context of the signed-in console. Throws outside of `<SignedIn>`, which is a programming error. */
export function useSignedIn(): SignedInConsole {
  const signedIn = useContext(SignedInContext);
  if (signedIn === null) throw new Error('useSignedIn needs a signed-in console around it');
  return signedIn;
}

/** Gives its children a client that sends this token. A 401 reply to any call signs out (specification, section 4). */
export function SignedIn({ token, children }: { token: string; children: ReactNode }) {
  const report = useReport();

  const onUnauthorized = useCallback(() => {
    // A late 401 to the previous token must not end the sign-in that replaced it.
    if (readAdminToken() !== token) return;
    // Without a token the query cache is cleared and pages unmount, which stops their refresh timers and keeps their unsaved work.
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
        // A language choice that this account has not stored must not pass to the next account.
        markUnkept(null);
        const ended = call('POST', '/admin/me/sign-out', { token }).catch(() => undefined);
        if (elsewhere !== null) void ended.finally(() => window.location.assign(elsewhere));
      },
    };
  }, [token, onUnauthorized]);
  return <SignedInContext value={signedIn}>{children}</SignedInContext>;
}
