import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import styles from './field.module.css';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Label over the input: what to write. */
  readonly label: string;
  /** Description of the expected text; read with the input. */
  readonly description?: string | undefined;
  /** Error message about the value; shown under the field and read with it. */
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled input with its description and its error. */
export function Field({ label, description, error, id, className, ref, ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [description && `${inputId}-description`, error && `${inputId}-error`, input['aria-describedby']].filter(
    Boolean,
  );
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      {description && (
        <p id={`${inputId}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <input
        {...input}
        ref={ref}
        id={inputId}
        className={styles.input}
        aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        aria-invalid={error ? true : input['aria-invalid']}
      />
      {error && (
        <p id={`${inputId}-error`} className={styles.error}>
          <CircleAlert size={18} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
