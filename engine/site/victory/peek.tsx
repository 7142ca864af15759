/** The top of something high, as through a glass: the rest is unfolded on demand. What fits is simply there. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import styles from './peek.module.css';

interface PeekProps {
  /** Of the button that unfolds it. */
  readonly label: string;
  /** Of what is unfolded, which then has the focus. */
  readonly name: string;
  /** On a phone it leaves room for what else there is to read. */
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
  return (
    <div className={styles.peek}>
      {folded && (
        <Button
          variant="quiet"
          className={styles.more}
          onClick={() => {
            setOpen(true);
            // The button goes, and the focus would go with it.
            requestAnimationFrame(() => whole.current?.focus({ preventScroll: true }));
          }}
        >
          {label}
        </Button>
      )}
      <div className={styles.glass} data-low={low || undefined} data-open={open || undefined} data-folded={folded || undefined}>
        {/* The clipped part is inert: only the button opens it. */}
        <section ref={whole} aria-label={name} tabIndex={-1} className={styles.whole} inert={folded}>
          {children}
        </section>
      </div>
    </div>
  );
}
