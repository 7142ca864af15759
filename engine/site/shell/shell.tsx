import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { playerStorage } from '#engine/client/preview.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { focusOnceLoaded } from './focus-page.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

interface ShellProps {
  /** Time and messages of the session, shown once somebody is logged in; null while its code is not loaded. */
  readonly bar: ComponentType | null;
  readonly children: ReactNode;
}

/** Header, bars and footer around every page of the player; moves the focus to the page when it changes. */
export function Shell({ bar: Bar, children }: ShellProps) {
  const loggedIn = usePlayer((state) => state.loggedIn);
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  useHomeAfterLogout();
  useOwnPreferences();
  return (
    <div className={styles.shell}>
      {/* biome-ignore lint/a11y/useValidAnchor: the fragment of an address stays, as a page may read its code there */}
      <a
        className="skip-link"
        href="#contenu"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Aller au contenu
      </a>
      {/* The header is hydrated after the login form. */}
      <Suspense>
        <Header />
      </Suspense>
      {loggedIn && Bar && <Bar />}
      <main ref={main} id="contenu" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

function useFocusOnNavigation(main: { readonly current: HTMLElement | null }) {
  const { pathname } = useLocation();
  // A login or a logout also counts as navigation: the hub, at the same address, is another page then, and every page is another player's.
  const place = `${pathname} ${usePlayer((state) => state.token)}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo(0, 0);
    return focusOnceLoaded(main.current);
  }, [place, main]);
}

/** Pages that need no login: who opens their link weeks later reads them, although the browser's last login has expired. */
const WITHOUT_LOGIN = /^\/(retour|siege|compte|attestation|donnees)\b/;

/**
 * Logging out leads home (specification, section 4), and so does a 401, but from a page that needs no login. The login page is where the
 * next login is waited for.
 */
function useHomeAfterLogout() {
  const { store } = useSite().player;
  const loggedIn = usePlayer((state) => state.loggedIn);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const before = useRef(loggedIn);
  useEffect(() => {
    const stays = pathname === '/user-login' || (store.getState().ended && WITHOUT_LOGIN.test(pathname));
    if (before.current && !loggedIn && !stays) void navigate('/');
    before.current = loggedIn;
  }, [loggedIn, store, pathname, navigate]);
}

/** After a login or a logout the page applies the preferences of its player. If nobody ever set any, nothing is fetched. */
function useOwnPreferences() {
  const token = usePlayer((state) => state.token);
  useEffect(() => {
    // A change of the login is the reason for this effect.
    void token;
    if (playerStorage.read('preferences'))
      import('#engine/client/preferences.ts').then(
        (preferences) => preferences.adoptPreferences(),
        () => undefined,
      );
  }, [token]);
}
