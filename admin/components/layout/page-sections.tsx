/** A long page in sections, with a list of links to them. */
import { type ReactNode, useEffect } from 'react';
import styles from './page-sections.module.css';
import { PanelLevel } from './panel.tsx';

interface PageSection {
  /** Part of the address, after `#`. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

interface PageSectionsProps {
  /** Name of the list of links. */
  readonly label: string;
  /** In the order of the page. */
  readonly sections: readonly PageSection[];
  /** Whether the shown data is being reloaded. */
  readonly busy?: boolean;
}

/**
 * Sections with a list of links to them. In a wide window the list stays beside the sections; in a narrow one it is above them, as it would
 * cover them.
 */
export function PageSections({ label, sections, busy }: PageSectionsProps) {
  // The browser looked for the section in the address before the page was loaded: scroll to it now.
  useEffect(() => {
    document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  }, []);
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-label={label}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections} aria-busy={busy || undefined}>
        {sections.map(({ id, title, children }) => (
          // Not a landmark region: the panels in it are, and a list of landmarks as long as the page helps nobody.
          <div key={id} id={id} className={styles.section} tabIndex={-1}>
            <h2 className={styles.title}>{title}</h2>
            <PanelLevel value={3}>{children}</PanelLevel>
          </div>
        ))}
      </div>
    </div>
  );
}
