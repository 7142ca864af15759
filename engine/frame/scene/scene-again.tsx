import { type ReactNode, useEffect, useRef } from 'react';
import styles from './scene-again.module.css';
import { Still } from './still.tsx';

/** Read-only view of a scene that was solved earlier, collapsed. */
export function SceneAgain({ children }: { readonly children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The address `#scene` opens the scene and scrolls to it.
    if (window.location.hash !== '#scene' || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
    details.current.querySelector('summary')?.focus({ preventScroll: true });
  }, []);
  return (
    <details ref={details} className={styles.again}>
      <summary>Revoir la scène</summary>
      <p className={styles.note}>Pour la relire&nbsp;: on n’y répond plus.</p>
      <Still className={styles.scene}>{children}</Still>
    </details>
  );
}
