import { CircleCheck, CircleSlash, CircleX, FileText } from 'lucide-react';
import { Button, VisuallyHidden } from '#engine/authoring';
import type { GuessResult } from './artifacts.ts';
import styles from './result-list.module.css';

function Mark({ status }: { readonly status: number }) {
  const Icon = status === 200 ? CircleCheck : status === 403 ? CircleSlash : CircleX;
  return <Icon size={18} aria-hidden="true" />;
}

interface ResultListProps {
  readonly host: string;
  readonly results: readonly GuessResult[];
  readonly onOpen: (result: GuessResult) => void;
}

/** The server's replies, newest first. The newest is also announced to screen readers. */
export function ResultList({ host, results, onOpen }: ResultListProps) {
  const [newest] = results;
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h3 id="results-title" className={styles.title}>
        Réponses du serveur
      </h3>
      <div role="status">
        {newest && (
          <VisuallyHidden key={results.length}>
            {newest.path} : {newest.status} {newest.text}
          </VisuallyHidden>
        )}
      </div>
      {results.length === 0 ? (
        <p className={styles.empty}>Rien encore : testez un premier nom.</p>
      ) : (
        // Focusable, so that the keyboard can scroll it.
        <section className={styles.scroll} aria-label="Toutes les réponses" tabIndex={0}>
          <ol className={styles.list} reversed>
            {results.map((result) => (
              <li key={result.path} className={styles.row} data-status={result.status}>
                <Mark status={result.status} />
                <code className={styles.path}>/{result.path}/</code>
                <span className={styles.answer}>
                  <strong>{result.status}</strong> {result.text}
                </span>
                {result.page && (
                  <Button variant="secondary" className={styles.open} onClick={() => onOpen(result)}>
                    <FileText size={16} aria-hidden="true" />
                    Ouvrir maintenance.html
                    <VisuallyHidden>
                      {' '}
                      sur {host}/{result.path}
                    </VisuallyHidden>
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </section>
  );
}
