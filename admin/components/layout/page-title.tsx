/** Heading of a page. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './page-title.module.css';

/** Address of the page that opened last, and the element that had the focus when the page began to open. */
let opening: { readonly address: string; readonly focused: Element | null } = { address: '', focused: null };

/** Notes the focused element as a page begins to open, which may take a while. @param address changes with the page */
export function usePageOpening(address: string): void {
  useLayoutEffect(() => {
    opening = { address, focused: document.activeElement };
  }, [address]);
}

/**
 * The h1 of a page. It gets the focus when the page opens, so that keyboard and screen reader start there, unless the person has moved the
 * focus since, e.g. into the header.
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

/** Moves the focus to the page's heading; for use when the focused element disappears. */
export function focusPageTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Header of a subordinate page: back link, title, details. */
export function PageHead({ children }: { readonly children: ReactNode }) {
  return <header className={styles.head}>{children}</header>;
}
