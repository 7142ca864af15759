import { pageSource } from './page-source.ts';
import styles from './source-view.module.css';

/** The page's source with line numbers, as browsers show it. It takes the focus so that the keyboard can scroll it. */
export function SourceView({ username, comments }: { readonly username: string; readonly comments: readonly string[] }) {
  const lines = pageSource(username, comments)
    .split('\n')
    .map((text, index) => ({ text, number: index + 1 }));
  return (
    <section className={styles.source} aria-label="Code source de la page" tabIndex={0}>
      <pre className={styles.code}>
        {lines.map(({ text, number }) => (
          <span key={number} className={styles.line}>
            {text}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  );
}
