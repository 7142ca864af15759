import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { GuestHub } from './hub/guest-hub.tsx';
import { LoginPage } from './login/login-page.tsx';
import { LazyPage } from './routes/lazy-page.tsx';
import { Shell } from './shell/shell.tsx';
import { type Site, SiteContext, usePlayer } from './site-context.ts';
import { useSiteLife } from './site-life.ts';

const loadPages = () => import('./routes/catalogue-pages.tsx');

export interface AppProps {
  readonly site: Site;
  /** What shows under `/admin`: the site itself knows no console. */
  readonly admin: ReactNode;
}

/** The whole site, inside a router. */
export function App({ site, admin }: AppProps) {
  useSiteLife(site);
  return (
    <SiteContext value={site}>
      <Routes>
        {/* With case, as the server answers: anything else is an unknown address. */}
        <Route path="/admin/*" caseSensitive element={admin} />
        <Route
          path="*"
          element={
            <Shell>
              <PlayerPages />
            </Shell>
          }
        />
      </Routes>
    </SiteContext>
  );
}

function PlayerPages() {
  return (
    <Routes>
      <Route path="/" element={<Hub />} />
      <Route path="/user-login" caseSensitive element={<LoginPage />} />
      <Route path="*" element={<LazyPage load={loadPages}>{({ ChallengePages }) => <ChallengePages />}</LazyPage>} />
    </Routes>
  );
}

function Hub() {
  const loggedIn = usePlayer((state) => state.loggedIn);
  return loggedIn ? <LazyPage load={loadPages}>{({ PlayerHub }) => <PlayerHub />}</LazyPage> : <GuestHub />;
}
