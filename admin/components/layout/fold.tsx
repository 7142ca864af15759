import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** What opens and closes it. */
  readonly title: ReactNode;
  /** What holds while it is closed, in a few words. */
  readonly state?: string;
  /** Open at first: something in it is not as usual. */
  readonly opened: boolean;
  /** Something in it is wrong, which must be seen. */
  readonly wrong?: boolean;
  /** Drawn when it is first opened: what it shows has to be fetched. */
  readonly late?: boolean;
  readonly children: ReactNode;
}

/** A part that few need, behind its title. */
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
