import { ChevronDown, FileSpreadsheet } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '#engine/authoring';
import { type Place, QUESTION_NAMES } from './artifacts.ts';
import styles from './draft-line.module.css';
import { Person } from './person.tsx';

interface DraftLineProps {
  readonly place: Place;
  /** What stands there in the draft. */
  readonly drafted: string;
  readonly chosen: string | undefined;
  /** What there is to look into under the line, said while it is folded. */
  readonly inside?: string | undefined;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** What opens under it. */
  readonly children: ReactNode;
}

/** One line of the answer's head: what it says now, and behind it what it may say. */
export function DraftLine({ place, drafted, chosen, inside, open, onToggle, children }: DraftLineProps) {
  const details = useId();
  return (
    <div className={styles.line} data-open={open || undefined}>
      <button
        type="button"
        className={styles.head}
        data-line={place}
        aria-expanded={open}
        aria-controls={details}
        onClick={onToggle}
      >
        <span className={styles.name}>{QUESTION_NAMES[place]}</span>
        <span className={styles.text}>
          <VisuallyHidden>{chosen ? '(choisi)\u00a0: ' : '(brouillon)\u00a0: '}</VisuallyHidden>
          <Person label={chosen ?? drafted} />
          {inside && !open && (
            <span className={styles.inside}>
              <FileSpreadsheet size={16} aria-hidden="true" /> {inside}
            </span>
          )}
        </span>
        <span className={styles.mark} data-chosen={chosen ? true : undefined} aria-hidden="true">
          {chosen ? 'choisi' : <ChevronDown size={16} />}
        </span>
      </button>
      <div id={details} className={styles.details} hidden={!open}>
        {chosen && (
          <p className={styles.drafted}>
            Dans le brouillon&nbsp;: <Person label={drafted} />
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
