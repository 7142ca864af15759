import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { useAttempt, useTimeAllowance } from '#engine/authoring';
import { READING_TIME, TICK } from './quiz-run.ts';

interface ReadingTimeOptions {
  /** Whether the text has not arrived yet. */
  readonly pending: boolean;
  /** Id of the button that leads to the next question: while it has the focus, the time runs. */
  readonly goesOn: string;
  /** Called when the time is over. */
  readonly onNext: () => void;
}

interface ReadingTime {
  /** Whole seconds that are left. */
  readonly seconds: number;
  /** Whether the time stands still, because the player is reading or the session is stopped. */
  readonly waits: boolean;
  /** Event handlers for the element with the text. */
  readonly handlers: {
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
  };
}

/**
 * Measures how long an explanation stays. The time stands still while an element other than the button `goesOn` has the focus, and while
 * the pointer is on the text. A pointer that only rests there after the click on an answer does not count: it must have moved.
 */
export function useReadingTime({ pending, goesOn, onNext }: ReadingTimeOptions): ReadingTime {
  const { stop } = useAttempt();
  const { factor } = useTimeAllowance();
  const [spent, setSpent] = useState(0);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const seconds = Math.ceil(((READING_TIME - spent) * factor) / 1000);
  const waits = pointed || focused || stop !== null;

  useEffect(() => {
    const { activeElement, body } = document;
    // Whoever reads a hint has the focus there already.
    setFocused(activeElement !== null && activeElement !== body && activeElement.id !== goesOn);
    const enter = ({ target }: FocusEvent) => setFocused(target instanceof Element && target.id !== goesOn);
    const leave = () => setFocused(false);
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    };
  }, [goesOn]);

  const tick = useEffectEvent(() => {
    const after = spent + TICK / factor;
    if (after >= READING_TIME) onNext();
    else setSpent(after);
  });
  useEffect(() => {
    if (pending || waits) return;
    // Each tick changes `spent`, which sets the next timer; without a limit none does, until there is one again.
    void [spent, factor];
    const timer = setTimeout(tick, TICK);
    return () => clearTimeout(timer);
  }, [pending, waits, spent, factor]);

  return {
    seconds,
    waits,
    handlers: {
      onPointerMove: ({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && setPointed(true),
      onPointerLeave: () => setPointed(false),
    },
  };
}
