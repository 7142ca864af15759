/** A column of the wide victory: content higher than the window scrolls in it, and a button below says that there is more. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { wantsReducedMotion } from '#engine/client/reduced-motion.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import styles from './column.module.css';

/** Share of the column's height by which one press scrolls: the last lines read stay in sight. */
const STEP = 0.8;

/** Minimum height of hidden content that is worth a press, in px. */
const REST = 8;

/** Scroll position of the column; `whole` if it has nothing to scroll. */
type Place = 'whole' | 'above' | 'end';

export function Column({ name, children }: { /** Region's name. */ readonly name: string; readonly children: ReactNode }) {
  const column = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>('whole');
  const measure = () => {
    if (column.current) setPlace(placeOf(column.current));
  };
  useEffect(() => {
    // The content may still be loading, and grows where something is unfolded.
    const observer = new ResizeObserver(() => {
      if (column.current) setPlace(placeOf(column.current));
    });
    for (const element of [column.current, content.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const goOn = () => {
    const element = column.current;
    if (!element) return;
    const top = place === 'end' ? 0 : element.scrollTop + STEP * element.clientHeight;
    element.scrollTo({ top, behavior: wantsReducedMotion() ? 'instant' : 'smooth' });
  };
  return (
    <div className={styles.column}>
      <section
        ref={column}
        aria-label={name}
        // The arrow keys scroll whatever has the focus.
        tabIndex={place === 'whole' ? undefined : 0}
        className={styles.scrolled}
        data-more={place === 'above' || undefined}
        onScroll={measure}
      >
        <div ref={content}>{children}</div>
      </section>
      {place !== 'whole' && (
        <Button variant="quiet" className={styles.on} onClick={goOn}>
          {place === 'end' ? 'Revenir au début' : 'Plus bas'}
          {/* The name tells the buttons of the two columns apart. */}
          <VisuallyHidden>&nbsp;: {name}</VisuallyHidden>
          {place === 'end' ? <ArrowUp size={18} aria-hidden="true" /> : <ArrowDown size={18} aria-hidden="true" />}
        </Button>
      )}
    </div>
  );
}

function placeOf({ scrollHeight, clientHeight, scrollTop }: HTMLElement): Place {
  if (scrollHeight <= clientHeight + 1) return 'whole';
  return scrollHeight - clientHeight - scrollTop > REST ? 'above' : 'end';
}
