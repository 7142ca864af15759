import { SourceLines } from './source-lines.tsx';
import styles from './source-view.module.css';

/** The page's source as browsers show it. It takes the focus so that the keyboard can scroll it. */
export function SourceView({ username, comments }: { readonly username: string; readonly comments: readonly string[] }) {
  return (
    <section className={styles.source} aria-label="Code source de la page" tabIndex={0}>
      <SourceLines username={username} comments={comments} />
    </section>
  );
}
