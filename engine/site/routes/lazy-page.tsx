import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { FailureBoundary } from '#engine/ui/feedback/failure-boundary.tsx';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import styles from './lazy-page.module.css';
import { loadWithin } from './load-within.ts';

/** Longest wait for a page, in ms (specification, section 9). */
const TIMEOUT_MS = 120_000;

export interface LazyPageTexts {
  readonly loading: string;
  /** It did not arrive. */
  readonly failed: string;
  /** It arrived, and broke while it was shown. */
  readonly broken: string;
  readonly retry: string;
}

export interface LazyPageProps<T> {
  /** Fetches the page. Another function is another page. */
  readonly load: () => Promise<T>;
  readonly children: (loaded: T) => ReactNode;
  readonly texts?: LazyPageTexts;
}

const FRENCH = {
  loading: 'Chargement de la page…',
  failed: 'La page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  broken: 'Un imprévu a interrompu cette page. Ce que vous avez gagné est gardé.',
  retry: 'Réessayer',
};

type State<T> = { readonly load: () => Promise<T> } & ({ readonly loaded: T } | { readonly failed: true });

/** A page loaded on demand: says that it loads, and offers to try again when it did not arrive or broke. */
export function LazyPage<T>({ load, children, texts = FRENCH }: LazyPageProps<T>) {
  const [state, setState] = useState<State<T> | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const settle = (next: State<T>) => {
      if (current) setState(next);
    };
    loadWithin(load(), TIMEOUT_MS).then(
      (loaded) => settle({ load, loaded }),
      (error: unknown) => {
        console.warn(`Page not loaded (attempt ${attempt + 1}):`, error);
        settle({ load, failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);

  if (!state || state.load !== load) return <Loading className={styles.page} label={texts.loading} />;
  const failure = (text: string, retry: () => void) => (
    <div className={`${styles.page} ${styles.failed}`} role="alert">
      <Notice tone="danger">{text}</Notice>
      <Button onClick={retry}>{texts.retry}</Button>
    </div>
  );
  if ('loaded' in state) {
    return <FailureBoundary fallback={() => failure(texts.broken, reload)}>{children(state.loaded)}</FailureBoundary>;
  }
  const retry = () => {
    // A new release takes the files of the old one away: then only a new page names those that are there.
    if (attempt > 0) return reload();
    setState(null);
    setAttempt(attempt + 1);
  };
  return failure(texts.failed, retry);
}

function reload(): void {
  window.location.reload();
}
