import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** Content of the toggle. */
  readonly title: ReactNode;
  /** Summary of the content while closed. */
  readonly state?: string;
  /** Whether the section is initially open, because a value in it differs from the default. */
  readonly opened: boolean;
  /** Whether the section contains an error, so that it must be open. */
  readonly wrong?: boolean;
  /** Whether the content is rendered only when first opened, because it must be loaded. */
  readonly late?: boolean;
  readonly children: ReactNode;
}

/** Collapsible section for rarely used content. */
export function Fold({ title, state, opened, wrong = false, late = false, children }: FoldProps) {
  const [open, setOpen] = useState(opened);
  const [seen, setSeen] = useState(opened || !late);
  return (
    <details
      className={styles.fold}
      open={open || wrong}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        setSeen(seen || event.currentTarget.open);
      }}
    >
      <summary>
        <ChevronRight aria-hidden="true" size={18} className={styles.mark} />
        <span className={styles.title}>{title}</span>
        {state !== undefined && <span className={styles.state}>{state}</span>}
      </summary>
      {seen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
