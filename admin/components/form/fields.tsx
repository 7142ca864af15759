/** Fields of forms beside those of engine/ui: select, file, text of several lines; what is wrong with one, and the way to it. */
import { CircleAlert } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  type RefObject,
  type TextareaHTMLAttributes,
  useEffect,
  useId,
} from 'react';
import { Note } from '../notes/notes.tsx';
import styles from './fields.module.css';

/** A labelled choice of one from a list that opens; its options are the children. */
export function SelectField({
  label,
  ...select
}: ComponentPropsWithRef<'select'> & { /** Its name, over it. */ readonly label: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} />
    </div>
  );
}

interface FileFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> {
  /** What file is wanted. */
  readonly label: string;
  /** What it has to be, and what becomes of it; read with the field. */
  readonly description?: ReactNode;
}

/** A labelled file to choose. */
export function FileField({ label, description, ...input }: FileFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {description !== undefined && <Note id={`${id}-description`}>{description}</Note>}
      <input {...input} id={id} type="file" aria-describedby={description === undefined ? undefined : `${id}-description`} />
    </div>
  );
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** What is to be written. */
  readonly label: string;
  /** How it is to be written; read with the field. */
  readonly description: string;
  /** What is wrong with the text; shown under it and read with it. */
  readonly error?: string | undefined;
}

/** A labelled text of several lines with its description and its error. */
export function TextArea({ label, description, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Note id={`${id}-description`}>{description}</Note>
      <textarea
        {...area}
        id={id}
        aria-describedby={error ? `${id}-description ${id}-error` : `${id}-description`}
        aria-invalid={error ? true : undefined}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** What is wrong with a group of fields. */
export function FieldError({
  id,
  error,
}: {
  readonly id?: string;
  /** What is wrong, and what to do; nothing is shown without it. */
  readonly error: string | undefined;
}) {
  if (error === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert size={18} aria-hidden="true" />
      {error}
    </p>
  );
}

/**
 * Brings the focus to the first field of a form that is marked as wrong: it may be a screen away, and is read aloud with its error.
 * @param tries another value at each try to send the form; 0 before the first
 */
export function useFirstMistake(form: RefObject<HTMLFormElement | null>, tries: number | object): void {
  useEffect(() => {
    if (tries !== 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [form, tries]);
}
