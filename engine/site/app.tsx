import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { fetchDrawings } from './hub/drawings.ts';
import { GuestHub } from './hub/guest-hub.tsx';
import { LoginPage } from './login/login-page.tsx';
import { useCurrentPlayer } from './player-state/use-current-player.ts';
import { LazyPage } from './routes/lazy-page.tsx';
import { loadPages } from './routes/prefetch-game.ts';
import { Shell } from './shell/shell.tsx';
import { usePageAlive } from './shell/use-page-alive.ts';
import type { Site } from './site.ts';
import { SiteContext, usePlayer } from './site-context.ts';

/** Loads the hub, and its drawings in parallel. */
const loadHub = () => {
  fetchDrawings('all').catch(() => undefined);
  return loadPages();
};

interface AppProps {
  readonly site: Site;
  /** Content under `/admin`: the site itself does not import the console. */
  readonly admin: ReactNode;
  /** Content under `/projector`, which the site does not import either. */
  readonly projector: ReactNode;
}

/** The whole site, inside a router. */
export function App({ site, admin, projector }: AppProps) {
  useCurrentPlayer(site.player);
  usePageAlive(site.player);
  return (
    <SiteContext value={site}>
      <Routes>
        {/* Case-sensitive, as the server answers: with other capitals an address is unknown. */}
        <Route path="/admin/*" caseSensitive element={admin} />
        <Route path="/projector" caseSensitive element={projector} />
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
  const token = usePlayer((state) => state.token);
  return (
    // A login in another tab makes every page another player's, with other secrets: the new key discards all state of the previous player.
    <Routes key={token}>
      <Route path="/" element={<Hub />} />
      <Route path="/user-login" caseSensitive element={<LoginPage />} />
      <Route path="*" element={<LazyPage load={loadPages}>{({ ChallengePages }) => <ChallengePages />}</LazyPage>} />
    </Routes>
  );
}

function Hub() {
  const loggedIn = usePlayer((state) => state.loggedIn);
  return loggedIn ? <LazyPage load={loadHub}>{({ PlayerHome }) => <PlayerHome />}</LazyPage> : <GuestHub />;
}
