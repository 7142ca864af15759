import { type ReactNode, useEffect, useRef } from 'react';

/** Scale factors relative to the page's own size, the largest first. */
const SCALES = [1.8, 1.65, 1.5, 1.4, 1.3, 1.22, 1.15] as const;

interface FittedProps {
  /** The minimum scale; content that overflows the screen even at this scale is scrolled. */
  readonly least: number;
  readonly children: ReactNode;
}

/** Scales content that was designed for one reader to the largest size at which all of it fits on the screen. */
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
    // In a later animation frame: the callback resizes the observed elements, so running at once would make it loop within one frame.
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
