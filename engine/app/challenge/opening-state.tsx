/** What stands in for a scene that is not there yet, or could not be had. */
import { Button } from '#engine/ui/button.tsx';
import { Loading } from '#engine/ui/loading.tsx';
import { Notice } from '#engine/ui/notice.tsx';
import styles from './opening-state.module.css';
import type { Opening } from './use-opened.ts';

export function OpeningState({ opening }: { readonly opening: Exclude<Opening, { state: 'open' }> }) {
  return (
    <div className={styles.place}>
      {opening.state === 'loading' ? (
        <Loading label="Chargement de la mission…" />
      ) : (
        <Notice tone="danger" role="alert" title="La mission n’a pas pu être ouverte">
          <p>{opening.text}</p>
          <div>
            <Button variant="secondary" onClick={opening.retry}>
              Réessayer
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
