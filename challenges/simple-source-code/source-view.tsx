import type { Ref } from 'react';
import { SourceLines } from './source-lines.tsx';
import styles from './source-view.module.css';

interface SourceViewProps {
  readonly username: string;
  readonly comments: readonly string[];
  readonly ref: Ref<HTMLElement>;
}

/** The page's source as a browser shows it. It can take the focus, so that the keyboard can scroll it. */
export function SourceView({ username, comments, ref }: SourceViewProps) {
  return (
    <section ref={ref} className={styles.source} aria-label="Code source de la page" tabIndex={0}>
      <SourceLines username={username} comments={comments} />
    </section>
  );
}
