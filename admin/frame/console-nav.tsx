import { NavLink } from 'react-router-dom';
import { CONSOLE_PAGES, type ConsolePage } from '#schemas/console-pages.ts';
import { useMay } from '../auth/use-me.ts';
import styles from './console-nav.module.css';

/** The pages of the signed-in console that the account may open. */
export function ConsoleNav() {
  return (
    <nav className={styles.nav} aria-label="Pages of the console">
      <ul className={styles.pages}>
        {CONSOLE_PAGES.map((page) => (
          <PageLink key={page.name} page={page} />
        ))}
      </ul>
    </nav>
  );
}

function PageLink({ page: { path, link, least } }: { readonly page: ConsolePage }) {
  const may = useMay(least);
  if (link === null || (least !== 'observer' && !may)) return null;
  return (
    <li>
      <NavLink to={path} end className={() => styles.page}>
        {link}
      </NavLink>
    </li>
  );
}
