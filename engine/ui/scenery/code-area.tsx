import { type ReactNode, useId } from 'react';
import styles from './code-area.module.css';

export interface CodeAreaProps {
  /** Label of the field. */
  readonly label: string;
  /** Description of the expected format, read with the field. */
  readonly description?: ReactNode;
  /** Id of an element elsewhere that describes `value`. */
  readonly describedBy?: string;
  /** Marks the field as invalid for screen readers; the scene shows the error message. */
  readonly invalid?: boolean;
  /** Text of the field. */
  readonly value: string;
  /** Called with the whole text at each change. */
  readonly onChange: (value: string) => void;
  /** Initial height in lines, for browsers without `field-sizing`. */
  readonly rows?: number;
  /** Maximum number of characters, as accepted by the server part. */
  readonly maxLength: number;
}

/** Text area for code, tokens and encoded text: no spelling correction. Label and text use `--code-ink`, if set. */
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
