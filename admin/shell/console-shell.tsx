import { ArrowLeft, LogOut, Moon, Sun } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useTheme } from '#engine/client/theme.ts';
import { LOGO, NAME } from '#engine/ui/brand/branding.ts';
import { BrandingLogo } from '#engine/ui/brand/logo.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { CONSOLE_PAGES, type ConsolePage } from '#schemas/console-pages.ts';
import { useMe, usePermission } from '../auth/use-me.ts';
import { StatusLine } from '../components/layout/status-line.tsx';
import { DocumentTitle } from '../components/layout/title-count.tsx';
import { GuideButton } from '../guide/guide-button.tsx';
import { language, messages } from '../language/language.ts';
import styles from './console-shell.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { SharedScreenSwitch } from './shared-screen-switch.tsx';

interface ConsoleShellProps {
  readonly title: string;
  /** Name of the page; absent before the sign-in. */
  readonly page?: ConsolePage['name'];
  readonly onLogout?: () => void;
  readonly children: ReactNode;
}

/** The console's shell: a bar with a link to the players' hub, the status line, and the page. */
export function ConsoleShell({ title, page, onLogout, children }: ConsoleShellProps) {
  const { shell } = messages();
  // Sets the document's language, in which screen readers read the title; before, it is French, as on the players' pages.
  useEffect(() => {
    const page = document.documentElement;
    const before = page.lang;
    page.lang = language();
    return () => {
      page.lang = before;
    };
  }, []);

  return (
    <DocumentTitle title={title}>
      <div className={styles.shell} lang={language()}>
        <header className={styles.bar}>
          <div className={styles.inner}>
            <p className={styles.brand}>
              {LOGO ? <BrandingLogo /> : <span className={styles.lamp} aria-hidden="true" />}
              {NAME} <span className={styles.place}>{shell.console}</span>
            </p>
            {onLogout && <ConsoleNav />}
            <nav className={styles.ways} aria-label={shell.theConsole}>
              <Link to="/" className={styles.way}>
                <ArrowLeft aria-hidden="true" />
                <span lang="fr">Retour hub</span>
              </Link>
              {page && <GuideButton page={page} className={styles.way} />}
              <LanguageSwitch />
              {onLogout && <SharedScreenSwitch />}
              <ThemeSwitch />
              {onLogout && (
                <button type="button" className={styles.way} onClick={onLogout} data-leaves>
                  <LogOut aria-hidden="true" />
                  {shell.logout}
                </button>
              )}
            </nav>
          </div>
        </header>
        <div className={styles.status}>
          <StatusLine />
        </div>
        <main className={`${styles.main} ${page === 'room' ? styles.wide : ''}`}>{children}</main>
      </div>
    </DocumentTitle>
  );
}

/** Light or dark theme; the players' pages use the same setting. */
function ThemeSwitch() {
  const { dark, toggle } = useTheme();
  const { darkTheme } = messages().shell;
  return (
    <button type="button" className={styles.way} aria-pressed={dark} title={darkTheme} onClick={toggle}>
      {dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      <VisuallyHidden>{darkTheme}</VisuallyHidden>
    </button>
  );
}

/** Navigation with the pages that the account may open. */
function ConsoleNav() {
  return (
    <nav className={styles.nav} aria-label={messages().shell.pagesOfTheConsole}>
      <ul className={styles.pages}>
        {CONSOLE_PAGES.map((page) => (
          <PageLink key={page.name} page={page} />
        ))}
      </ul>
    </nav>
  );
}

function PageLink({ page: { name, path, least } }: { readonly page: ConsolePage }) {
  const permission = usePermission(least);
  const role = useMe()?.role;
  const links: Partial<Record<ConsolePage['name'], string>> = messages().shell.links;
  const link = links[name];
  // Until the role is known, show the pages that nearly every account may open.
  const may = role === undefined ? least === 'observer' : permission === 'granted';
  if (link === undefined || !may || (name === 'own-departments' && role !== 'department')) return null;
  return (
    <li>
      <NavLink to={path} end className={() => styles.page}>
        {link}
      </NavLink>
    </li>
  );
}
