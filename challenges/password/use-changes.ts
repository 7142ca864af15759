import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key before changes are announced: each key would interrupt a screen reader. */
const PAUSE = 700;
/** Milliseconds before an announcement is removed: a screen reader that reads line by line would meet it a second time. */
const TOLD_FOR = 4000;

/**
 * The announcement of lines that change while somebody types.
 * @param lines the lines that are true at this moment
 * @returns the lines that are new since the last pause, as one text; '' before anything has changed, and after the announcement
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
