import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
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

interface AppProps {
  readonly site: Site;
  /** Content under `/admin`: the site itself does not import the console. */
  readonly admin: ReactNode;
  /** Content under `/projector`, which the site does not import either. */
  readonly projector: ReactNode;
  /** Loads the player's pages. The function's identity is stable. */
  readonly load?: typeof loadPages;
}

/** The whole site, inside a router. */
export function App({ site, admin, projector, load = loadPages }: AppProps) {
  const [bar, setBar] = useState<ComponentType | null>(null);
  // The session's bar comes with the pages, so that the retry of a page that did not load brings the bar too.
  const loadWithBar = useCallback(async () => {
    const pages = await load();
    setBar(() => pages.SessionBar);
    return pages;
  }, [load]);
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
            <Shell bar={bar}>
              <PlayerPages load={loadWithBar} />
            </Shell>
          }
        />
      </Routes>
    </SiteContext>
  );
}

interface PlayerPagesProps {
  readonly load: typeof loadPages;
}

function PlayerPages({ load }: PlayerPagesProps) {
  const token = usePlayer((state) => state.token);
  return (
    // A login in another tab makes every page another player's, with other secrets: the new key discards all state of the previous player.
    <Routes key={token}>
      <Route path="/" element={<Hub load={load} />} />
      <Route path="/user-login" caseSensitive element={<LoginPage />} />
      <Route path="*" element={<LazyPage load={load}>{({ ChallengePages }) => <ChallengePages />}</LazyPage>} />
    </Routes>
  );
}

function Hub({ load }: PlayerPagesProps) {
  const loggedIn = usePlayer((state) => state.loggedIn);
  /** Loads the hub, and its drawings in parallel. */
  const loadHub = useCallback(() => {
    fetchDrawings('all').catch(() => undefined);
    return load();
  }, [load]);
  return loggedIn ? <LazyPage load={loadHub}>{({ PlayerHome }) => <PlayerHome />}</LazyPage> : <GuestHub />;
}
