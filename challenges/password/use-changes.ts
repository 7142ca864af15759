import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which what has changed is told: a screen reader would be cut short at each key. */
const PAUSE = 700;
/** Milliseconds after which it is taken away: whoever reads the page line by line would meet it again beside the lines themselves. */
const TOLD_FOR = 4000;

/**
 * What to announce of lines that change while somebody types.
 * @param lines what holds at this moment
 * @returns those that did not hold at the last pause, as one text; '' before anything has changed, and once it has been told
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
  useEffect(() => {
    if (changes === '') return;
    const timer = setTimeout(() => setChanges(''), TOLD_FOR);
    return () => clearTimeout(timer);
  }, [changes]);
  return changes;
}
