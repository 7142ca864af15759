import { useMay } from './auth/use-me.ts';
import styles from './console-nav.module.css';
import { NavLink } from './nav-link.tsx';

/** The pages of the signed-in console; those of administrators show to them only. */
export function ConsoleNav() {
  const administrator = useMay('administrator');
  return (
    <nav className={styles.nav} aria-label="Pages of the console">
      <ul className={styles.pages}>
        <li>
          <NavLink to="/admin">Sessions</NavLink>
        </li>
        <li>
          <NavLink to="/admin/accounts">Accounts</NavLink>
        </li>
        {administrator && (
          <>
            <li>
              <NavLink to="/admin/audit-log">Audit log</NavLink>
            </li>
            <li>
              <NavLink to="/admin/restore">Restore</NavLink>
            </li>
          </>
        )}
      </ul>
    </nav>
  );
}
