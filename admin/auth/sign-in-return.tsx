import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { addressOf } from '../addresses.ts';
import { PageTitle } from '../components/layout/page-title.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { ConsoleShell } from '../shell/console-shell.tsx';
import { begin, signInCall } from './begin.ts';
import { returnFromProvider } from './openid.ts';

/** Redirect target of the identity provider: completes the sign-in and opens the console, or returns to the sign-in page with an error. */
export function SignInReturn() {
  const { auth } = messages();
  const { provider = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const report = useReport();
  // The authorization code works once, and React may run an effect twice.
  const sent = useRef(false);

  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    returnFromProvider(signInCall, provider, search.slice(1))
      .then(async (reply) => {
        report('sign-in', null);
        await begin(reply);
      })
      .catch((error: Error) => report('sign-in', { tone: 'danger', text: `${auth.failed} ${reasonOf(error)}` }))
      // Removes the code from the address bar, whether the sign-in succeeded or not.
      .finally(() => navigate(addressOf('dashboard'), { replace: true }));
  }, [provider, search, navigate, report, auth]);

  return (
    <ConsoleShell title={auth.signInTitle}>
      <PageTitle>{auth.signInTitle}</PageTitle>
      <p role="status">{auth.returning}</p>
    </ConsoleShell>
  );
}
