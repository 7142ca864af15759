import { ChevronDown, FileSpreadsheet } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { VisuallyHidden } from '#engine/authoring';
import type { Question } from './artifacts.ts';
import styles from './draft-line.module.css';
import { Person } from './person.tsx';

interface DraftLineProps {
  readonly question: Question;
  readonly name: string;
  /** Text of this line in the draft; undefined if the draft has none. */
  readonly drafted?: string | undefined;
  readonly chosen: string | undefined;
  /** Label of a button that unfolds the line to show what is inside, such as the workbook; shown while the line is folded. */
  readonly inside?: string | undefined;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The content that unfolds under the line. */
  readonly children: ReactNode;
}

/**
 * One line of the draft: its present text, and its options, which unfold. Only one line is open at a time, so that it fits a phone's
 * screen.
 */
export function DraftLine({ question, name, drafted, chosen, inside, open, onToggle, children }: DraftLineProps) {
  const details = useId();
  const head = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.line} data-open={open || undefined}>
      <button
        ref={head}
        type="button"
        className={styles.head}
        data-line={question}
        aria-expanded={open}
        aria-controls={details}
        onClick={onToggle}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.text}>
          {(chosen ?? drafted) && <VisuallyHidden>{chosen ? '(choisi)\u00a0: ' : '(brouillon)\u00a0: '}</VisuallyHidden>}
          <Person label={chosen ?? drafted ?? 'à décider'} />
        </span>
        <span className={styles.mark} data-chosen={chosen ? true : undefined} aria-hidden="true">
          {chosen ? 'choisi' : <ChevronDown size={16} />}
        </span>
      </button>
      {inside && !open && (
        <button
          type="button"
          className={styles.inside}
          onClick={() => {
            // The pressed button disappears when the line unfolds: the head of the line takes the focus.
            head.current?.focus();
            onToggle();
          }}
        >
          <FileSpreadsheet size={16} aria-hidden="true" /> {inside}
        </button>
      )}
      <div id={details} className={styles.details} hidden={!open}>
        {chosen && drafted && (
          <p className={styles.drafted}>
            Dans le brouillon&nbsp;: <Person label={drafted} />
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
