import type { ReactNode } from 'react';
import { PageTitle } from '../layout/page-title.tsx';
import styles from './session-title.module.css';

interface SessionTitleProps {
  /** The session; null or undefined while it is loading. */
  readonly session: { readonly name: string | null; readonly code: string } | null | undefined;
  /** Title for a session without a name, and while loading. */
  readonly without: string;
}

/** Page title with the session's name and code. */
export function SessionTitle({ session, without }: SessionTitleProps) {
  return (
    <PageTitle>
      {session?.name || without} {session && <span className={styles.code}>{session.code}</span>}
    </PageTitle>
  );
}

/** Line under the title: the code to copy, and links. */
export function SessionFacts({ children }: { readonly children: ReactNode }) {
  return <div className={styles.facts}>{children}</div>;
}
