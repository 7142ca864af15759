import { createContext, type ReactNode, type Ref, useContext, useId } from 'react';
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

/** Level of panel headings: usually 2, but 3 within sections of a page that have headings of their own. */
export const PanelLevel = createContext<2 | 3>(2);

/** Titled section of a page. */
export function Panel({ title, lang, controls, heading, dense = false, children }: PanelProps) {
  const id = useId();
  const level = useContext(PanelLevel);
  const Heading = `h${level}` as const;
  return (
    <section
      className={[styles.panel, dense && styles.dense, level === 3 && styles.inner].filter(Boolean).join(' ')}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <Heading id={id} lang={lang} className={styles.title} ref={heading} tabIndex={heading === undefined ? undefined : -1}>
          {title}
        </Heading>
        {controls}
      </div>
      {children}
    </section>
  );
}
