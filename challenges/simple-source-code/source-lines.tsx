import { pageSource } from './page-source.ts';
import styles from './source-lines.module.css';
import { tokensOf } from './source-tokens.ts';

interface SourceLinesProps {
  readonly username: string;
  readonly comments: readonly string[];
  /** Lines that contain this text are marked. */
  readonly marked?: string;
}

/** The page's source, with line numbers and syntax colours. */
export function SourceLines({ username, comments, marked }: SourceLinesProps) {
  const lines = pageSource(username, comments)
    .split('\n')
    .map((text, index) => ({ text, number: index + 1 }));
  return (
    <pre className={styles.code}>
      {lines.map(({ text, number }) => (
        <span key={number} className={styles.line} data-marked={(marked !== undefined && text.includes(marked)) || undefined}>
          {tokensOf(text).map((token) => (
            <span key={token.from} data-kind={token.kind}>
              {token.text}
            </span>
          ))}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}
