import { type ReactNode, useId } from 'react';
import styles from './code-area.module.css';

export interface CodeAreaProps {
  /** What it holds. */
  readonly label: string;
  /** How it is to be written; read with the field. */
  readonly description?: ReactNode;
  /** Id of a text elsewhere that says how `value` reads. */
  readonly describedBy?: string;
  /** Told to screen readers; the scene says what is wrong. */
  readonly invalid?: boolean;
  /** The text as it is. */
  readonly value: string;
  /** Called with the whole text, at each change. */
  readonly onChange: (value: string) => void;
  /** Lines to begin with, where the browser does not measure the text by itself. */
  readonly rows?: number;
  /** In characters; as many as the server part reads. */
  readonly maxLength: number;
}

/** A field for code, tokens and encoded text: nothing corrects what is pasted. Label and text are of `--code-ink`, if set. */
export function CodeArea({ label, description, describedBy, invalid, value, onChange, rows = 3, maxLength }: CodeAreaProps) {
  const id = useId();
  const describedByIds = [description && `${id}-description`, describedBy].filter(Boolean).join(' ');
  return (
    <div className={styles.area}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {description && (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      )}
      <textarea
        id={id}
        className={styles.input}
        value={value}
        rows={rows}
        maxLength={maxLength}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        aria-invalid={invalid}
        aria-describedby={describedByIds || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
