import type { ReactNode } from 'react';
import styles from './site-header.module.css';

export interface SiteHeaderProps {
  /** Decorative, 20 px. */
  readonly icon: ReactNode;
  /** Whose site it pretends to be. */
  readonly name: string;
  /** The visitor's name, or what the site is: small, at the end. */
  readonly aside?: ReactNode;
  /** Anything larger, such as a menu. */
  readonly children?: ReactNode;
}

/** The head of an imitated website, white on `--site-colour`, the night blue of Brévelle Maritime without it. */
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
