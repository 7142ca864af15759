import { CircleAlert } from 'lucide-react';
import { type TextareaHTMLAttributes, useId } from 'react';
import { Note } from './notes.tsx';
import styles from './text-area.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  readonly description: string;
  /** What is wrong with the text; shown under it and read with it. */
  readonly error?: string | undefined;
}

/** A labelled text of several lines with its description and its error. */
export function TextArea({ label, description, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Note id={`${id}-description`}>{description}</Note>
      <textarea
        {...area}
        id={id}
        className={styles.area}
        aria-describedby={error ? `${id}-description ${id}-error` : `${id}-description`}
        aria-invalid={error ? true : undefined}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** What is wrong with a group of fields. */
export function FieldError({ id, error }: { id?: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert size={18} aria-hidden="true" />
      {error}
    </p>
  );
}
