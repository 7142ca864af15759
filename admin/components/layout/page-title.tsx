/** Heading of a page. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './page-title.module.css';

/** The page that opened last, and what had the focus as it began to open. */
let opening: { readonly address: string; readonly focused: Element | null } = { address: '', focused: null };

/** Notes what has the focus as a page begins to open, which may take a while. @param address changes with the page */
export function usePageOpening(address: string): void {
  useLayoutEffect(() => {
    opening = { address, focused: document.activeElement };
  }, [address]);
}

/**
 * The h1 of a page. It gets the focus when the page opens, so that keyboard and screen reader start there; not from somebody who has
 * begun something else since, in the header for example.
 */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const now = document.activeElement;
    if (now === null || now === document.body || now === opening.focused) heading.current?.focus();
  }, []);
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
