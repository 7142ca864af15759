/**
 * The top of something high, as through a glass: the rest is unfolded on demand. What fits is simply there. Where a phone has no room for more
 * than an edge of it, the button stands alone.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '#engine/client/use-media-query.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import styles from './peek.module.css';

interface PeekProps {
  /** Of the button that unfolds it. */
  readonly label: string;
  /** Of what is unfolded, which then has the focus. */
  readonly name: string;
  /** On a phone it leaves its room to what else there is to read. */
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
    // Its content may still be loading, and grows.
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
            // The button goes, and the focus would go with it.
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
