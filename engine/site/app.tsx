import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { GuestHub } from './hub/guest-hub.tsx';
import { LazyPage } from './lazy-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { NotFound } from './pages/not-found.tsx';
import { type Site, SiteContext, usePlayer } from './player/player-context.tsx';
import { Shell } from './shell/shell.tsx';
import { useSiteLife } from './site-life.ts';

const loadPages = () => import('./catalogue-pages.tsx');

export interface AppProps {
  readonly site: Site;
  /** What shows under `/admin`: the site itself knows no console. */
  readonly admin: ReactNode;
  /** The address that the server has already answered with its 404 page; nothing has to be loaded to say so again. */
  readonly unknownPath?: string | undefined;
}

/** The whole site, inside a router. */
export function App({ site, admin, unknownPath }: AppProps) {
  useSiteLife(site);
  return (
    <SiteContext value={site}>
      <Routes>
        <Route path="/admin/*" element={admin} />
        <Route
          path="*"
          element={
            <Shell>
              <PlayerPages unknownPath={unknownPath} />
            </Shell>
          }
        />
      </Routes>
    </SiteContext>
  );
}

function PlayerPages({ unknownPath }: Pick<AppProps, 'unknownPath'>) {
  const { pathname } = useLocation();
  if (pathname === unknownPath) return <NotFound />;
  return (
    <Routes>
      <Route path="/" element={<Hub />} />
      <Route path="/user-login" element={<LoginPage />} />
      <Route path="*" element={<LazyPage load={loadPages}>{({ ChallengePages }) => <ChallengePages />}</LazyPage>} />
    </Routes>
  );
}

function Hub() {
  const loggedIn = usePlayer((state) => state.loggedIn);
  return loggedIn ? <LazyPage load={loadPages}>{({ PlayerHub }) => <PlayerHub />}</LazyPage> : <GuestHub />;
}
