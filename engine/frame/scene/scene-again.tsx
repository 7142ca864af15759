import { type ReactNode, useEffect, useRef } from 'react';
import styles from './scene-again.module.css';
import { Still } from './still.tsx';

/** The scene of a mission that was solved earlier, to be looked at again: nothing in it reacts. */
export function SceneAgain({ children }: { readonly children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // A page that was opened at the scene's address scrolls to it.
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
