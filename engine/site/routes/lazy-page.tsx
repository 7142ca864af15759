import { type ReactNode, useCallback } from 'react';
import { loadWithin } from '#engine/client/load-within.ts';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { FailureBoundary } from '#engine/ui/feedback/failure-boundary.tsx';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import styles from './lazy-page.module.css';

/** Timeout for the code of a page, in ms (specification, section 9). */
const TIMEOUT_MS = 120_000;

interface LazyPageTexts {
  readonly loading: string;
  /** Message if the page could not be loaded. */
  readonly failed: string;
  /** Message if the page was loaded, and threw while it rendered. */
  readonly broken: string;
  readonly retry: string;
}

interface LazyPageProps<T> {
  /** Loads the page. Another function means another page. */
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

/** A page whose code is loaded on demand, with a loading state, and a retry after a failed load or a render error. */
export function LazyPage<T>({ load, children, texts = FRENCH }: LazyPageProps<T>) {
  const loadPage = useCallback(
    (attempt: number) =>
      loadWithin(load(), TIMEOUT_MS).catch((error: unknown) => {
        console.warn(`Page not loaded (attempt ${attempt + 1}):`, error);
        throw error;
      }),
    [load],
  );
  const page = useLoaded(loadPage);

  if (page.state === 'loading') return <Loading className={styles.page} label={texts.loading} />;
  const failure = (text: string, retry: () => void) => (
    <div className={`${styles.page} ${styles.failed}`} role="alert">
      <Notice tone="danger">{text}</Notice>
      <Button onClick={retry}>{texts.retry}</Button>
    </div>
  );
  if (page.state === 'loaded') {
    return <FailureBoundary fallback={() => failure(texts.broken, reloadDocument)}>{children(page.value)}</FailureBoundary>;
  }
  // A new release removes the chunks of the old one: then only a reloaded document names the chunks that exist.
  return failure(texts.failed, page.attempt > 0 ? reloadDocument : page.reload);
}

function reloadDocument(): void {
  window.location.reload();
}
