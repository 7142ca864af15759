import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTimeAllowance } from '#engine/authoring';
import { READING_TIME, TICK } from './quiz-run.ts';

interface ReadingTimeOptions {
  /** What is to be read is not there yet. */
  readonly pending: boolean;
  /** Id of the button that goes on: with the focus on it, nobody reads elsewhere. */
  readonly goesOn: string;
  /** Called once the time is over. */
  readonly onNext: () => void;
}

interface ReadingTime {
  /** Whole seconds that are left. */
  readonly seconds: number;
  /** The player reads on: the time stands still. */
  readonly waits: boolean;
  /** For the element that holds what is read. */
  readonly handlers: {
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
  };
}

/**
 * How long an explanation stays. Its time stands still while the pointer is on it, once it has moved there (where it merely rests
 * after the click on an answer, nobody reads), and while the focus is anywhere but on the button that goes on.
 */
export function useReadingTime({ pending, goesOn, onNext }: ReadingTimeOptions): ReadingTime {
  const { factor } = useTimeAllowance();
  const [spent, setSpent] = useState(0);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const seconds = Math.ceil(((READING_TIME - spent) * factor) / 1000);
  const waits = pointed || focused;

  useEffect(() => {
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
    // Each second sets the next one.
    void spent;
    const timer = setTimeout(tick, TICK);
    return () => clearTimeout(timer);
  }, [pending, waits, spent]);

  return {
    seconds,
    waits,
    handlers: {
      onPointerMove: ({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && setPointed(true),
      onPointerLeave: () => setPointed(false),
    },
  };
}
