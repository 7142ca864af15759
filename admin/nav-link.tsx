import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './console-nav.module.css';

/** A link of the navigation, marked when it leads to the page that is shown. */
export function NavLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const here = useLocation().pathname.replace(/\/$/, '') === to;
  return (
    <Link to={to} className={styles.page} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  );
}
