import { type ReactNode, type Ref, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  /** Heading, and accessible name of the region. */
  readonly title: string;
  /** Language of the title. */
  readonly lang?: string;
  /** Controls at the right of the title. */
  readonly controls?: ReactNode;
  /** Ref of the heading, for moving the focus to it. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** Less padding, for pages that must fit on one screen. */
  readonly dense?: boolean;
  readonly children: ReactNode;
}

/** Titled section of a page. */
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
