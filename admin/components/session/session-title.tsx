import type { ReactNode } from 'react';
import { PageTitle } from '../layout/page-title.tsx';
import styles from './session-title.module.css';

interface SessionTitleProps {
  /** None until it is known. */
  readonly session: { readonly name: string | null; readonly code: string } | null | undefined;
  /** What it is called without a name, and until it is known. */
  readonly without: string;
}

/** Heads a page about one session: its name, and its code beside it. */
export function SessionTitle({ session, without }: SessionTitleProps) {
  return (
    <PageTitle>
      {session?.name || without} {session && <span className={styles.code}>{session.code}</span>}
    </PageTitle>
  );
}

/** What stands under that title: the code to copy, and the ways on. */
export function SessionFacts({ children }: { readonly children: ReactNode }) {
  return <div className={styles.facts}>{children}</div>;
}
