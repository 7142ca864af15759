import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which what has changed is told: a screen reader would be cut short at each key. */
const PAUSE = 700;

/**
 * What to announce of lines that change while somebody types.
 * @param lines what holds at this moment
 * @returns those that did not hold at the last pause, as one text; '' before anything has changed
 */
export function useChanges(lines: readonly string[]): string {
  const text = lines.join('\n');
  const told = useRef(text);
  const [changes, setChanges] = useState('');
  useEffect(() => {
    if (told.current === text) return;
    const timer = setTimeout(() => {
      const before = told.current.split('\n');
      told.current = text;
      setChanges(
        text
          .split('\n')
          .filter((line) => !before.includes(line))
          .join(' '),
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return changes;
}
