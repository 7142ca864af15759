import { ArrowLeft, LogOut } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { StatusLine } from '../parts/status-line.tsx';
import styles from './console-frame.module.css';
import { ConsoleNav } from './console-nav.tsx';

/** The console's chrome: a bar with the way back to the players' hub, the status line, and the page. */
export function ConsoleFrame({ title, onLogout, children }: { title: string; onLogout?: () => void; children: ReactNode }) {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Vigie`;
    return () => {
      document.title = before;
    };
  }, [title]);

  return (
    <div className={styles.frame} lang="en">
      <header className={styles.bar}>
        <div className={styles.inner}>
          <p className={styles.brand}>
            <span className={styles.lamp} aria-hidden="true" />
            Vigie <span className={styles.place}>Facilitator console</span>
          </p>
          <nav className={styles.ways} aria-label="Console">
            <Link to="/" className={styles.way}>
              <ArrowLeft aria-hidden="true" />
              <span lang="fr">Retour hub</span>
            </Link>
            {onLogout && (
              <button type="button" className={styles.way} onClick={onLogout} data-leaves>
                <LogOut aria-hidden="true" />
                Logout
              </button>
            )}
          </nav>
        </div>
        {onLogout && <ConsoleNav />}
      </header>
      <div className={styles.status}>
        <StatusLine />
      </div>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
