import type { ReactNode } from 'react';
import styles from './scene-again.module.css';

/** The scene of a mission that was solved earlier, to be looked at again: nothing in it reacts. */
export function SceneAgain({ children }: { readonly children: ReactNode }) {
  return (
    <details className={styles.again}>
      <summary>Revoir la scène</summary>
      <div className={styles.scene} inert>
        {children}
      </div>
    </details>
  );
}
