/**
 * The top of high content: the rest is unfolded on demand. Content that fits is shown as it is. Where a phone has room for no more than an
 * edge of the content, the button stands alone.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '#engine/client/use-media-query.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import styles from './peek.module.css';

interface PeekProps {
  /** Label of the button that unfolds the content. */
  readonly label: string;
  /** Accessible name of the content, which has the focus once it is unfolded. */
  readonly name: string;
  /** Whether to leave room on a phone for other text. */
  readonly low: boolean;
  readonly children: ReactNode;
}

export function Peek({ label, name, low, children }: PeekProps) {
  const whole = useRef<HTMLElement>(null);
  const [high, setHigh] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const content = whole.current;
    if (!content || open) return;
    // The content may still be loading, and grow.
    const observer = new ResizeObserver(() => setHigh(content.offsetHeight > (content.parentElement?.offsetHeight ?? 0)));
    observer.observe(content);
    return () => observer.disconnect();
  }, [open]);
  const folded = high && !open;
  const narrow = useMediaQuery('(width < 48rem)');
  const alone = low && narrow;
  return (
    <div className={styles.peek}>
      {folded && (
        <Button
          variant={alone ? 'secondary' : 'quiet'}
          className={alone ? styles.alone : styles.more}
          onClick={() => {
            setOpen(true);
            // The pressed button disappears: the focus moves to the content.
            requestAnimationFrame(() => whole.current?.focus({ preventScroll: true }));
          }}
        >
          {label}
        </Button>
      )}
      <div
        className={styles.glass}
        data-alone={(alone && !open) || undefined}
        data-open={open || undefined}
        data-folded={folded || undefined}
      >
        {/* The clipped part is inert: only the button opens it. */}
        <section ref={whole} aria-label={name} tabIndex={-1} className={styles.whole} inert={folded}>
          {children}
        </section>
      </div>
    </div>
  );
}
