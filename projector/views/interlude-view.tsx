import type { ReactNode } from 'react';
import { Seascape } from '#engine/ui/brand/seascape.tsx';
import styles from './interlude-view.module.css';

interface InterludeViewProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A title on a picture of the sea, shown during a freeze, during a pause, and at the end. */
export function InterludeView({ title, children }: InterludeViewProps) {
  return (
    <section className={styles.interlude} aria-labelledby="interlude">
      <div className={styles.sea}>
        <Seascape mast={300} />
      </div>
      <div className={styles.words}>
        <h1 id="interlude" className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}
