import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { CONSOLE_PAGES, type ConsolePage, REMOTE_PAGE, SIGN_IN_RETURN } from '#schemas/console-pages.ts';
import { addressOf } from './addresses.ts';
import { createQueryClient } from './api/queries.ts';
import { KeptWorkOffer } from './auth/kept-work-offer.tsx';
import { SignIn } from './auth/sign-in.tsx';
import { SignInReturn } from './auth/sign-in-return.tsx';
import { SignedIn, useSignedIn } from './auth/signed-in.tsx';
import { useAdminToken } from './auth/token-store.ts';
import { useActivity } from './auth/use-activity.ts';
import { useMe } from './auth/use-me.ts';
import { usePageOpening } from './components/layout/page-title.tsx';
import { StatusProvider } from './components/layout/status-line.tsx';
import { AskBeforeExport } from './components/people/ask-first.tsx';
import { browserLanguage, messages, useAccountLanguage, useChosenLanguage, useLanguage } from './language/language.ts';
import { PAGES, type PageProps, RemotePage } from './pages.tsx';
import { ConsoleShell } from './shell/console-shell.tsx';
import { ForRole } from './shell/for-role.tsx';
import { NotFound } from './shell/not-found.tsx';
import { ServerReadiness } from './shell/server-readiness.tsx';

const DASHBOARD = addressOf('dashboard');

/**
 * The facilitator's console: every page under /admin (specification, section 2).
 * The player's application loads it on demand; it brings its own chrome and needs a router around it.
 */
export function AdminConsole({ catalogue }: PageProps) {
  const token = useAdminToken();
  const loading = useChosenLanguage(browserLanguage());
  const shown = useLanguage();
  if (loading) return null;
  return (
    <StatusProvider>
      <Cache key={token}>
        <Fragment key={shown}>
          <AskBeforeExport>
            <Routes>
              <Route
                path={REMOTE_PAGE.slice(DASHBOARD.length)}
                caseSensitive
                element={
                  <Suspense fallback={null}>
                    <RemotePage />
                  </Suspense>
                }
              />
              {CONSOLE_PAGES.map((page) => (
                <Route
                  key={page.name}
                  path={page.path.slice(DASHBOARD.length)}
                  caseSensitive
                  element={
                    token !== null ? (
                      <SignedIn token={token}>
                        <Page page={page} catalogue={catalogue} />
                      </SignedIn>
                    ) : page.name === 'dashboard' ? (
                      <SignIn />
                    ) : (
                      <Navigate to={DASHBOARD} replace />
                    )
                  }
                />
              ))}
              <Route
                path={SIGN_IN_RETURN.slice(DASHBOARD.length)}
                element={token !== null ? <Navigate to={DASHBOARD} replace /> : <SignInReturn />}
              />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </AskBeforeExport>
        </Fragment>
      </Cache>
    </StatusProvider>
  );
}

/** Cache of the data that was loaded with the token: it is cleared when the token changes in any tab. */
function Cache({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** A page in the console's shell, for accounts of the page's role. */
function Page({ page, catalogue }: PageProps & { readonly page: ConsolePage }) {
  const { signOut } = useSignedIn();
  const Content = PAGES[page.name];
  useActivity();
  usePageOpening(useLocation().pathname);
  return (
    <ConsoleShell title={messages().shell.titles[page.name]} page={page.name} onLogout={signOut}>
      <ServerReadiness />
      <AccountLanguage />
      <KeptWorkOffer />
      <ForRole page={page}>
        <Suspense fallback={<p role="status">{messages().shell.pageLoading}</p>}>
          <Content key={page.name} catalogue={catalogue} />
        </Suspense>
      </ForRole>
    </ConsoleShell>
  );
}

/** Shows the language that the account has stored, e.g. after it was chosen on another device. */
function AccountLanguage() {
  useAccountLanguage(useMe()?.language ?? null);
  return null;
}
