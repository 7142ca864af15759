import { LogOut, Menu, Settings2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { exactPoints } from '#engine/frame/play/points-text.ts';
import { NAME } from '#engine/ui/brand/branding.ts';
import { Logo } from '#engine/ui/brand/logo.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { PreferencesButton } from '../preferences/preferences-button.tsx';
import { usePlayer, useSite } from '../site-context.ts';
import styles from './header.module.css';

/** Logo, title, navigation, preferences, score. On a narrow screen the navigation folds into a menu; the score stays in sight. */
export function Header() {
  const { player } = useSite();
  const loggedIn = usePlayer((state) => state.loggedIn);
  const points = usePlayer((state) => (state.scoreKnown ? state.points : null));
  const { pathname } = useLocation();
  const burger = useRef<HTMLButtonElement>(null);
  // The menu is open only on the page where it was opened: following a link, or logging out, closes it.
  const place = `${pathname} ${loggedIn}`;
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === place;
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      // The focused element may disappear with the menu.
      if (event.target instanceof Element && event.target.closest('#site-menu')) burger.current?.focus();
      setOpenOn(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.brand} to="/">
          <Logo />
          <span className={styles.title}>{NAME}</span>
        </Link>
        <p className={styles.score}>
          <span className={styles.scoreLabel}>Score</span>{' '}
          <strong className={styles.points}>{points === null ? '…' : exactPoints(points)}</strong>
        </p>
        <button
          ref={burger}
          type="button"
          className={styles.burger}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpenOn(open ? null : place)}
        >
          {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          <VisuallyHidden>Menu</VisuallyHidden>
        </button>
        <div id="site-menu" className={styles.menu} data-open={open || undefined}>
          <nav aria-label="Navigation principale">
            <Link className={styles.item} to="/" aria-current={pathname === '/' ? 'page' : undefined}>
              Hub joueurs
            </Link>
          </nav>
          <PreferencesButton className={styles.item}>
            <Settings2 size={20} aria-hidden="true" />
            Mes réglages
          </PreferencesButton>
          {loggedIn && (
            <button type="button" className={styles.item} onClick={player.logout}>
              <LogOut size={20} aria-hidden="true" />
              Déconnexion
            </button>
          )}
        </div>
      </div>
    </header>
  );
}
