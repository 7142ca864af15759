import type { ReactNode } from 'react';
import styles from './site-header.module.css';

export interface SiteHeaderProps {
  /** Decorative, 20 px. */
  readonly icon: ReactNode;
  /** Name of the site, as it presents itself. */
  readonly name: string;
  /** Small text at the end, such as the visitor's name. */
  readonly aside?: ReactNode;
  /** Larger content, such as a menu. */
  readonly children?: ReactNode;
}

/** Header of an imitated website, white on `--site-colour`; by default the night blue of Brévelle Maritime. */
export function SiteHeader({ icon, name, aside, children }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <p className={styles.brand}>
        {icon} {name}
      </p>
      {aside && <p className={styles.aside}>{aside}</p>}
      {children}
    </header>
  );
}
