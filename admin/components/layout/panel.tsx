import { type ReactNode, type Ref, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  /** Its heading, and the name of the region. */
  readonly title: string;
  /** Of the title. */
  readonly lang?: string;
  /** Controls at the right of the title. */
  readonly controls?: ReactNode;
  /** For a panel that the page brings the focus to. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** With less room around and between: for a page that shows as much as one screen holds. */
  readonly dense?: boolean;
  readonly children: ReactNode;
}

/** One titled part of a page. */
export function Panel({ title, lang, controls, heading, dense = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={`${styles.panel} ${dense ? styles.dense : ''}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} lang={lang} className={styles.title} ref={heading} tabIndex={heading === undefined ? undefined : -1}>
          {title}
        </h2>
        {controls}
      </div>
      {children}
    </section>
  );
}
