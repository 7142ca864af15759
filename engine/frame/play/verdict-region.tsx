/**
 * Live region with the result of the last attempt: below the form or, while that place is out of sight, pinned to the edge of the viewport
 * until dismissed.
 */
import { X } from 'lucide-react';
import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Stop } from '#engine/frame/backends/backend.ts';
import { OwnCharacters } from '#engine/frame/panels/own-characters.tsx';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { useAttempt } from './use-attempt.ts';
import styles from './verdict-region.module.css';

/** Matches a text that begins with the word for its tone. */
const SAYS_ITS_TONE = /^(Alerte|Attention|Erreur)\s?:/;

/** Registers a region with the frame, which otherwise shows the message itself. */
export const VerdictSlotContext = createContext<() => () => void>(() => () => undefined);

interface VerdictRegionProps {
  readonly id?: string;
  /** Never pins the message, but scrolls it into view. For forms that a pinned message would cover. */
  readonly inPlace?: boolean;
}

/** Announces each message once, failures assertively, others politely. The tone is shown by icon and word, not by colour alone. */
export function VerdictRegion({ id, inPlace = false }: VerdictRegionProps) {
  const announcePlace = useContext(VerdictSlotContext);
  useEffect(() => announcePlace(), [announcePlace]);
  return <VerdictLine inPlace={inPlace} {...(id ? { id } : {})} />;
}

/** The region without registering with the frame. */
export function VerdictLine({ id, inPlace = false }: VerdictRegionProps) {
  const { message, messageNumber, solved, stop } = useAttempt();
  const place = useRef<HTMLDivElement>(null);
  const shown = message !== null && !solved;
  const away = usePin(place, shown && !inPlace);
  useKeptInSight(place, shown && inPlace ? messageNumber : 0);
  // A dismissal holds for one message: the next message may be pinned to the edge of the viewport again.
  const [putAway, setPutAway] = useState<number | null>(null);
  const pin = putAway === messageNumber ? null : away;
  usePlayerActs(pin !== null || (shown && inPlace), () => setPutAway(messageNumber));
  const urgent = message?.tone === 'danger';
  const line = message && !solved && (
    <Notice
      key={messageNumber}
      tone={message.tone}
      className={styles.line}
      {...(SAYS_ITS_TONE.test(message.text) && { toneLabel: '' })}
    >
      <OwnCharacters text={message.text} />
    </Notice>
  );
  return (
    <div ref={place} className={styles.region} tabIndex={-1} style={pin ? { minBlockSize: pin.height } : undefined}>
      {/* The line is a single element that moves: a second element would be announced again. */}
      <div
        className={styles.place}
        data-verdict={shown ? (putAway === messageNumber ? 'read' : 'new') : undefined}
        data-pinned={pin?.edge}
      >
        <div id={id}>
          <div role="status">{!urgent && line}</div>
          <div role="alert">{urgent && line}</div>
        </div>
        {pin && (
          <Button
            variant="quiet"
            className={styles.close}
            // Keeps the focus in the field that the player is typing in.
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

/** Explanations beside disabled buttons. */
const NOT_SENT_NOW: Readonly<Record<Stop, string>> = {
  paused: 'La session est en pause\u00a0: votre réponse attend ici, vous l’enverrez à la reprise.',
  ended: 'La session est terminée\u00a0: les réponses ne comptent plus.',
};

/**
 * Calls back when the player chooses something in the scene: by then the message has been read, and a pinned one would cover the scene's
 * controls.
 */
function usePlayerActs(waits: boolean, acted: () => void): void {
  const put = useEffectEvent(acted);
  useEffect(() => {
    if (!waits) return;
    const ended = new AbortController();
    const on = (type: string, chosen: string) =>
      document.addEventListener(
        type,
        ({ target }) => {
          if (target instanceof Element && target.closest(`[data-scene] ${chosen}`)) put();
        },
        { signal: ended.signal },
      );
    on('change', '*');
    on('click', '[aria-pressed], [aria-checked]');
    return () => ended.abort();
  }, [waits]);
}

/** Events by which players move elsewhere on the page. */
const LOOKS_ELSEWHERE = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a new message into view, and again while the layout still changes (fonts, the session bar, rotation), until the player moves
 * elsewhere. 0 means no message.
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
  /** Height of the line in px, reserved at its place while it is pinned, so that the page does not shift. */
  readonly height: number;
  /** Edge of the viewport to pin to: the edge farther from the focused control. */
  readonly edge: 'start' | 'end';
}

/** A line that is cut by a few pixels is unreadable, so every percent of visibility matters. */
const EVERY_HUNDREDTH = Array.from({ length: 101 }, (_, part) => part / 100);

/** Position of the pinned line while its place is out of the viewport; null while the place is visible or the line empty. */
function usePin(place: { readonly current: HTMLElement | null }, wanted: boolean): Pin | null {
  const [pin, setPin] = useState<Pin | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || !wanted) return setPin(null);
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      // Under load the observer delivers several entries at once: only the newest is current.
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

/** Whether the focused control is in the lower third of the viewport, where a pinned line would cover it. */
function focusIsLow(): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return false;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return bottom > (window.innerHeight * 2) / 3 && top < window.innerHeight;
}
