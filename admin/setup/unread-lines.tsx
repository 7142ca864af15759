import type { ReactNode } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { messages } from '../language/language.ts';
import type { UnreadLine } from './people-list.ts';
import styles from './unread-lines.module.css';

interface UnreadLinesProps {
  readonly unread: readonly UnreadLine[];
  /** Name of the file with these lines; absent for the list in the form. */
  readonly source?: string;
  /** Buttons that resolve the unread lines. */
  readonly children?: ReactNode;
}

/** Maximum number of lines shown one by one. */
const SHOWN = 20;

/** Lists lines that could not be read, with the reason for each. */
export function UnreadLines({ unread, source, children }: UnreadLinesProps) {
  if (unread.length === 0) return null;
  return (
    <div className={styles.unread}>
      <p>{messages().setup.people.unread(unread.length, source)}</p>
      <Lines lines={unread} />
      {children}
    </div>
  );
}

interface QuestionedLinesProps {
  readonly lines: readonly UnreadLine[];
  readonly source?: string;
  /** Applies the suggested correction of a line. */
  readonly onCorrect?: (line: UnreadLine) => void;
}

/** Lists lines that were read but look like slips; the facilitator may correct them or leave them. */
export function QuestionedLines({ lines, source, onCorrect }: QuestionedLinesProps) {
  if (lines.length === 0) return null;
  return (
    <div className={`${styles.unread} ${styles.questioned}`}>
      <p>{messages().setup.people.questioned(lines.length, source)}</p>
      <Lines lines={lines} onCorrect={onCorrect} />
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly UnreadLine[];
  readonly onCorrect?: ((line: UnreadLine) => void) | undefined;
}

function Lines({ lines, onCorrect }: LinesProps) {
  const { people } = messages().setup;
  return (
    <ul>
      {lines.slice(0, SHOWN).map((one) => {
        const { line, text, reason, meant } = one;
        return (
          <li key={`${line}/${text}/${reason}`}>
            {people.line(line, text.slice(0, 60), reason)}
            {onCorrect && meant !== undefined && (
              <Button className={styles.correct} variant="secondary" onClick={() => onCorrect(one)}>
                {people.correctTo(meant)}
              </Button>
            )}
          </li>
        );
      })}
      {lines.length > SHOWN && <li>{people.more(lines.length - SHOWN)}</li>}
    </ul>
  );
}
