/**
 * The line under a form that tells what came of the last attempt: in its place, and within the window wherever one has scrolled to,
 * until it is put away there.
 */
import { X } from 'lucide-react';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Stop } from '#engine/frame/backends/backend.ts';
import { OwnCharacters } from '#engine/frame/panels/own-characters.tsx';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { useAttempt } from './use-attempt.ts';
import styles from './verdict-region.module.css';

/** Where a region says that it is there; the frame shows the message itself in a scene that has none. */
export const VerdictSlotContext = createContext<() => () => void>(() => () => undefined);

interface VerdictRegionProps {
  readonly id?: string;
  /** The message stays where the region stands, and comes into sight there: for a form that it would cover at the window's edge. */
  readonly inPlace?: boolean;
}

/** Announces each message once, failures at once, the rest politely. Tone is told by an icon and a word besides colour. */
export function VerdictRegion({ id, inPlace = false }: VerdictRegionProps) {
  const announcePlace = useContext(VerdictSlotContext);
  useEffect(() => announcePlace(), [announcePlace]);
  return <VerdictLine inPlace={inPlace} {...(id ? { id } : {})} />;
}

/** The region without telling the frame. */
export function VerdictLine({ id, inPlace = false }: VerdictRegionProps) {
  const { message, messageNumber, solved, stop } = useAttempt();
  const place = useRef<HTMLDivElement>(null);
  const shown = message !== null && !solved;
  const away = usePin(place, shown && !inPlace);
  useKeptInSight(place, shown && inPlace ? messageNumber : 0);
  // A dismissal is of one message: the next one is pinned to the edge of the viewport again.
  const [putAway, setPutAway] = useState<number | null>(null);
  const pin = putAway === messageNumber ? null : away;
  const urgent = message?.tone === 'danger';
  const line = message && !solved && (
    <Notice key={messageNumber} tone={message.tone} className={styles.line}>
      <OwnCharacters text={message.text} />
    </Notice>
  );
  return (
    <div ref={place} className={styles.region} tabIndex={-1} style={pin ? { minBlockSize: pin.height } : undefined}>
      {/* The same line in another place: nothing is announced twice. */}
      <div className={styles.place} data-verdict={shown || undefined} data-pinned={pin?.edge}>
        <div id={id}>
          <div role="status">{!urgent && line}</div>
          <div role="alert">{urgent && line}</div>
        </div>
        {pin && (
          <Button
            variant="quiet"
            className={styles.close}
            // Focus stays in a field that is being typed in.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => {
              if (document.activeElement === currentTarget) place.current?.focus({ preventScroll: true });
              setPutAway(messageNumber);
            }}
          >
            <X size={20} aria-hidden="true" />
            <VisuallyHidden>Fermer ce message</VisuallyHidden>
          </Button>
        )}
      </div>
      {stop && !solved && <p className={styles.stop}>{NOT_SENT_NOW[stop]}</p>}
    </div>
  );
}

/** Beside the buttons that are off. */
const NOT_SENT_NOW: Readonly<Record<Stop, string>> = {
  paused: 'La session est en pause\u00a0: votre réponse attend ici, vous l’enverrez à la reprise.',
  ended: 'La session est terminée\u00a0: les réponses ne comptent plus.',
};

/** What a player does to look elsewhere. */
const LOOKS_ELSEWHERE = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a new message into sight where it stands, and again while the page still settles (fonts, a bar that grows, a window that turns),
 * until the player looks elsewhere. 0 is no message.
 */
function useKeptInSight(place: { readonly current: HTMLElement | null }, messageNumber: number): void {
  useEffect(() => {
    if (messageNumber === 0) return;
    const bring = () => place.current?.scrollIntoView({ block: 'nearest' });
    bring();
    const layout = new ResizeObserver(bring);
    layout.observe(document.body);
    const ended = new AbortController();
    const { signal } = ended;
    const leave = () => {
      layout.disconnect();
      ended.abort();
    };
    window.addEventListener('resize', bring, { signal });
    for (const act of LOOKS_ELSEWHERE) window.addEventListener(act, leave, { signal, passive: true });
    return leave;
  }, [place, messageNumber]);
}

interface Pin {
  /** Of the line in its place, in px: kept there, so that nothing jumps. */
  readonly height: number;
  /** The edge of the window that the focused control is far from. */
  readonly edge: 'start' | 'end';
}

/** A line that an edge cuts by a few pixels is not read: each step of its way in and out counts. */
const EVERY_HUNDREDTH = Array.from({ length: 101 }, (_, part) => part / 100);

/** How the line is pinned while its place is outside of the window; null while it is in sight, or has nothing to say. */
function usePin(place: { readonly current: HTMLElement | null }, wanted: boolean): Pin | null {
  const [pin, setPin] = useState<Pin | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || !wanted) return setPin(null);
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      // A busy page hands over several frames at once: only the newest tells where the line is.
      const entry = entries.at(-1);
      if (!entry) return;
      const { height } = entry.boundingClientRect;
      const seen = entry.intersectionRect.height;
      const inSight = seen >= height - 1 || seen > 0.6 * window.innerHeight;
      setPin(inSight ? null : { height, edge: focusIsLow() ? 'start' : 'end' });
    };
    const observer = new IntersectionObserver(look, { threshold: EVERY_HUNDREDTH });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, wanted]);
  return pin;
}

/** Whether the control in use stands in the lower third of the window, where a line would cover it. */
function focusIsLow(): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return false;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return bottom > (window.innerHeight * 2) / 3 && top < window.innerHeight;
}
