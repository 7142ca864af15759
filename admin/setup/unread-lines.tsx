import { countOf } from '../words/numbers.ts';
import type { UnreadLine } from './allow-list.ts';
import styles from './setup.module.css';

/** Most lines that are shown one by one. */
const SHOWN = 20;

/** Which lines were not read, and why. */
export function UnreadLines({ unread }: { unread: readonly UnreadLine[] }) {
  if (unread.length === 0) return null;
  return (
    <div className={styles.unread}>
      <p>{countOf(unread.length, 'line')} could not be read:</p>
      <ul>
        {unread.slice(0, SHOWN).map(({ line, text, reason }) => (
          <li key={line}>
            Line {line}
            {text !== '' && <> “{text.slice(0, 60)}”</>}: {reason}.
          </li>
        ))}
        {unread.length > SHOWN && <li>And {countOf(unread.length - SHOWN, 'more line', 'more lines')}.</li>}
      </ul>
    </div>
  );
}
