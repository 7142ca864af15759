import { type ReactNode, useEffect, useRef } from 'react';

/** How many times as large as on a page, the largest first. */
const SCALES = [1.8, 1.65, 1.5, 1.4, 1.3, 1.22, 1.15] as const;

interface FittedProps {
  /** The least scale: what does not stand on the screen whole in it is scrolled. */
  readonly least: number;
  readonly children: ReactNode;
}

/** What was drawn for one reader, as large as it stands on the screen whole. */
export function Fitted({ least, children }: FittedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    const enlarge = (scale: number) => element.style.setProperty('zoom', `${scale}`);
    const fits = (scale: number) => {
      enlarge(scale);
      return room.scrollHeight <= room.clientHeight && element.scrollWidth <= element.clientWidth;
    };
    let frame = 0;
    // In a frame of its own: what is changed there is what was observed.
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => enlarge(SCALES.find((scale) => scale > least && fits(scale)) ?? least));
    });
    resized.observe(room);
    resized.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
    };
  }, [least]);
  return (
    <div ref={box} style={{ zoom: least }}>
      {children}
    </div>
  );
}
