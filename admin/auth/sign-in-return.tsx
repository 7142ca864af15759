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

/** Where a provider leads back to: ends the sign-in, and goes to the console, or to the sign-in page with what is wrong. */
export function SignInReturn() {
  const { auth } = messages();
  const { provider = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const report = useReport();
  // What came back is good once, and React may run an effect twice.
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
      // The code leaves the address either way.
      .finally(() => navigate(addressOf('dashboard'), { replace: true }));
  }, [provider, search, navigate, report, auth]);

  return (
    <ConsoleShell title={auth.signInTitle}>
      <PageTitle>{auth.signInTitle}</PageTitle>
      <p role="status">{auth.returning}</p>
    </ConsoleShell>
  );
}
