/** What a page begins with. */
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './page-title.module.css';

/** The heading of a page. It takes the focus when the page is opened: keyboard and screen reader begin there. */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}

/** For what goes away by a press and had the focus: keyboard and screen reader begin at the page's heading again. */
export function focusPageTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Heads a page that is reached from another one: the way back, the title, and what belongs to it. */
export function PageHead({ children }: { readonly children: ReactNode }) {
  return <header className={styles.head}>{children}</header>;
}
