import type { ReactNode } from 'react';
import { countOf } from '../words/numbers.ts';
import type { UnreadLine } from './people-list.ts';
import styles from './unread-lines.module.css';

interface UnreadLinesProps {
  readonly unread: readonly UnreadLine[];
  /** Name of the file that they are in; of the list in the form without it. */
  readonly source?: string;
  /** What can be done about them. */
  readonly children?: ReactNode;
}

/** Most lines that are shown one by one. */
const SHOWN = 20;

/** Which lines were not read, and why. */
export function UnreadLines({ unread, source, children }: UnreadLinesProps) {
  if (unread.length === 0) return null;
  return (
    <div className={styles.unread}>
      <p>
        {countOf(unread.length, 'entry', 'entries')}
        {source !== undefined && ` of ${source}`} could not be read:
      </p>
      <ul>
        {unread.slice(0, SHOWN).map(({ line, text, reason }) => (
          <li key={`${line}/${text}`}>
            Line {line}
            {text !== '' && <> “{text.slice(0, 60)}”</>}: {reason}.
          </li>
        ))}
        {unread.length > SHOWN && <li>And {unread.length - SHOWN} more.</li>}
      </ul>
      {children}
    </div>
  );
}
