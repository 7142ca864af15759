/** Heading of a page. */
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './page-title.module.css';

/** The h1 of a page. It gets the focus when the page opens, so that keyboard and screen reader start there. */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}

/** Moves the focus to the page's heading, for a focused element that disappears. */
export function focusPageTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Header of a subordinate page: back link, title, details. */
export function PageHead({ children }: { readonly children: ReactNode }) {
  return <header className={styles.head}>{children}</header>;
}
